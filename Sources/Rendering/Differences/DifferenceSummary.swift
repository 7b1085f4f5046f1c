import Model

/// What changed in one sentence of numbers; findings first.
func differenceSummary(of difference: ReportDifference) -> String {
  guard !difference.isEmpty else { return "Nothing changed." }
  let (findings, graph) = differenceClauses(of: difference)
  return (graph.isEmpty ? findings : "\(findings); \(graph)") + "."
}

/// The same in two parts: the findings, and everything else, which may be empty.
func differenceClauses(of difference: ReportDifference) -> (findings: String, graph: String) {
  let graph =
    graphClauses(difference)
    + [
      changesClause(difference.accessPoints.map(\.change), "access point"),
      changesClause(difference.scopes.map(\.change), "scope"),
      verdictsClause(difference.verdicts),
    ].compactMap { $0 }
  return (findingsClause(difference.findings), graph.joined(separator: "; "))
}

/// The same of what a drawing shows.
func graphSummary(of difference: ReportDifference) -> String {
  graphClauses(difference).joined(separator: "; ")
}

private func graphClauses(_ difference: ReportDifference) -> [String] {
  [
    changesClause(difference.components.map(\.change), "component"),
    changesClause(difference.relations.map(\.change), "relation"),
  ].compactMap { $0 }
}

/// `old → new`: what is compared.
func differenceTitle(of difference: ReportDifference) -> String {
  let (old, new) = (difference.old.name, difference.new.name)
  let names = [old, new].map { $0.isEmpty ? "Unnamed" : $0 }
  return old == new ? names[0] : names.joined(separator: " → ")
}

/// `2 new findings (1 error, 1 warning), 21 fixed`.
private func findingsClause(_ findings: FindingChanges) -> String {
  var parts: [String] = []
  if findings.new.isEmpty {
    parts.append("No new finding")
  } else {
    let grades = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = findings.new.count { $0.severity == severity }
      return number == 0 ? nil : counted(number, severity.rawValue)
    }
    parts.append("\(counted(findings.new.count, "new finding")) (\(listed(grades)))")
  }
  if !findings.fixed.isEmpty { parts.append("\(grouped(findings.fixed.count)) fixed") }
  let graver = findings.reweighed.count(where: \.isGraver)
  if graver > 0 { parts.append("\(grouped(graver)) graver") }
  let lighter = findings.reweighed.count - graver
  if lighter > 0 { parts.append("\(grouped(lighter)) lighter") }
  return parts.joined(separator: ", ")
}

/// `6 components added, 12 removed`; `nil` when there are none.
private func changesClause(_ changes: [Change], _ word: String) -> String? {
  let parts = Change.allCases.compactMap { change -> (Int, Change)? in
    let number = changes.count { $0 == change }
    return number == 0 ? nil : (number, change)
  }
  guard !parts.isEmpty else { return nil }
  return parts.enumerated().map { position, part in
    let amount = position == 0 ? counted(part.0, word) : grouped(part.0)
    return "\(amount) \(part.1.rawValue)"
  }.joined(separator: ", ")
}

/// Verdicts on what is new or gone follow from that.
private func verdictsClause(_ verdicts: [VerdictChange]) -> String? {
  let number = verdicts.count { $0.old != nil && $0.new != nil }
  return number == 0 ? nil : "\(counted(number, "verdict")) changed"
}
