package import Model

/// The findings for people, file by file, then what was found and how much was read. Many findings
/// about one component stand under the first of them. Shows what is new; what a baseline knows and
/// what is suppressed is only counted. Hints stand apart, at the end.
package func checkText(of report: Report, style: TextStyle) -> String {
  let index = ReportIndex(report)
  let shown = report.countedFindings.filter { $0.baselineState != .unchanged }
  var blocks = findingBlocks(
    shown.filter { $0.confidence > .hint }, index: index, style: style)
  let hints = findingBlocks(shown.filter { $0.confidence == .hint }, index: index, style: style)
  if !hints.isEmpty {
    blocks.append(style.heading("Hints, which may be nothing") + "\n\n")
    blocks += hints
  }
  let closing = [
    bases(of: shown, style: style), summaryLine(of: report, style: style),
    coverageLine(of: report, style: style),
  ]
  return (blocks + closing).joined().written
}

/// What each confidence of each rule rests on, once for all findings.
private func bases(of findings: [Violation], style: TextStyle) -> TerminalText {
  let lines = findingBases(findings).map { basis -> TerminalText in
    "    " + style.faint("\(basis.rule), \(basis.confidence.rawValue):") + " \(basis.clause)\n"
  }
  return lines.isEmpty
    ? "" : style.heading("What the findings rest on") + "\n" + lines.joined() + "\n"
}

/// Findings file by file, each file in the order of its lines; last those without a place.
private func findingBlocks(
  _ findings: [Violation], index: ReportIndex, style: TextStyle
) -> [TerminalText] {
  var blocks: [TerminalText] = []
  var file: String?
  for fold in folded(byPlace(findings)) {
    let location = fold.finding.location
    if blocks.isEmpty || location?.file != file {
      file = location?.file
      blocks.append(style.heading(file.map { "\($0)" } ?? "Without a place in a file") + "\n")
    }
    blocks.append(
      findingText(fold.finding, index: index, style: style)
        + othersText(fold, index: index, style: style) + "\n")
  }
  return blocks
}

/// By file and line, in the order of the report where that is one; last those without a place.
private func byPlace(_ findings: [Violation]) -> [Violation] {
  findings.enumerated().sorted { left, right in
    guard let first = left.element.location, let second = right.element.location else {
      return (left.element.location == nil ? 1 : 0, left.offset)
        < (right.element.location == nil ? 1 : 0, right.offset)
    }
    return (first.file, first.line, left.offset) < (second.file, second.line, right.offset)
  }.map(\.element)
}

/// Of whom or what else the same is told, and where: the first by name, the others counted.
private func othersText(
  _ fold: FindingFold, index: ReportIndex, style: TextStyle
) -> TerminalText {
  var text: TerminalText = ""
  for finding in fold.others.prefix(shownPlaces) {
    let pointer: TerminalText = finding.location.map { " \($0.pointer)" } ?? ""
    // Without a way to elsewhere it is about a variable of the one component.
    let name = finding.path.isEmpty ? finding.subject : nil
    text +=
      "    " + style.faint("also") + pointer
      + " \(name ?? index.name(of: finding.component))\n"
  }
  if fold.others.count > shownPlaces {
    let more = counted(fold.others.count - shownPlaces, "more finding")
    text += "    " + style.faint("and \(more) like it") + "\n"
  }
  return text
}

/// The line that tools understand, then the source, the path and the related places, indented.
private func findingText(
  _ finding: Violation, index: ReportIndex, style: TextStyle
) -> TerminalText {
  let word = style.marks(for: finding.severity)("\(finding.severity.rawValue):")
  let place: TerminalText = finding.location.map { "\($0.pointer): " } ?? ""
  let label = style.faint("[\(finding.rule), \(finding.confidence.rawValue)]")
  var text: TerminalText = "\(place)\(word) \(finding.message) \(label)\n"
  if let location = finding.location, let excerpt = finding.excerpt {
    text += sourceLines(excerpt, of: finding, at: location, style: style)
  }
  // What is seen needs no excuse at each place; the list at the end tells it once.
  if finding.confidence < .strong, let basis = finding.basis {
    text += "    " + style.faint("\(finding.confidence.rawValue)") + " since \(basis)\n"
  }
  for (number, step) in finding.path.enumerated() {
    text += stepLine(step, number: number, index: index, style: style)
  }
  for place in finding.related.prefix(shownPlaces) {
    let pointer: TerminalText = place.location.map { " \($0.pointer)" } ?? ""
    text += "    " + style.faint("see") + pointer + " \(place.message)\n"
  }
  if finding.related.count > shownPlaces {
    let more = counted(finding.related.count - shownPlaces, "more place")
    text += "    " + style.faint("and \(more)") + "\n"
  }
  return text
}

/// A finding in hundreds of places must not hide the next one.
private let shownPlaces = 10

/// What the text of a large report leaves out.
let checkTextLimits = """
  At most \(shownPlaces) places beside each finding; the others are counted. Where more than \
  \(mostInFull) findings of a rule reach one component, or are notes on its variables, the first \
  stands for all.
  """

private func sourceLines(
  _ excerpt: Excerpt, of finding: Violation, at location: Location, style: TextStyle
) -> TerminalText {
  let number = String(location.line)
  let margin = String(repeating: " ", count: number.utf8.count)
  var text = style.faint("    \(number) | ") + "\(excerpt.text)\n"
  if let carets = carets(under: location, in: excerpt) {
    text += style.faint("    \(margin) | ") + style.marks(for: finding.severity)("\(carets)") + "\n"
  }
  return text
}

/// Carets below the range, as far as the excerpt shows it; a line with characters of which the width
/// is not plain gets none.
private func carets(under location: Location, in excerpt: Excerpt) -> String? {
  let start = location.column - excerpt.column
  let end = location.endLine == location.line ? location.endColumn - excerpt.column : start + 1
  let isPlain = excerpt.text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  guard isPlain, start >= 0, end > start, end <= excerpt.text.utf8.count else { return nil }
  return String(repeating: " ", count: start) + String(repeating: "^", count: end - start)
}

private func stepLine(
  _ step: PathStep, number: Int, index: ReportIndex, style: TextStyle
) -> TerminalText {
  let indent = TerminalText(escaping: String(repeating: " ", count: 4 + 2 * min(number, 12)))
  let slot: TerminalText = step.slot.map { " (\($0))" } ?? ""
  let relation: TerminalText = step.relation.map { "\($0.rawValue)\(slot) -> " } ?? ""
  let place = step.location.map { style.faint("  \($0.pointer)") } ?? ""
  return indent + relation + "\(index.name(of: step.component))" + place + "\n"
}

private func summaryLine(of report: Report, style: TextStyle) -> TerminalText {
  let counted = FindingCounts(report)
  guard counted.shown > 0 else {
    return style.heading("No findings") + "\(counted.setAside)\n"
  }
  return style.heading("\(counted.shownText)") + "\(counted.setAside)\n"
}

private func coverageLine(of report: Report, style: TextStyle) -> TerminalText {
  style.faint("\(coverageSentence(report.coverage))") + "\n"
}
