import Analysis
import Model
import TestSupport
import Testing

@Suite struct InitializationTests {
  @Test(
    arguments: [
      "private var names = Store.shared.names",
      "private var names: [String] = [] ; init() { names = Store.shared.names }",
      "init() { load() } ; func load() { print(Store.shared.names) }",
      "let part = Part() ; final class Part { let names = Store.shared.names }",
      "var all: [String] { Store.shared.names } ; init() { print(all) }",
      "init() { print(Self.first) } ; private static let first = Store.shared.names.first",
    ])
  func `What a global runs while it is made is followed`(members: String) async {
    #expect(await findings(engine: members) == ["strong Engine.shared reaches Store.shared"])
  }

  @Test(
    arguments: [
      "init(isFast: Bool = true) { if isFast { print(Store.shared.names) } }",
      "init() { guard isFast() else { return } ; print(Store.shared.names) } ; func isFast() -> Bool { true }",
    ])
  func `What is reached only under a condition is less sure`(members: String) async {
    #expect(await findings(engine: members) == ["likely Engine.shared reaches Store.shared"])
  }

  @Test(
    arguments: [
      "func load() { print(Store.shared.names) }",
      "lazy var names = Store.shared.names",
      "init() { DispatchQueue.main.async { print(Store.shared.names) } }",
      "init() { Task { await load() } } ; func load() async { print(Store.shared.names) }",
      "init() { keep { print(Store.shared.names) } } ; func keep(_ work: @escaping () -> Void) {}",
      "var work: () -> Void ; init() { work = { print(Store.shared.names) } }",
      "var work = { print(Store.shared.names) }",
      "static let other = Store.shared",
    ])
  func `What it leaves for later is not`(members: String) async {
    #expect(await findings(engine: members) == [])
  }

  @Test func `A ring is told once, and one of its members not again`() async {
    let source = """
      final class A { static let shared = A() ; var n = B.shared.n }
      final class B { static let shared = B() ; var n = C.shared.n }
      final class C { static let shared = C() ; var n = A.shared.n }
      """
    #expect(
      await findings(of: source) == ["strong A.shared, B.shared and C.shared reach each other"])
  }

  @Test func `A global that needs itself is a ring`() async {
    let source =
      "final class A { static let shared = A() ; init() { A.shared.go() } ; var n = 1 ; func go() { n = 2 } }"
    #expect(await findings(of: source) == ["strong A.shared reaches itself"])
  }

  private func findings(engine members: String) async -> [String] {
    await findings(
      of: """
        final class Store { static let shared = Store() ; var names: [String] = [] }
        final class Engine { static let shared = Engine() ; var count = 0 ; \(members) }
        """)
  }

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.rule == "init-order" }.map {
      "\($0.confidence.rawValue) \($0.message.prefix(upTo: $0.message.firstRange(of: " while")?.lowerBound ?? $0.message.endIndex))"
    }
  }
}
