import Foundation

/// A child process that ran to its end.
struct Program {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a program without holding a thread of the tests meanwhile. Output goes through files,
  /// which never fill up as pipes do.
  static func run(_ path: String, _ arguments: [String], input: String = "") async throws -> Program
  {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifegraph-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { Self.remove(base) }
    let files = ["input", "output", "errors"].map { base.appendingPathComponent($0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    return Program(
      status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }

  private static func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("not removed: \(folder.path): \(error.localizedDescription)")
    }
  }
}
