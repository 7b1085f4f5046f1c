import Analysis
import Model
import TestSupport
import Testing

@Suite struct TestWriteTests {
  @Test(
    arguments: [
      ("Flags.isFast = true", "Flags.isFast strong"),
      ("Names.shared.first = \"a\"", "Names.first strong"),
      ("Names.shared.add(\"a\")", "Names.first likely"),
      ("count = 1", "count strong"),
    ])
  func `What a test changes for all is told`(statement: String, state: String) async {
    #expect(await findings(in: "func testIt() { \(statement) }") == [state])
  }

  @Test(
    arguments: [
      "func testIt() { Flags.isFast = true ; Flags.isFast = false }",
      "override func tearDown() { Flags.isFast = false } ; func testIt() { Flags.isFast = true }",
      "func testIt() { defer { Flags.isFast = false } ; Flags.isFast = true }",
      // One that the test makes for itself.
      "func testIt() { let names = Names() ; names.first = \"a\" ; names.add(\"b\") }",
      // Reading changes nothing.
      "func testIt() { print(Flags.isFast, Names.shared.first) }",
      // A variable of the test itself.
      "private var last = \"\" ; func testIt() { last = \"a\" }",
    ])
  func `What it puts back, or has for itself, is not`(members: String) async {
    #expect(await findings(in: members) == [])
  }

  @Test func `What production code changes is told elsewhere`() async {
    let source = """
      //- Sources/Flags/Flags.swift
      enum Flags { static var isFast = false }
      final class Menu { func open() { if !Flags.isFast { Flags.isFast = true } } }
      """
    #expect(await rules(of: source) == ["global-mutable-state"])
  }

  private func findings(in members: String) async -> [String] {
    let source = """
      //- Sources/Flags/Flags.swift
      enum Flags { static var isFast = false }
      final class Names {
        static let shared = Names()
        var first = ""
        func add(_ name: String) { first = name }
      }
      var count = 0
      //- Tests/FlagsTests/FlagsTests.swift
      import XCTest
      final class FlagsTests: XCTestCase {
        \(members)
      }
      """
    return await report(of: source).findings.filter { $0.rule == "test-shares-global" }.map {
      "\($0.subject ?? "") \($0.confidence.rawValue)"
    }
  }

  private func rules(of source: String) async -> [String] {
    await report(of: source).findings.map(\.rule)
  }

  private func report(of source: String) async -> Report {
    await analyze(
      AnalysisInput(files: projectFiles(source), name: "Project"), settings: .standard)
  }
}
