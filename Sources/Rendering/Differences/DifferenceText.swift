import Model

/// What changed for people on a terminal: findings first, then the graph. Empty when nothing did.
func differenceText(of comparison: ReportComparison, style: TextStyle) -> String {
  let difference = comparison.difference
  guard !difference.isEmpty else { return "" }
  let index = ReportIndex(comparison.merged)
  var text = style.heading("\(differenceTitle(of: difference))") + "\n"
  text += "\(differenceSummary(of: difference))\n"
  for reservation in difference.reservations {
    text += style.warning("With care:") + " \(reservation.text)\n"
  }
  text += findings(difference.findings.new, "New findings", index, style)
  text += reweighed(difference.findings.reweighed, index, style)
  text += findings(difference.findings.fixed, "Fixed findings", index, style)
  text += table(
    "Access points",
    difference.accessPoints.map {
      row(
        $0.change, "\($0.accessPoint.spelling)", "\($0.words)", at: $0.accessPoint.location, style)
    }, style)
  text += table(
    "Components",
    difference.components.map { change in
      let name: TerminalText = "\(index.name(of: change.component))"
      return row(change.change, name, "\(change.words)", at: change.location, style)
    }, style)
  text += table(
    "Relations", difference.relations.map { relationRow($0, index: index, style: style) }, style)
  text += table(
    "Scopes",
    difference.scopes.map { change in
      let words = change.properties.map(\.words).joined(separator: "; ")
      return row(change.change, "\(change.scope)", "\(words)", at: nil, style)
    }, style)
  text += table(
    "Verdicts",
    // What is gone needs none.
    difference.verdicts.filter { $0.new != nil }.map { change in
      row(
        change.change, "\(index.name(of: change.component))",
        "\(change.words): \(change.reason)", at: nil, style)
    }, style)
  text += table(
    "Numbers",
    difference.numbers.map { change in
      [
        TextCell(text: "\(change.title)"), .amount(change.old), TextCell(text: "→"),
        .amount(change.new), TextCell(text: "\(change.step)", isAmount: true),
      ]
    }, style)
  return text.written
}

/// A list with more rows is read in a file.
private let mostRows = 60

/// What the text of a large difference leaves out.
let differenceTextLimits =
  "At most \(mostRows) rows in each list; the others are counted, and `json` holds them."

private func table(
  _ title: TerminalText, _ rows: [[TextCell]], _ style: TextStyle
) -> TerminalText {
  guard !rows.isEmpty else { return "" }
  return heading(title, rows.count, style) + alignedText(Array(rows.prefix(mostRows)), indent: 2)
    + rest(rows.count, style)
}

private func heading(
  _ title: TerminalText, _ number: Int, _ style: TextStyle
) -> TerminalText {
  "\n" + style.heading(title) + style.faint(" (\(grouped(number)))") + "\n"
}

private func rest(_ number: Int, _ style: TextStyle) -> TerminalText {
  guard number > mostRows else { return "" }
  return "  " + style.faint("and \(grouped(number - mostRows)) more; --format json has them all")
    + "\n"
}

private func row(
  _ change: Change, _ name: TerminalText, _ words: TerminalText, at location: Location?,
  _ style: TextStyle
) -> [TextCell] {
  [
    TextCell(text: "\(change.sign)"), TextCell(text: name), TextCell(text: words),
    TextCell(text: location.map { "\($0.file):\($0.line)" } ?? "", marks: style.faint),
  ]
}

private func relationRow(
  _ change: RelationChange, index: ReportIndex, style: TextStyle
) -> [TextCell] {
  let names: TerminalText = "\(index.name(of: change.from)) → \(index.name(of: change.to))"
  return row(change.change, names, "\(change.words)", at: change.location, style)
}

private func findings(
  _ findings: [Violation], _ title: TerminalText, _ index: ReportIndex, _ style: TextStyle
) -> TerminalText {
  guard !findings.isEmpty else { return "" }
  return heading(title, findings.count, style)
    + findings.prefix(mostRows).map { line($0, "\($0.severity.rawValue)", style) }.joined()
    + rest(findings.count, style)
}

private func reweighed(
  _ changes: [FindingChanges.Reweighed], _ index: ReportIndex, _ style: TextStyle
) -> TerminalText {
  guard !changes.isEmpty else { return "" }
  let lines = changes.prefix(mostRows).map { change in
    let words: TerminalText =
      "\(change.oldSeverity.rawValue) → \(change.finding.severity.rawValue)"
    return line(change.finding, words, style)
  }
  return heading("Findings that weigh another", changes.count, style) + lines.joined()
    + rest(changes.count, style)
}

private func line(_ finding: Violation, _ word: TerminalText, _ style: TextStyle) -> TerminalText {
  let place: TerminalText = finding.location.map { "\($0.pointer) " } ?? ""
  return "  " + style.marks(for: finding.severity)(word) + " \(place)\(finding.message) "
    + style.faint("[\(finding.rule), \(finding.confidence.rawValue)]") + "\n"
}
