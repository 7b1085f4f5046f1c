import Analysis
import Model
import TestSupport
import Testing

@Suite struct SharedStorageTests {
  @Test func `What instances share is told once, and not as single global variables`() async {
    let source = """
      final class Stats {
        private static var listened = 0
        private static var skipped = 0
        func listen() { Self.listened += 1 ; Self.skipped = 0 }
        func total() -> Int { Self.listened + Self.skipped }
      }
      """
    #expect(
      await findings(of: source) == [
        "monostate: all instances of Stats share listened and skipped in static variables"
      ])
  }

  @Test(
    arguments: [
      // A number of the instances, a table, what only static functions write, the shared instance.
      "private static var made = 0 ; let id: Int ; init() { Self.made += 1 ; id = Self.made }",
      "private static var cache: [String: Int] = [:] ; func add() { Self.cache[\"a\"] = 1 }",
      "private static var a = 0 ; private static var b = 0 ; static func go() { a = 1 ; b = a }",
      "private static var only: Stats? ; private static var b = 0 ; static func go() { only = Stats() }",
    ])
  func `Other static variables are none of that`(code: String) async {
    let found = await findings(of: "final class Stats { \(code) }")
    #expect(!found.contains { $0.hasPrefix("monostate") })
  }

  @Test func `An initializer that writes one variable makes it shared`() async {
    let source = """
      struct Limits {
        private static var most = 0
        init(most: Int) { Self.most = most }
        func allows(_ count: Int) -> Bool { count < Self.most }
      }
      """
    #expect(
      await findings(of: source) == [
        "monostate: all instances of Limits share most in static variables, and each new one sets most back"
      ])
  }

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.map { "\($0.rule): \($0.message)" }
  }
}
