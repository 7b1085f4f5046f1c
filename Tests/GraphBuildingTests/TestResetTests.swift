import Analysis
import Model
import TestSupport
import Testing

@Suite struct TestResetTests {
  @Test(
    arguments: [
      ("static func resetForTesting() { isFast = false }", "strong"),
      ("static func setFastForTests() { isFast = true }", "strong"),
      ("@VisibleForTesting static func reset() { isFast = false }", "strong"),
      ("#if DEBUG\n static func clearAll() { isFast = false }\n #endif", "strong"),
    ])
  func `What is declared for tests is told`(member: String, confidence: String) async {
    #expect(await findings(with: member) == [confidence])
  }

  @Test func `What only tests call is told as likely, with the calls`() async {
    let found = await findings(
      with: "static func reset() { isFast = false }", test: "Flags.reset() ; Flags.reset()")
    #expect(found == ["likely"])
  }

  @Test(
    arguments: [
      // Nobody calls it, and nothing says that tests do.
      ("static func reset() { isFast = false }", ""),
      // It resets nothing.
      ("static func isFastForTesting() -> Bool { isFast }", "print(Flags.isFastForTesting())"),
      // By its name it does something else.
      ("static func start() { isFast = false }", "Flags.start()"),
      // The product calls it, too.
      (
        "static func reset() { isFast = false } ; static func restart() { reset() }",
        "Flags.reset()"
      ),
      // Its own state, of which each test has one.
      ("var count = 0 ; func resetForTesting() { count = 0 }", ""),
    ])
  func `What the product needs, or changes nothing for all, is not`(
    member: String, test: String
  ) async {
    #expect(await findings(with: member, test: test) == [])
  }

  @Test func `A helper of the tests themselves is no code of the product`() async {
    #expect(
      await findings(with: "", test: "Flags.isFast = false", name: "resetForTesting") == [])
  }

  private func findings(
    with member: String, test: String = "", name: String = "testIt"
  ) async -> [String] {
    let source = """
      //- Sources/Flags/Flags.swift
      final class Flags {
        static var isFast = false
        \(member)
      }
      //- Tests/FlagsTests/FlagsTests.swift
      import XCTest
      final class FlagsTests: XCTestCase {
        func \(name)() { \(test) }
      }
      """
    let report = await analyze(
      AnalysisInput(files: projectFiles(source), name: "Project"), settings: .standard)
    return report.findings.filter { $0.rule == "reset-for-testing" }.map(\.confidence.rawValue)
  }
}
