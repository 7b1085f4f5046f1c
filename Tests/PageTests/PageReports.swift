import Foundation
import Model
import TestSupport
import Workshop

/// The pages that the checks open: one folder for each report, made by the program that users run.
enum PageReports {
  /// The folder that holds them, made once for all checks. It stays, so that what failed can be
  /// opened by hand.
  static func folder() async throws -> String { try await made.value }

  private static let made = Task.detached(priority: .userInitiated) { () throws -> String in
    let folder = "\(RepositoryFiles.root)/.build/page-tests"
    if FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let program = try builtProgram()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for sample in try samples() {
        group.addTask {
          try await make(
            ["report", "\(RepositoryFiles.root)/samples/\(sample)", "--quiet", "--out"],
            into: "\(folder)/\(sample)", by: program)
        }
      }
      group.addTask {
        try await make(
          [
            "report", "\(RepositoryFiles.root)/samples/travel-before", "--quiet", "--page",
            "folder", "--out",
          ], into: "\(folder)/travel-before-folder", by: program)
      }
      group.addTask {
        try await makeLarge(into: "\(folder)/large", by: program)
      }
      group.addTask { try await makeDifferences(in: folder, by: program) }
      for (name, report) in try madeUpReports() {
        group.addTask {
          let out = "\(folder)/\(name)"
          try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
          let file = "\(out)/report.json"
          try Data(report.utf8).write(to: URL(fileURLWithPath: file))
          try await make(
            ["render", file, "--quiet", "--format", "html", "-o"], into: "\(out)/index.html",
            by: program)
        }
      }
      try await group.waitForAll()
    }
    return folder
  }

  /// A made-up app of 2,000 components. Of drawings it has few: what is large is the rest of the page.
  private static func makeLarge(into out: String, by program: String) async throws {
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let manifest = largeManifest(components: 2_000, relations: 6_000)
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(out)/lifegraph.yml"))
    let settings = "drawings: { modules: 1, components: 1, paths: 1 }\n"
    try Data(settings.utf8).write(to: URL(fileURLWithPath: "\(out)/settings.yml"))
    try await make(
      [
        "report", "\(out)/lifegraph.yml", "--settings", "\(out)/settings.yml", "--quiet", "--out",
      ], into: out, by: program)
  }

  /// What changed between two samples, and between a report and itself.
  private static func makeDifferences(in folder: String, by program: String) async throws {
    let before = "\(RepositoryFiles.root)/samples/travel-before"
    let after = "\(RepositoryFiles.root)/samples/travel-after"
    for (name, sides) in [
      ("travel-difference", [before, after]), ("travel-return", [after, before]),
      ("travel-same", [before, before]),
    ] {
      let out = "\(folder)/\(name)"
      try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
      try await make(
        ["diff"] + sides + ["--quiet", "--format", "html", "-o"], into: "\(out)/index.html",
        by: program)
    }
  }

  private static func samples() throws -> [String] {
    let paths = try RepositoryFiles.paths(below: "samples").filter { $0.contains("/") }
    return Set(paths.compactMap { $0.split(separator: "/").dropFirst().dropLast().first })
      .map(String.init).sorted()
  }

  /// A report that uses every field, and others in which every free text of it ends in a hostile
  /// one: in one of them in all hostile texts, in the rest each text in another, with other
  /// neighbours every time.
  private static func madeUpReports() throws -> [(name: String, text: String)] {
    let all = hostileTexts.joined(separator: " ")
    let turns = stride(from: 0, to: hostileTexts.count, by: 12).map { start in
      let turn = Turn(next: start)
      return exampleReport { $0 + turn.take() }
    }
    let hostile = try ([exampleReport { $0 + all }] + turns).enumerated().map {
      ("hostile-\($0)", try encodedReport($1))
    }
    return [("example", try encodedReport(exampleReport()))] + hostile
  }

  /// The hostile texts in turn.
  private final class Turn {
    private var next: Int

    init(next: Int) { self.next = next }

    func take() -> String {
      next += 1
      return hostileTexts[next % hostileTexts.count]
    }
  }

  private static func make(
    _ arguments: [String], into out: String, by program: String
  ) async throws {
    let ended = try await Program.run(program, arguments + [out])
    // 1 says that there are findings, which is what the samples are for.
    guard ended.status <= 1 else {
      throw Failure(description: "\(arguments): \(ended.status): \(ended.errors)")
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
