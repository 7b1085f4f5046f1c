import Analysis
import Model
import Rendering
import TestSupport
import Testing

/// A project below `samples/`: a folder directly there that holds a manifest or sources.
struct Sample: Sendable, CustomTestStringConvertible {
  static let expectedFolder = "Tests/GoldenTests/Expected"

  let name: String

  var testDescription: String { name }

  /// Every sample, sorted by name.
  static func all() throws -> [Sample] {
    let names = try RepositoryFiles.paths(below: "samples").compactMap { path -> String? in
      let parts = path.split(separator: "/")
      let isProjectFile =
        (parts.count == 3 && parts[2] == "lifegraph.yml") || path.hasSuffix(".swift")
      return parts.count > 2 && isProjectFile ? String(parts[1]) : nil
    }
    return Set(names).sorted().map(Sample.init)
  }

  /// What the command line would read of this folder.
  func input() throws -> AnalysisInput {
    let files = try RepositoryFiles.sourceTexts(
      below: "samples/\(name)", extensions: ["swift", "kt"])
    let manifest = try RepositoryFiles.sourceTexts(below: "samples/\(name)", extensions: ["yml"])
      .filter { $0.path == "lifegraph.yml" }
    return AnalysisInput(files: manifest + files, name: name)
  }

  func expectedPath(_ format: OutputFormat) -> String {
    "\(Sample.expectedFolder)/\(name)/\(format.name).\(format.fileExtension)"
  }
}
