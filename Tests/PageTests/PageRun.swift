import Foundation
import TestSupport

/// All files of checks, run once: in two browsers side by side, as most machines have two cores to
/// spare, and in each browser one file after the other.
enum PageRun {
  struct Outcome {
    /// How many checks ran.
    var count = 0
    var faults: [String] = []
  }

  /// What a file of checks found.
  static func outcome(of check: PageCheck) async throws -> Outcome {
    try await outcomes.value[check.name] ?? Outcome()
  }

  /// Goes before what other tests compute: it mostly waits for other programs, and would otherwise
  /// get its next turn when all of them are done.
  private static let outcomes = Task.detached(priority: .userInitiated) {
    let reports = try await PageReports.folder()
    let names = try PageCheck.all().map(\.name)
    return try await withThrowingTaskGroup(of: [String: Outcome].self) { group in
      for browser in 0..<2 {
        let share = names.enumerated().filter { $0.offset % 2 == browser }.map(\.element)
        group.addTask { try await run(share, on: reports) }
      }
      return try await group.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first }
      }
    }
  }

  private static func run(_ names: [String], on reports: String) async throws -> [String: Outcome] {
    let root = RepositoryFiles.root
    let ended = try await Program.run(
      "/bin/sh",
      [
        "-c", "exec \"$(\"$0\"/Scripts/selenium-python.sh)\" \"$@\"", root,
        "-B", "\(root)/\(PageCheck.folder)/together.py", reports,
      ] + names)
    var outcomes: [String: Outcome] = [:]
    for line in ended.output.split(separator: "\n") {
      let check = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      outcomes[check.file, default: Outcome()].count += 1
      if let fault = check.fault {
        outcomes[check.file]?.faults.append("\(check.sentence): \(fault)")
      }
    }
    if ended.status != 0 {
      for name in names {
        outcomes[name, default: Outcome()].faults.append("they ended early:\n\(ended.errors)")
      }
    }
    return outcomes
  }

  private struct Line: Decodable {
    let file: String
    let sentence: String
    let fault: String?
  }
}
