import Model
import Rendering
import Testing

@Suite("Many findings about one component")
struct FoldedTextTests {
  private let store = ComponentID(module: "App", name: "Store")

  /// `Page<number>` reaches a component in a file of its own.
  private func finding(
    _ number: Int, reaching target: ComponentID? = nil, rule: String = "hidden-access",
    severity: Severity = .warning
  ) -> Violation {
    let page = ComponentID(module: "App", name: "Page\(number)")
    let place = Location(
      file: "Page\(number).swift", line: number, column: 1, endLine: number, endColumn: 2)
    return Violation(
      rule: rule, severity: severity,
      finding: Finding(
        message: "Page\(number) reaches it", confidence: .strong, component: page,
        location: place,
        path: [
          PathStep(component: page, relation: nil, slot: nil, location: nil),
          PathStep(component: target ?? store, relation: .reaches, slot: nil, location: place),
        ]),
      fingerprint: "\(rule) \(number)")
  }

  private func text(_ findings: [Violation]) -> String {
    var report = emptyReport()
    report.findings = findings
    return checkText(of: report, style: .plain)
  }

  @Test("are told by the first of them, which says where the others are")
  func many() {
    #expect(
      text((1...6).reversed().map { finding($0) }) == """
        Page1.swift
        Page1.swift:1:1: warning: Page1 reaches it [hidden-access, strong]
            App/Page1
              reaches -> App/Store  Page1.swift:1:1
            also Page2.swift:2:1 App/Page2
            also Page3.swift:3:1 App/Page3
            also Page4.swift:4:1 App/Page4
            also Page5.swift:5:1 App/Page5
            also Page6.swift:6:1 App/Page6

        6 findings: 6 warnings
        Read 0 files whole, 0 in part, 0 not at all

        """)
  }

  @Test("are counted beyond the tenth")
  func veryMany() {
    let text = text((11...24).map { finding($0) })
    #expect(
      text.contains(
        "    also Page21.swift:21:1 App/Page21\n    and 3 more findings like it\n\n14 findings"))
    #expect(!text.contains("Page22.swift"))
  }

  @Test(
    "are told so too where they are notes on its variables",
    arguments: [(Severity.note, true), (.warning, false), (.error, false)])
  func variables(severity: Severity, isFolded: Bool) {
    let findings = (11...16).map { number in
      Violation(
        rule: "global-mutable-state", severity: severity,
        finding: Finding(
          message: "Store.field\(number) changes", confidence: .strong, component: store,
          subject: "field\(number)",
          location: Location(
            file: "Store.swift", line: number, column: 7, endLine: number, endColumn: 9)),
        fingerprint: "\(number)")
    }
    #expect(text(findings).contains("    also Store.swift:16:7 field16\n\n6 findings") == isFolded)
    #expect(text(findings).contains("Store.field16 changes") != isFolded)
  }

  @Test("are told one by one where they are few")
  func few() {
    #expect(!text((1...5).map { finding($0) }).contains("also"))
  }

  @Test(
    "are told one by one where they say different things",
    arguments: [
      (rule: "service-locator", severity: Severity.warning, target: "Store"),
      (rule: "hidden-access", severity: .note, target: "Store"),
      (rule: "hidden-access", severity: .warning, target: "Log"),
    ])
  func different(rule: String, severity: Severity, target: String) {
    let sixth = finding(
      6, reaching: ComponentID(module: "App", name: target), rule: rule, severity: severity)
    #expect(!text((1...5).map { finding($0) } + [sixth]).contains("also"))
  }

  @Test("stay one by one in other formats")
  func otherFormats() {
    var report = emptyReport()
    report.findings = (1...6).map { finding($0) }
    for format in OutputFormat.all where ["json", "sarif", "markdown"].contains(format.name) {
      let text = format.render(report, [:], .standard)
      #expect((1...6).allSatisfy { text.contains("Page\($0) reaches it") })
    }
  }
}
