import Analysis
import Model
import TestSupport
import Testing

@Suite struct LateSlotTests {
  @Test(
    arguments: [
      "enum A { static var key: String! } ; func start() { A.key = \"a\" } ; func b() { print(A.key) }",
      "var key: String! ; func start() { key = \"a\" } ; func b() { print(key!) }",
      """
      enum A { static var key: String? }
      func start() { A.key = "a" }
      func b() -> String { A.key ?? fatalError() }
      """,
      """
      enum A { static var key: String? }
      func start() { A.key = "a" }
      func b() { guard let key = A.key, !key.isEmpty else { print(1) ; preconditionFailure() } }
      """,
    ])
  func `What code uses as if it were always there has to be set first`(source: String) async {
    #expect(await findings(of: source).count == 1)
  }

  @Test(
    arguments: [
      // Nobody sets it, nobody reads it, or it can be told that it is not there.
      "enum A { static var key: String! } ; func b() { print(A.key) }",
      "enum A { static var key: String! } ; func start() { A.key = \"a\" }",
      "enum A { static var key: String? } ; func start() { A.key = \"a\" } ; func b() { print(A.key) }",
      """
      enum A { static var key: String? }
      func start() { A.key = "a" }
      func b() { guard let key = A.key else { return } ; fatalError(key) }
      """,
      "enum A { static var key: String! = \"\" } ; func start() { A.key = \"a\" } ; func b() { print(A.key) }",
      // An object that nobody reaches but its owner.
      "final class A { var key: String! ; func start() { key = \"a\" } ; func b() { print(key!) } }",
    ])
  func `What may be empty, or never is, needs no set-up`(source: String) async {
    #expect(await findings(of: source) == [])
  }

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.rule == "configure-before-use" }.map(\.message)
  }
}
