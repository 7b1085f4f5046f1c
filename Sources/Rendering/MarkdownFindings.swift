package import Model

/// The findings as Markdown, rule by rule, errors first.
package func markdownFindings(of report: Report) -> String {
  let index = ReportIndex(report)
  let counts = FindingCounts(report)
  var text: MarkdownText = "# Findings in \(report.title)\n\n"
  if counts.shown == 0 {
    text += "Nothing was found\(counts.setAside).\n"
  } else {
    text += "\(counts.shownText)\(counts.setAside).\n"
  }
  let (sure, hints) = findingGroups(of: report)
  for group in sure { text += section(of: group, index: index) }
  if !hints.isEmpty {
    text += "\n# Hints, which may be nothing\n\nNone of the numbers above holds them.\n"
    for group in hints { text += section(of: group, index: index) }
  }
  text += "\n\(coverageSentence(report.coverage)).\n"
  return text.written
}

private func section(of group: FindingGroup, index: ReportIndex) -> MarkdownText {
  var text: MarkdownText = "\n## \(index.rule(group.rule)?.title ?? group.rule)\n\n"
  text += "Rule \(MarkdownText.code(group.rule))\n\n"
  for basis in findingBases(group.findings) {
    let confidence = MarkdownText.code(basis.confidence.rawValue)
    text += "\(confidence): \(MarkdownText.prose(basis.clause))\n\n"
  }
  text += group.findings.map { findingItem($0, index: index) }.joined()
  return text
}

private func findingItem(_ finding: Violation, index: ReportIndex) -> MarkdownText {
  let place: MarkdownText = finding.location.map { ", \(MarkdownText.code($0.pointer))" } ?? ""
  var text: MarkdownText =
    "- **\(finding.severity.rawValue)**: \(MarkdownText.prose(finding.message)) "
  text += "(\(finding.confidence.rawValue)\(place))\n"
  if !finding.path.isEmpty {
    let steps = finding.path.map { step -> MarkdownText in
      let name = MarkdownText.code(index.name(of: step.component))
      return step.relation.map { "\($0.rawValue) → \(name)" } ?? name
    }
    text += "  - Path: \(steps.joined(" "))\n"
  }
  for place in finding.related {
    let pointer: MarkdownText = place.location.map { ": \(MarkdownText.code($0.pointer))" } ?? ""
    text += "  - \(MarkdownText.prose(place.message))\(pointer)\n"
  }
  return text
}
