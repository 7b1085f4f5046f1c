import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite("Severity of session data in caches")
struct LookupSeverityTests {
  @Test(
    "What is found only by its own key is a warning, what is shown to all an error",
    arguments: [
      ("private var accounts: [String: Account] = [:]", "accounts[\"a\"] = new", Severity.warning),
      ("private var account: Account?", "account = new", .error),
      ("private var accounts: [Account] = []", "accounts.append(new)", .error),
    ])
  func severity(slot: String, code: String, expected: Severity) async {
    let source = """
      struct Account { let name: String }
      final class Store {
        static let shared = Store()
        \(slot)
        func keep(_ new: Account) { \(code) }
      }
      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    #expect(
      report.findings.filter { $0.rule == "session-state-in-app-scope" }.map(\.severity) == [
        expected
      ])
  }
}
