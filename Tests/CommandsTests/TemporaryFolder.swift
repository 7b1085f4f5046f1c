import Foundation

@testable import Commands

/// A folder of its own for one test; it goes with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let name = "lifegraph-test-\(UUID().uuidString)"
    // Resolved, since what is compared with it is.
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(base)/\(name)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // Foundation gives up on paths that are longer than the system's limit.
    let remover = ChildProcess(
      executable: "/bin/rm", arguments: ["-rf", path], environment: [:], seconds: 60,
      outputLimit: 100_000)
    _ = run(remover, input: [], cleanup: Cleanup())
  }

  subscript(_ name: String) -> String { "\(path)/\(name)" }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = self[name]
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// A shell script that can be run.
  func script(_ text: String) throws -> String {
    let file = try write("#!/bin/sh\n\(text)\n", to: "script-\(UUID().uuidString).sh")
    chmod(file, 0o755)
    return file
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self[name])), as: UTF8.self)
  }

  /// Sorted names, hidden ones too.
  func names(in name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self[name]).sorted()
  }
}
