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

  @Test(
    arguments: [
      ("selector: #selector(clear), name: .low, object: nil)", 0),
      ("selector: #selector(Store.clear), name: .low, object: nil)", 0),
      ("selector: #selector(clearLater), name: .low, object: nil)", 0),
      ("selector: #selector(clearLocked(_:)), name: .low, object: nil)", 0),
      ("forName: .low, object: nil, queue: nil) { [weak self] _ in self?.names.removeAll() }", 0),
      (
        "forName: .low, object: nil, queue: nil) { [weak self] _ in guard let self else { return } ; self.clear() }",
        0
      ),
      // What comes before the object is made is missed, or sets something else going.
      ("selector: #selector(count), name: .low, object: nil)", 1),
      ("selector: #selector(clearAndLoad), name: .low, object: nil)", 1),
      ("selector: #selector(clearSome), name: .low, object: nil)", 1),
      ("selector: #selector(unknown), name: .low, object: nil)", 1),
      ("forName: .low, object: nil, queue: nil) { _ in }", 1),
    ])
  func `An observer that only empties its object starts nothing`(observer: String, count: Int) async
  {
    let member = """
      var names: [String] = [] ; var last: String? ; let lock = NSLock()
      init() { NotificationCenter.default.addObserver(self, \(observer) }
      @objc func clear() { names.removeAll() ; last = nil }
      @objc func clearLater() { clear() }
      @objc func clearLocked(_ note: Notification) { lock.withLock { names = [] } }
      @objc func count() { count += 1 }
      @objc func clearAndLoad() { clear() ; Task { await load() } }
      @objc func clearSome() { names.removeAll(where: { $0.isEmpty }) }
      """
    #expect(await findings(with: member).count == count)
  }

  @Test func `Another function named like one that starts a request starts none`() async {
    let source = """
      package com.example
      object Work { var count = 0 ; fun enqueue() { count += 1 } }
      object Store {
        private var names = listOf<String>()
        init { Work.enqueue() }
        fun add(name: String) { names = names + name }
      }
      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "Store.kt", text: source)], name: "Project"),
      settings: .standard)
    #expect(report.findings.filter { $0.rule == "effect-in-initializer" } == [])
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
