package import Model

/// What is different from `old` to `new`. Costs linear time, apart from sorting.
package func compare(_ old: Report, with new: Report) -> ReportComparison {
  let old = ComparedReport(old)
  let new = ComparedReport(new)
  let gaps = ReadingGaps(old: old.report, new: new.report)
  let correspondence = Correspondence(old, new)
  let components = componentChanges(old, new, correspondence, gaps)
  let relations = relationChanges(old, new, correspondence, gaps)
  let findings = findingChanges(old, new, correspondence, gaps)
  let common = new.components.keys.count { correspondence.before($0, in: old) != nil }
  let difference = ReportDifference(
    old: old.side, new: new.side, commonComponents: common,
    reservations: reservations(
      old, new, gaps,
      setAside: SetAside(
        components: components.setAside, relations: relations.setAside,
        findings: findings.setAside)),
    scopes: scopeChanges(old.report.scopes, new.report.scopes), components: components.changes,
    relations: relations.changes,
    accessPoints: accessPointChanges(old, new, correspondence, gaps),
    findings: findings.changes, verdicts: verdictChanges(old, new, correspondence, gaps),
    numbers: numberChanges(old.report.inventory.total, new.report.inventory.total))
  return ReportComparison(old: old.report, new: new.report, difference: difference)
}

/// A report with what is compared of it.
struct ComparedReport {
  let report: Report
  /// By identity; of several with one identity the first.
  let components: [ComponentID: Component]
  /// In the order of the report, without hints and what is suppressed.
  let findings: [Violation]

  init(_ report: Report) {
    self.report = report
    components = Dictionary(
      report.components.lazy.filter(\.isOfProduct).map { ($0.id, $0) }
    ) { first, _ in first }
    findings = report.findings.filter { $0.suppressed == nil && $0.confidence != .hint }
  }

  var side: ReportDifference.Side {
    ReportDifference.Side(report, components: components.count, findings: findings.count)
  }
}
