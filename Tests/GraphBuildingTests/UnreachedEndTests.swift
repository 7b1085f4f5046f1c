import Analysis
import Model
import Testing

@Suite struct UnreachedEndTests {
  @Test(
    arguments: [
      ("static let shared = Store()", "deinit { save() }", "save"),
      ("static let shared: Store = .init()", "deinit { flushAll() }", "flushAll"),
      ("static let shared = Store()", "deinit { sqlite3_close(handle) }", "sqlite3_close"),
      ("static let shared = Store()", "@MainActor deinit { save() }", "save"),
      // Through a function of its own.
      (
        "static let shared = Store()", "deinit { finish() } ; func finish() { file.close() }",
        "close"
      ),
      ("static let shared = Store()", "deinit { save() ; writeIndex() }", "save, writeIndex"),
    ])
  func `An end of the one instance that saves something is told`(
    point: String, end: String, calls: String
  ) async {
    #expect(
      await messages(in: "final class Store { \(point) ; var handle = 1 ; \(end) }") == [calls])
  }

  @Test(
    arguments: [
      // It only lets go.
      "static let shared = Store() ; deinit { timer.invalidate() }",
      "static let shared = Store() ; deinit { NotificationCenter.default.removeObserver(self) }",
      // Nobody has it for good.
      "deinit { save() }",
      // Another instance takes its place, and this one ends.
      "static var shared = Store() ; static func renew() { shared = Store() } ; deinit { save() }",
      "static weak var shared: Store? ; deinit { save() }",
    ])
  func `An end that runs, or loses nothing, is not`(member: String) async {
    #expect(await messages(in: "final class Store { \(member) }") == [])
  }

  @Test func `A type of which others are made ends somewhere`() async {
    let source = """
      final class Store { static let shared = Store() ; deinit { save() } }
      final class Import { func run() { print(Store()) } }
      """
    #expect(await messages(in: source) == [])
  }

  @Test func `An end that a base class has is the end of the instance`() async {
    let source = """
      class Base { deinit { save() } }
      final class Store: Base { static let shared = Store() }
      """
    #expect(await messages(in: source) == ["save"])
  }

  @Test(
    arguments: [
      ("protected fun finalize() { flush() }", ["flush"]),
      ("fun finalize(all: Int) { flush() }", []),
      ("fun close() { flush() }", []),
    ])
  func `In Kotlin it is the finalizer`(member: String, calls: [String]) async {
    let source = "object Store { var count = 0 ; private fun flush() {} ; \(member) }\n"
    #expect(await messages(in: source, path: "app/src/main/kotlin/Store.kt") == calls)
  }

  /// What each finding says that never runs.
  private func messages(in source: String, path: String = "App.swift") async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: path, text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.rule == "deinit-never-runs" }.map { finding in
      let start = finding.message.firstRange(of: "so that ")?.upperBound
      let end = finding.message.firstRange(of: " in its ")?.lowerBound
      return start.flatMap { start in end.map { String(finding.message[start..<$0]) } } ?? ""
    }
  }
}
