import Foundation
import TestSupport
import Testing

/// One file of checks, in Python.
struct PageCheck: Sendable, Hashable, CustomTestStringConvertible {
  /// The file without folder and extension.
  let name: String
  var testDescription: String { name }

  static let folder = "Tests/PageTests/Checks"
  /// Files that the others are made with.
  private static let tools = ["browser", "checking", "serving", "stage", "together"]

  static func all() throws -> [PageCheck] {
    try RepositoryFiles.paths(below: folder).filter { $0.hasSuffix(".py") }
      .map { PageCheck(name: String($0.dropFirst(folder.count + 1).dropLast(3))) }
      .filter { !tools.contains($0.name) }
  }
}
