import Foundation
package import Model

/// The repository that these tests stand in, found from this file and never from the current folder.
package enum RepositoryFiles {
  /// Absolute path of the repository's root, without a slash at the end.
  package static let root: String = {
    let file = URL(fileURLWithPath: #filePath)
    return file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .path
  }()

  /// Text of a file, by its path below the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// True when there is a file or folder at the path below the root.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  /// Paths of all files below a folder, relative to the root and sorted; hidden ones are left out.
  package static func paths(below folder: String) throws -> [String] {
    guard exists(folder) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { "\(folder)/\($0)" }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }

  /// The files below a folder that end in one of the extensions, with paths relative to the folder.
  package static func sourceTexts(below folder: String, extensions: [String]) throws -> [SourceText]
  {
    try paths(below: folder)
      .filter { path in extensions.contains { path.hasSuffix(".\($0)") } }
      .map { SourceText(path: String($0.dropFirst(folder.utf8.count + 1)), text: try text($0)) }
  }

  /// Writes a file, by its path below the root.
  package static func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
