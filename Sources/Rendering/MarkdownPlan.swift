package import Model

/// The migration plan by its parts, with what few changes would take most, and where to stop.
package func markdownPlan(of report: Report) -> String {
  let index = ReportIndex(report)
  var text: MarkdownText = "# Migration plan for \(report.title)\n\n"
  if report.plan.isEmpty {
    text += "There is nothing to migrate.\n"
  } else {
    text += "\(planSummary(of: report)). Each step can be merged alone.\n"
    text += changes(of: report, index: index)
    for part in planParts(of: report) {
      text += "\n## \(part.phase.heading)\n\n\(MarkdownText.prose(part.phase.reason))\n\n"
      text += part.steps.map { item($0.step, number: $0.number, index: index) }.joined()
    }
  }
  text += limits(of: report, index: index)
  return text.written
}

private func changes(of report: Report, index: ReportIndex) -> MarkdownText {
  guard let summary = ownershipSummary(of: report) else { return "" }
  let lines = report.ownershipChanges.map { change -> MarkdownText in
    "- \(MarkdownText.prose(ownershipWords(change, name: index.name)))\n"
  }
  return "\n\(summary):\n\n\(lines.joined())"
}

private func limits(of report: Report, index: ReportIndex) -> MarkdownText {
  guard let summary = limitSummary(of: report) else { return "" }
  let lines = report.planLimits.map { limit -> MarkdownText in
    """
    - \(MarkdownText.code(index.name(of: limit.component))), \(grouped(limit.accesses)): \
    \(MarkdownText.prose(limit.reason))

    """
  }
  return "\n## Where to stop\n\n\(summary).\n\n\(lines.joined())"
}

private func item(_ step: PlanStep, number: Int, index: ReportIndex) -> MarkdownText {
  // What belongs to an item is indented to its text, which moves with the digits.
  let indent: MarkdownText = number < 10 ? "   " : number < 100 ? "    " : "     "
  var text: MarkdownText =
    "\(number). \(MarkdownText.strong(step.title)): \(remainder(after: step))\n"
  if !step.detail.isEmpty { text += "\(indent)- \(MarkdownText.prose(step.detail))\n" }
  let lines = placeLines(step.changes)
  for line in lines.prefix(shownLines) {
    text += "\(indent)- \(MarkdownText.prose(line.text))\(places(line.places))\n"
  }
  if lines.count > shownLines {
    text += "\(indent)- and \(counted(lines.count - shownLines, "more line"))\n"
  }
  return text
}

private let shownLines = 12

/// ` (a:1:2, b:3:4)`, or nothing.
private func places(_ places: [Location]) -> MarkdownText {
  guard !places.isEmpty else { return "" }
  let shown = places.prefix(4).map { MarkdownText.code($0.pointer) }.joined(", ")
  let more: MarkdownText = places.count > 4 ? " and \(grouped(places.count - 4)) more" : ""
  return " (\(shown)\(more))"
}
