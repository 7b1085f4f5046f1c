import Analysis
import Commands
import Foundation
import Model
import TestSupport
import Testing

/// Sources in a folder of their own that the compiler has built, with its index. The folder goes
/// with the value.
final class BuiltSources {
  let folder: URL
  var store: String { folder.appendingPathComponent("store").path }
  var sources: String { folder.appendingPathComponent("App").path }

  /// Writes and builds the files of a project text, one module for each folder below `Sources`,
  /// in the order of the text; what lies in `Outside` is built and not scanned.
  init(_ project: String) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("lifegraph-built-\(UUID().uuidString)")
    var modules: [(name: String, files: [String])] = []
    for file in projectFiles(project) {
      let parts = file.path.split(separator: "/").map(String.init)
      let path = parts[0] == "Outside" ? file.path : "App/\(file.path)"
      try write(file.text, to: path)
      let module = parts[parts.count - 2]
      if let known = modules.firstIndex(where: { $0.name == module }) {
        modules[known].files.append(path)
      } else {
        modules.append((module, [path]))
      }
    }
    for module in modules { try build(module.name, module.files) }
  }

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch {
      Issue.record("\(folder.path) stays behind: \(error)")
    }
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a file look as if it was changed after it was built.
  func touch(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 100)],
      ofItemAtPath: folder.appendingPathComponent(path).path)
  }

  private func build(_ module: String, _ files: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-emit-module", "-emit-object", "-parse-as-library", "-module-name", module, "-I",
        ".", "-index-store-path", "store", "-swift-version", "5",
      ] + files
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(
      process.terminationStatus == 0, "swiftc: \(String(decoding: said, as: UTF8.self))")
  }

  /// The index as the commands read it.
  func index() throws -> SourceIndex {
    let read = readIndexedSources(
      folder: sources, store: store, environment: ProcessInfo.processInfo.environment)
    #expect(read.problems.isEmpty)
    return try #require(read.index)
  }

  /// The graph by the index, or by syntax alone.
  func report(byIndex: Bool) async throws -> Report {
    let read = readIndexedSources(
      folder: sources, store: store, environment: ProcessInfo.processInfo.environment)
    var input = AnalysisInput(files: read.sources, name: "Project")
    if byIndex {
      let index: SourceIndex = try #require(read.index, "\(read.problems)")
      input.index = index
    }
    return await analyze(input, settings: .standard, rules: [])
  }

  /// `From reaches To.slot`, a line each.
  func accesses(byIndex: Bool) async throws -> [String] {
    try await report(byIndex: byIndex).relations.filter { $0.kind == .reaches }.map {
      "\($0.from.text) reaches \($0.to.text).\($0.slot ?? "")"
    }
  }
}
