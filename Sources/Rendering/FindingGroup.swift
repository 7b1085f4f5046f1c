import Model

/// The findings of one rule that are shown, in the order of the report.
struct FindingGroup {
  let rule: String
  var findings: [Violation]

  /// The gravest among them.
  var severity: Severity { findings.map(\.severity).max() ?? .note }
}

/// All findings that count, by rule, then the hints alone; the rules with the gravest findings first,
/// then by id, and within a rule the gravest findings first.
func findingGroups(of report: Report) -> (sure: [FindingGroup], hints: [FindingGroup]) {
  let findings = report.countedFindings.enumerated().sorted {
    ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
  }.map(\.element)
  return (
    groups(of: findings.filter { $0.confidence != .hint }),
    groups(of: findings.filter { $0.confidence == .hint })
  )
}

private func groups(of findings: [Violation]) -> [FindingGroup] {
  var groups: [String: FindingGroup] = [:]
  for finding in findings {
    groups[finding.rule, default: FindingGroup(rule: finding.rule, findings: [])]
      .findings.append(finding)
  }
  return groups.values.sorted {
    ($1.severity, $0.rule) < ($0.severity, $1.rule)
  }
}
