import Analysis
import Model
import Testing

@Suite struct StartEffectTests {
  @Test(
    arguments: [
      ("init() { Task { await load() } }", "strong"),
      ("init() { begin() } ; func begin() { Task { await load() } }", "strong"),
      ("init() { DispatchQueue.main.async { self.count = 1 } }", "strong"),
      ("let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", "strong"),
      ("init() { session.dataTask(with: url).resume() }", "strong"),
      // Whether it happens is decided elsewhere.
      ("init() { if isOn { Task { await load() } } }", "likely"),
      ("let part = Part()", "likely"),
    ])
  func `What starts while a global is made is told`(member: String, confidence: String) async {
    #expect(await findings(with: member) == [confidence])
  }

  @Test(
    arguments: [
      "init() { count = 1 }", "func start() { Task { await load() } }",
      "lazy var timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
      "init() { action = { Task { await self.load() } } }",
      "let queue = DispatchQueue(label: \"a\")",
    ])
  func `What starts later, or never, is not`(member: String) async {
    #expect(await findings(with: member) == [])
  }

  private func findings(with member: String) async -> [String] {
    let source = """
      final class Part { init() { Task { print(1) } } }
      final class Store {
        static let shared = Store()
        var count = 0
        var action: (() -> Void)?
        func load() async { count += 1 }
        \(member)
      }
      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.rule == "effect-in-initializer" }.map(\.confidence.rawValue)
  }
}
