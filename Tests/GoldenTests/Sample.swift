import Analysis
import Model
import Rendering
import TestSupport
import Testing

/// A project below `samples/`: a folder that holds a manifest, a `Sources` folder or Swift files.
struct Sample: Sendable, CustomTestStringConvertible {
  static let expectedFolder = "Tests/GoldenTests/Expected"

  /// Path below the root of the repository: `samples/travel`.
  let folder: String

  /// Path below `samples`, with hyphens for slashes.
  var name: String { folder.split(separator: "/").dropFirst().joined(separator: "-") }
  var testDescription: String { name }

  /// Outermost folders only, sorted by path.
  static func all() throws -> [Sample] {
    var folders: Set<String> = []
    for path in try RepositoryFiles.paths(below: "samples") {
      if let folder = projectFolder(of: path) { folders.insert(folder) }
    }
    let outermost = folders.filter { folder in
      !folders.contains { $0 != folder && folder.hasPrefix("\($0)/") }
    }
    return outermost.sorted().map(Sample.init)
  }

  /// What the command line would read of this folder.
  func input() throws -> AnalysisInput {
    let files = try RepositoryFiles.sourceTexts(below: folder, extensions: ["swift", "kt"])
    let manifest = try RepositoryFiles.sourceTexts(below: folder, extensions: ["yml"])
      .filter { $0.path == "lifegraph.yml" }
    return AnalysisInput(files: manifest + files, name: name)
  }

  func expectedPath(_ format: OutputFormat) -> String {
    "\(Sample.expectedFolder)/\(name)/\(format.name).\(format.fileExtension)"
  }
}

/// The folder whose project the file shows: a sample has a name, so the files directly in
/// `samples` belong to none.
private func projectFolder(of path: String) -> String? {
  let parts = path.split(separator: "/")
  guard parts.count > 2, let file = parts.last else { return nil }
  if let sources = parts.firstIndex(of: "Sources"), sources > 1 {
    return parts[..<sources].joined(separator: "/")
  }
  guard file == "lifegraph.yml" || file.hasSuffix(".swift") else { return nil }
  return parts.dropLast().joined(separator: "/")
}
