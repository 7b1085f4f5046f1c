package import Model

/// The findings for people, file by file, then what was found and how much was read. Shows what is
/// new; what a baseline knows and what is suppressed is only counted.
package func checkText(of report: Report, style: TextStyle) -> String {
  let index = ReportIndex(report)
  let shown = report.countedFindings.filter { $0.baselineState != .unchanged }
  var groups: [String: [Violation]] = [:]
  var unplaced: [Violation] = []
  for finding in shown {
    if let location = finding.location {
      groups[location.file, default: []].append(finding)
    } else {
      unplaced.append(finding)
    }
  }
  var blocks: [TerminalText] = []
  for file in groups.keys.sorted() {
    let findings = (groups[file] ?? []).enumerated().sorted {
      ($0.element.location?.line ?? 0, $0.offset) < ($1.element.location?.line ?? 0, $1.offset)
    }
    blocks.append(style.heading("\(file)") + "\n")
    blocks += findings.map { findingText($0.element, index: index, style: style) + "\n" }
  }
  if !unplaced.isEmpty {
    blocks.append(style.heading("Without a place in a file") + "\n")
    blocks += unplaced.map { findingText($0, index: index, style: style) + "\n" }
  }
  let closing = [summaryLine(of: report, style: style), coverageLine(of: report, style: style)]
  return (blocks + closing).joined().written
}

private func + (left: TerminalText, right: TerminalText) -> TerminalText { "\(left)\(right)" }

/// The line that tools understand, then the source, the path and the related places, indented.
private func findingText(
  _ finding: Violation, index: ReportIndex, style: TextStyle
) -> TerminalText {
  let word = style.marks(for: finding.severity)("\(finding.severity.rawValue):")
  let place: TerminalText = finding.location.map { "\($0.pointer): " } ?? ""
  let label = style.faint("[\(finding.rule), \(finding.confidence.rawValue)]")
  var text: TerminalText = "\(place)\(word) \(finding.message) \(label)\n"
  if let location = finding.location, let excerpt = index.excerpt(at: location) {
    text += sourceLines(excerpt, of: finding, at: location, style: style)
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

private func sourceLines(
  _ excerpt: String, of finding: Violation, at location: Location, style: TextStyle
) -> TerminalText {
  let number = String(location.line)
  let margin = String(repeating: " ", count: number.utf8.count)
  var text = style.faint("    \(number) | ") + "\(excerpt)\n"
  if let carets = carets(under: finding.subject, in: TerminalSink.escape(excerpt)) {
    text += style.faint("    \(margin) | ") + style.marks(for: finding.severity)("\(carets)") + "\n"
  }
  return text
}

/// Excerpts are trimmed, so columns do not fit them; the subject is pointed at where it stands
/// exactly once, and otherwise nothing is.
private func carets(under subject: String?, in excerpt: String) -> String? {
  guard let name = subject?.split(whereSeparator: { "./@".contains($0) }).last,
    excerpt.unicodeScalars.allSatisfy(\.isASCII)
  else { return nil }
  let ranges = excerpt.ranges(of: name).filter { range in
    let before = excerpt[..<range.lowerBound].last
    let after = excerpt[range.upperBound...].first
    return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
  }
  guard let range = ranges.first, ranges.count == 1 else { return nil }
  let offset = excerpt[..<range.lowerBound].utf8.count
  return String(repeating: " ", count: offset) + String(repeating: "^", count: name.utf8.count)
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
