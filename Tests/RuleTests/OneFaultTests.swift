import Analysis
import Model
import TestSupport
import Testing

@Suite("One fault is one finding")
struct OneFaultTests {
  @Test("What hangs on a cache that is told as data of the session is told with it")
  func cache() async {
    let source = """
      final class Client {
        let token: String?
        let id = 1
        init(token: String?) { self.token = token }
        func get<T>(_ path: String) async -> T? { nil }
        func load(_ done: (String) -> Void) {}
      }
      final class Accounts {
        static let shared = Accounts()
        var client = Client(token: nil)
        func use(_ token: String) { client = Client(token: token) }
      }
      final class Row { let client: Client ; init(client: Client) { self.client = client } }
      final class Rows {
        static let shared = Rows()
        private var cache: NSMutableDictionary = [:]
        func row(_ id: Int, _ client: Client) { let row = Row(client: client) ; cache[id] = row }
      }
      """
    let findings = await findings(of: source)
    #expect(
      findings == [
        "session-state-in-app-scope: Rows lives as long as the app, but holds data of the session: "
          + "cache (keeps every Row with its Client)"
      ])
  }

  @Test("What is kept by another way is told as before")
  func other() async {
    let source = """
      final class Client {
        let token: String?
        let id = 1
        init(token: String?) { self.token = token }
        func get<T>(_ path: String) async -> T? { nil }
        func load(_ done: (String) -> Void) {}
      }
      final class Accounts {
        static let shared = Accounts()
        var client = Client(token: nil)
        func use(_ token: String) { client = Client(token: token) }
      }
      final class Row { let client: Client ; init(client: Client) { self.client = client } }
      final class Rows {
        static let shared = Rows()
        private var row: Row?
        func row(_ client: Client) { row = Row(client: client) }
      }
      """
    let findings = await findings(of: source)
    #expect(findings.count { $0.hasPrefix("captive-dependency: Row keeps Client") } == 1)
  }

  @Test(
    "The variable behind an access point is told of with it",
    arguments: [
      "static var shared: Hub { _shared }",
      "static var shared: Hub { lock.withLock { _shared } }",
      "static func shared() -> Hub { _shared }",
    ])
  func store(front: String) async {
    let source = """
      final class Hub {
        private static let lock = NSLock()
        private static var _shared = Hub()
        \(front)
        static func renew() { _shared = Hub() }
        var count = 0
      }
      final class Page { func show() { print(Hub.shared\(front.contains("func") ? "()" : "").count) } }
      """
    let report = await report(of: source)
    #expect(report.findings.map(\.rule) == ["hidden-access"])
    #expect(
      report.verdicts.map(\.whoReplaces) == [
        "only `Hub` sets it, but everyone can make another one"
      ])
    #expect(report.inventory.total.mutableGlobals == 1)
  }

  @Test("A variable that others write, or that nothing stands before, is told of itself")
  func global() async {
    let source = """
      final class Hub {
        static var _shared = Hub()
        private static var count = 0
        static var shared: Hub { _shared }
        static func renew() { count += 1 ; print(count) }
        var count = 0
      }
      final class Page { func show() { Hub._shared = Hub() } }
      """
    let report = await report(of: source)
    #expect(
      report.findings.filter { $0.rule == "global-mutable-state" }.map(\.subject) == [
        "_shared", "count",
      ])
  }

  @Test("A static variable that keeps a screen by a callback is told once, by what it keeps")
  func callback() async {
    let source = """
      //- app/src/main/kotlin/A.kt
      package app
      interface ClickListener { fun onClick() }
      class Question : DialogFragment() {
        fun setListener(listener: ClickListener) = apply { last = listener }
        fun show() { last?.onClick() }
        companion object { var last: ClickListener? = null }
      }
      class Main : Activity() {
        private var count = 0
        fun ask(question: Question) {
          question.setListener(object : ClickListener {
            override fun onClick() { count = 1 }
          })
        }
      }
      """
    let report = await analyze(
      AnalysisInput(files: projectFiles(source), name: "Project"), settings: .standard)
    #expect(
      report.findings.map { "\($0.rule) \($0.subject ?? "")" } == [
        "subscription-outlives-owner last"
      ])
  }

  private func report(of source: String) async -> Report {
    await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source + "\n")], name: "Project"),
      settings: .standard)
  }

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.severity == .error }.map { "\($0.rule): \($0.message)" }
  }
}
