import Model

/// The migration plan for people: its parts, what few changes would take most, and where to stop.
func planText(_ report: Report, style: TextStyle) -> String {
  let index = ReportIndex(report)
  var text = style.heading("Migration plan for \(report.title)")
  guard !report.plan.isEmpty else {
    return (text + ": there is nothing to migrate\n" + limits(report, index, style)).written
  }
  text += ": \(planSummary(of: report))\n"
  if let summary = ownershipSummary(of: report) {
    text += "\n\(summary):\n\n"
    text += report.ownershipChanges.map { change -> TerminalText in
      paragraph(plain(ownershipWords(change, name: index.name)), indent: 2)
    }.joined()
  }
  for part in planParts(of: report) {
    text += "\n" + style.heading("\(part.phase.heading)") + "\n"
    text += style.faint(paragraph(part.phase.reason, indent: 0))
    text += part.steps.map { step($0.step, number: $0.number, style) }.joined()
  }
  return (text + limits(report, index, style)).written
}

private func step(_ step: PlanStep, number: Int, _ style: TextStyle) -> TerminalText {
  let mark = "\(number)."
  let start = max(0, 3 - mark.count)
  var text: TerminalText =
    "\n\(blanks(start))\(mark) " + style.heading("\(plain(step.title))") + "\n"
  if !step.detail.isEmpty { text += paragraph(plain(step.detail), indent: 4) }
  let lines = placeLines(step.changes)
  for line in lines.prefix(shownLines) {
    text += paragraph("- \(plain(line.text))", indent: 4)
    for place in line.places.prefix(shownPlaces) {
      text += style.faint("      \(place.pointer)") + "\n"
    }
    if line.places.count > shownPlaces {
      text += style.faint("      and \(grouped(line.places.count - shownPlaces)) more") + "\n"
    }
  }
  if lines.count > shownLines {
    text += "    and \(counted(lines.count - shownLines, "more line"))\n"
  }
  return text + style.faint("    \(remainder(after: step))") + "\n"
}

private let shownLines = 8
private let shownPlaces = 3

private func limits(_ report: Report, _ index: ReportIndex, _ style: TextStyle) -> TerminalText {
  guard let summary = limitSummary(of: report) else { return "" }
  return "\n" + style.heading("Where to stop") + "\n\(summary).\n\n"
    + report.planLimits.map { limit in
      paragraph(
        "\(index.name(of: limit.component)), \(grouped(limit.accesses)): \(plain(limit.reason))",
        indent: 2)
    }.joined()
}

/// Without the marks of code.
private func plain(_ text: String) -> String { text.filter { $0 != "`" } }

/// Lines of at most 100 characters; those of a point stand under its first word.
private func paragraph(_ text: String, indent: Int) -> TerminalText {
  let blanks = String(repeating: " ", count: indent)
  return wrappedText(
    text, width: 100, first: blanks, others: text.hasPrefix("- ") ? "\(blanks)  " : blanks)
}
