import Model

/// The findings of one rule that are shown, in the order of the report.
struct FindingGroup {
  let rule: String
  var findings: [Violation]

  /// The gravest among them.
  var severity: Severity { findings.map(\.severity).max() ?? .note }
}

/// All findings that count, by rule; the rules with the gravest findings first, then by id.
func findingGroups(of report: Report) -> [FindingGroup] {
  var groups: [String: FindingGroup] = [:]
  for finding in report.countedFindings {
    groups[finding.rule, default: FindingGroup(rule: finding.rule, findings: [])]
      .findings.append(finding)
  }
  return groups.values.sorted {
    ($1.severity, $0.rule) < ($0.severity, $1.rule)
  }
}
