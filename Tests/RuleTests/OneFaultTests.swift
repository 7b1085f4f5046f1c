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

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.severity == .error }.map { "\($0.rule): \($0.message)" }
  }
}
