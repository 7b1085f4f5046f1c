import Model
import TestSupport
import Testing

@testable import ReportComparing

@Suite("What changed in the findings")
struct FindingDifferenceTests {
  private let base = ComparedSample()

  private func finding(
    _ component: ComponentID, _ severity: Severity = .warning, rule: String = "hidden-access",
    subject: String? = nil, confidence: Confidence = .strong, line: Int = 1, number: Int = 0
  ) -> Violation {
    Violation(
      rule: rule, severity: severity,
      finding: Finding(
        message: "a fault", confidence: confidence, component: component, subject: subject,
        location: Location(
          file: "A.swift", line: line, column: 1, endLine: line, endColumn: 2)),
      fingerprint: "\(rule)\(component)\(subject ?? "")\(number)")
  }

  private func changes(from old: [Violation], to new: [Violation]) -> FindingChanges {
    let before = base.changed { $0.findings = old }
    return compare(before, with: base.changed { $0.findings = new }).difference.findings
  }

  @Test("New and fixed findings are told, the gravest first")
  func newAndFixed() {
    let graver = finding(base.view, .error, rule: "captive-dependency")
    let changes = changes(
      from: [finding(base.store)], to: [finding(base.view, subject: "Core/Store"), graver])
    #expect(changes.new.map(\.rule) == ["captive-dependency", "hidden-access"])
    #expect(changes.fixed.map(\.component) == [base.store])
  }

  @Test("A finding on another line is the same")
  func movedLines() {
    #expect(changes(from: [finding(base.store)], to: [finding(base.store, line: 90)]).isEmpty)
  }

  @Test("Of several equal findings as many are new as there are more")
  func equals() {
    let two = [finding(base.store), finding(base.store, line: 8, number: 1)]
    let three = [finding(base.store, line: 4)] + two.map { $0 } + []
    #expect(changes(from: two, to: three).new.count == 1)
    #expect(changes(from: three, to: two).fixed.count == 1)
  }

  @Test("A finding that weighs another is told with both")
  func reweighed() {
    let changes = changes(
      from: [finding(base.store, .note, confidence: .likely)], to: [finding(base.store, .error)])
    #expect(changes.new == [])
    #expect(changes.fixed == [])
    #expect(changes.reweighed.map(\.oldSeverity) == [.note])
    #expect(changes.reweighed.map(\.oldConfidence) == [.likely])
    #expect(changes.reweighed.map(\.isGraver) == [true])
  }

  @Test("Hints and what is suppressed are not compared")
  func notCounted() {
    var suppressed = finding(base.view)
    suppressed.suppressed = "it is known"
    #expect(
      changes(from: [], to: [finding(base.store, confidence: .hint), suppressed]).isEmpty)
  }

  @Test("Findings of a rule that ran on one side alone are not compared, and that is said")
  func rules() {
    func rules(_ ids: [String], _ report: Report) -> Report {
      var report = report
      report.rules = ids.map { RuleDescription(id: $0, title: "", rationale: "", severity: nil) }
      return report
    }
    let before = rules(["hidden-access"], base.sample.report())
    let after = rules(
      ["hidden-access", "init-order"],
      base.changed { $0.findings = [finding(base.store, rule: "init-order")] })
    let difference = compare(before, with: after).difference
    #expect(difference.isEmpty)
    #expect(
      difference.reservations.map(\.text) == [
        "init-order ran on one side alone: 1 finding of it is not compared."
      ])
  }
}
