import Model
import TestSupport
import Testing

@testable import Rendering

/// Many findings stay readable, and guesses stand apart.
struct HTMLFindingsTests {
  private func finding(
    _ number: Int, rule: String = "hidden-access", severity: Severity = .warning,
    confidence: Confidence = .strong, subject: String? = nil, in component: ComponentID
  ) -> Violation {
    Violation(
      rule: rule, severity: severity,
      finding: Finding(
        message: "finding \(number)", confidence: confidence, component: component,
        subject: subject, location: nil),
      fingerprint: "print-\(rule)-\(number)")
  }

  private func report(_ findings: [Violation]) -> Report {
    var report = exampleReport()
    report.findings = findings
    report.checklist = []
    return report
  }

  private func component(_ number: Int) -> ComponentID {
    let components = exampleReport().components
    return components[number % components.count].id
  }

  @Test func `Many findings of a rule are bundled by what they are about, the largest first`()
    throws
  {
    let findings = (0..<13).map { number in
      finding(
        number,
        subject: number < 6
          ? "App/SessionManager" : number < 10 ? "App/CheckoutViewModel" : "bookmarks",
        in: component(number))
    }
    let html = htmlPage(of: report(findings), drawings: [:])
    let bundles = html.matches(of: /<summary><strong>([^<]*)<\/strong> <span class="number">(\d+)/)
    #expect(bundles.map { String($0.1) } == ["SessionManager", "CheckoutViewModel", "Others"])
    #expect(bundles.map { String($0.2) } == ["6", "4", "3"])
    #expect(html.ranges(of: "<article").count == 13)
    #expect(ScannedPage(html).faults == [])
  }

  @Test func `Fields of the same name are no bundle`() {
    var large = largeReport(components: 80, findings: 0)
    large.findings = (0..<80).map { number in
      finding(number, subject: "cache", in: large.components[number].id)
    }
    let html = htmlPage(of: large, drawings: [:])
    #expect(!html.contains("<strong>cache</strong>"))
    #expect(html.contains("<strong>In Module39</strong>"))
  }

  @Test func `Findings about many things are bundled by module`() throws {
    var large = largeReport(components: 80, findings: 0)
    large.findings = (0..<80).map { number in
      finding(number, subject: "thing \(number)", in: large.components[number].id)
    }
    let html = htmlPage(of: large, drawings: [:])
    #expect(html.contains("<summary><strong>In Module0</strong> <span class=\"number\">2 findings"))
  }

  @Test func `What no bundle makes shorter stays a list with a closed end`() {
    let findings = (0..<14).map {
      finding($0, subject: "thing \($0)", in: ComponentID(module: "App", name: "Cart"))
    }
    let html = htmlPage(of: report(findings), drawings: [:])
    #expect(html.contains("<summary>2 more of this rule</summary>"))
  }

  @Test func `Twelve findings are not bundled`() {
    let findings = (0..<12).map { finding($0, subject: "one", in: component($0)) }
    #expect(!htmlPage(of: report(findings), drawings: [:]).contains("fold bundle"))
  }

  @Test func `Notes come after warnings within a rule`() throws {
    let html = htmlPage(
      of: report([
        finding(1, severity: .note, in: component(0)), finding(2, in: component(1)),
      ]), drawings: [:])
    let note = try #require(html.firstRange(of: "<h4>finding 1</h4>"))
    let warning = try #require(html.firstRange(of: "<h4>finding 2</h4>"))
    #expect(warning.lowerBound < note.lowerBound)
  }

  @Test func `Hints stand at the end, and no number holds them`() throws {
    let report = report([
      finding(1, rule: "captive-dependency", severity: .error, confidence: .hint, in: component(0)),
      finding(2, in: component(1)),
    ])
    let html = htmlPage(of: report, drawings: [:])
    let heading = try #require(html.firstRange(of: "<h3>Hints "))
    let hint = try #require(html.firstRange(of: "<h4>finding 1</h4>"))
    let sure = try #require(html.firstRange(of: "<h4>finding 2</h4>"))
    #expect(sure.lowerBound < heading.lowerBound && heading.lowerBound < hint.lowerBound)
    #expect(html.contains("1 finding: 1 warning (1 hint)."))
    #expect(html.contains("<span>Findings</span> <span class=\"number\">1</span>"))
    #expect(html.contains("<a href=\"#hints\">Hints</a>"))
  }

  @Test func `A card says what its confidence rests on`() {
    var finding = finding(1, in: component(0))
    finding.basis = "the access is <seen>"
    let html = htmlPage(of: report([finding]), drawings: [:])
    #expect(html.contains(", since the access is &lt;seen&gt;</dd>"))
  }

  @Test func `A report of hints alone says that nothing was found`() {
    let html = htmlPage(
      of: report([finding(1, confidence: .hint, in: component(0))]), drawings: [:])
    #expect(html.contains("Nothing was found (1 hint)."))
    #expect(html.contains("<h4>finding 1</h4>"))
  }

  @Test func `A failing point names the components and leads to their findings`() {
    var report = exampleReport()
    report.checklist = [
      ChecklistItem(
        id: "session-state", question: "Is session state under one object?", answer: .fail,
        detail: "",
        findings: ["00112233445566bb", "00112233445566aa", "00112233445566cc", "unknown"])
    ]
    let forgotten = "f-" + stableHash("00112233445566bb")
    let hidden = "f-" + stableHash("00112233445566cc")
    #expect(
      htmlPage(of: report, drawings: [:]).contains(
        """
        <p><a href="#\(forgotten)">SessionManager</a>, \
        <a href="#\(hidden)">CheckoutViewModel</a></p>
        """))
  }
}
