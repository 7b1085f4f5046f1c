import Foundation
import TestSupport
import Testing

/// One file of checks, in Python.
struct PageCheck: Sendable, CustomTestStringConvertible {
  /// The file without folder and extension.
  let name: String
  var testDescription: String { name }

  private static let folder = "Tests/PageTests/Checks"
  /// Files that the others are made with.
  private static let tools = ["browser", "checking", "serving", "stage"]

  static func all() throws -> [PageCheck] {
    try RepositoryFiles.paths(below: folder).filter { $0.hasSuffix(".py") }
      .map { PageCheck(name: String($0.dropFirst(folder.count + 1).dropLast(3))) }
      .filter { !tools.contains($0.name) }
  }

  struct Outcome {
    /// How many checks ran.
    var count = 0
    var faults: [String] = []
  }

  /// Runs it on the pages in a folder.
  func run(on reports: String) async throws -> Outcome {
    let root = RepositoryFiles.root
    let ended = try await Program.run(
      "/bin/sh",
      [
        "-c", "exec \"$(\"$0\"/Scripts/selenium-python.sh)\" \"$@\"", root,
        "-B", "\(root)/\(Self.folder)/\(name).py", reports,
      ])
    var outcome = Outcome()
    for line in ended.output.split(separator: "\n") {
      let check = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      outcome.count += 1
      if let fault = check.fault { outcome.faults.append("\(check.sentence): \(fault)") }
    }
    if ended.status != 0 { outcome.faults.append("it ended early:\n\(ended.errors)") }
    return outcome
  }

  private struct Line: Decodable {
    let sentence: String
    let fault: String?
  }
}
