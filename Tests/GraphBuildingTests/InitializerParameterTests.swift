import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite struct InitializerParameterTests {
  @Test(
    arguments: [
      ("let a: A ; init(a: A) { self.a = a }", "a: A"),
      ("init(first: A, second: B) {}", "first: A, second: B"),
      ("init(a: A?, bs: [B]) {}", "a: A, bs: B"),
      ("init(make: @escaping () -> A) {}", "make: A"),
      ("init(log: EventLogger) {}", "log: EventLogger, a logger"),
      ("init(log: os.Logger) {}", "log: Logger, a logger"),
      // Values, and what is no initializer.
      ("init(size: Size, name: String) {}", ""),
      ("func show(a: A) {}", ""),
    ])
  func `Objects that an initializer of Swift asks for are known`(
    code: String, expected: String
  ) async {
    let source = """
      final class A {} ; protocol B {} ; struct Size {}
      final class EventLogger { func log(_ text: String) {} }
      final class Page { \(code) }
      """
    #expect(await parameters(source) == expected)
  }

  @Test(
    arguments: [
      ("class Page(val a: A, val b: B)", "a: A, b: B"),
      ("class Page @Inject constructor(a: A)", "a: A"),
      ("class Page(make: () -> A, size: Size, name: String)", "make: A"),
      ("class Page(log: EventLogger)", "log: EventLogger, a logger"),
    ])
  func `Objects that a constructor of Kotlin asks for are known`(
    code: String, expected: String
  ) async {
    let source = """
      //- app/src/main/kotlin/Page.kt
      package com.example
      class A
      interface B { fun go() }
      data class Size(val width: Int)
      class EventLogger { fun log(text: String) { println(text) } }
      \(code)
      """
    #expect(await parameters(source) == expected)
  }

  @Test func `Tests hand over what they like`() async {
    let source = """
      //- A.swift
      final class A {}
      //- Tests/PageTests.swift
      final class Page { init(a: A) {} }
      """
    #expect(await parameters(source) == "")
  }

  private func parameters(_ source: String) async -> String {
    let report = await analyze(
      AnalysisInput(files: files(source), name: "Project"), settings: .standard, rules: [telling])
    return report.findings.map(\.message).joined(separator: ", ")
  }
}

/// Tells what the graph knows of the parameters.
private let telling = Rule(
  id: "telling", title: "Asked for", rationale: "To look at.", languages: [.swift],
  basis: [.strong: "it is seen"], related: [], severity: .note, examples: [],
  check: { context in
    context.graph.initializerParameters.map { parameter in
      Finding(
        message: "\(parameter.name): \(parameter.type)\(parameter.isLogger ? ", a logger" : "")",
        confidence: .strong, component: parameter.component, location: parameter.location)
    }
  })
