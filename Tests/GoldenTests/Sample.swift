import Analysis
import Model
import Rendering
import Rules
import SettingsLoading
import TestSupport
import Testing
import YAMLReading

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
        (parts.count == 3 && parts[2] == "lifegraph.yml")
        || [".swift", ".kt"].contains(where: path.hasSuffix)
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

  /// The settings that stand in this folder, or those that hold without a file.
  func settings() throws -> Settings {
    let path = "samples/\(name)/.lifegraph.yml"
    guard RepositoryFiles.exists(path) else { return .standard }
    let (node, problems) = readYAML(
      SourceText(path: ".lifegraph.yml", text: try RepositoryFiles.text(path)))
    #expect(problems.isEmpty)
    let knownRules = Rule.all.map {
      KnownRule(id: $0.id, formerly: $0.formerly, optionNames: $0.options.map(\.name))
    }
    return try loadSettings(node, knownRules: knownRules)
  }

  /// What the tool finds in this folder.
  func report() async throws -> Report {
    await analyze(try input(), settings: try settings())
  }

  func expectedPath(_ format: OutputFormat) -> String {
    "\(Sample.expectedFolder)/\(name)/\(format.name).\(format.fileExtension)"
  }
}
