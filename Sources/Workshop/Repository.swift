import Foundation

/// The working copy of lifegraph that devtool reads and writes; paths are relative to its root.
struct Repository {
  let root: URL

  /// The repository whose root is the folder or one above it.
  init(holding folder: String) throws(WorkshopError) {
    var candidate = URL(fileURLWithPath: folder).standardizedFileURL
    while !FileManager.default.fileExists(atPath: candidate.path + "/" + RuleTemplate.listPath) {
      guard candidate.path != "/" else {
        throw WorkshopError("\(folder) is not inside the lifegraph repository")
      }
      candidate.deleteLastPathComponent()
    }
    root = candidate
  }

  func holds(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
