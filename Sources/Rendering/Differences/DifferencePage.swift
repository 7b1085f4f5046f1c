import Model

/// What changed as a page in the looks of the report: the picture, the findings, and tables of all
/// that came, went or is another. Where nothing changed it says so.
func differencePage(of shown: ShownDifference) -> String {
  let difference = shown.comparison.difference
  let report = shownReport(of: shown.comparison)
  let embedded = embeddedDrawings(drawings(of: shown))
  let index = PageIndex(
    ReportIndex(report), drawings: embedded, rows: Set(difference.components.map(\.component)))
  let tables = DifferenceTables(difference, index: index)
  let sections =
    difference.isEmpty
    ? [unchanged(difference), tables.numbers].compactMap { $0 }
    : [
      pictureSection(embedded, isFolder: shown.isFolder), newFindings(difference, index: index),
      tables.reweighed, tables.fixed, tables.accessPoints, tables.components, tables.relations,
      tables.scopes, tables.verdicts, tables.numbers,
    ].compactMap { $0 }
  let parts = PageParts(
    shown.presentation.page, css: differenceStyle(of: shown),
    script: pageScript(shown.presentation), files: .difference)
  let title = differenceTitle(of: difference)
  return PageFrame(
    kind: "Lifetime difference", title: "\(title): lifetime difference", name: "\(title)",
    summary: "\(differenceSummary(of: difference))", notice: notice(difference),
    figures: difference.isEmpty ? "" : htmlFigures(figures(shown.comparison)), sections: sections,
    data: "", report: report
  ).written(shown.presentation.template, parts)
}

/// The style sheet of the page, for where it stands in a file of its own.
package func differenceStyle(of shown: ShownDifference) -> String {
  pageStyle(
    of: shown.comparison.merged, drawings: drawings(of: shown), presentation: shown.presentation)
}

/// What the page of a large difference leaves out.
let differencePageLimits =
  "The picture as `svg`; tables of more than \(HTMLTable.openRows) rows are closed at first."

private func drawings(of shown: ShownDifference) -> [String: LaidOutDrawing] {
  shown.comparison.difference.isEmpty
    ? [:] : shown.drawing.map { [$0.id: $0] } ?? [:]
}

/// Both reports in one, without the addresses of sources: they lead to one state of them, and the
/// page tells of two.
private func shownReport(of comparison: ReportComparison) -> Report {
  var report = comparison.merged
  report.sourceLink = nil
  return report
}

private func unchanged(_ difference: ReportDifference) -> PageSection {
  let numbers =
    difference.numbers.isEmpty ? "" : " Numbers that are another ones now stand below."
  return PageSection(
    id: "drawing", title: "Nothing changed", number: nil,
    body: """
      <p class="calm">The graph and the findings are the same on both sides: \
      \(counted(difference.new.components, "component")), \
      \(counted(difference.new.findings, "finding")).\(numbers)</p>

      """)
}

private func pictureSection(_ embedded: [EmbeddedDrawing], isFolder: Bool) -> PageSection {
  let alone: HTMLText =
    isFolder
    ? " <a href=\"diff.svg\">Open diff.svg</a>: the same picture by itself, in the same folder."
    : ""
  let figures = embedded.map { drawing in
    htmlFigure(
      drawing, isBroad: true, caption: "The tables below hold the same facts in words.\(alone)")
  }
  return PageSection(
    id: "drawing", title: "What changed", number: nil,
    body: figures.isEmpty
      ? "<p class=\"calm\">No drawing was made; the tables below hold the same facts.</p>\n"
      : figures.joined())
}

private func newFindings(_ difference: ReportDifference, index: PageIndex) -> PageSection {
  let findings = difference.findings.new
  return PageSection(
    id: "findings", title: "New findings", number: findings.count,
    body: findings.isEmpty
      ? "<p class=\"calm\">No new finding.</p>\n" : htmlRules(of: index))
}

/// What makes a part of the difference doubtful.
private func notice(_ difference: ReportDifference) -> HTMLText {
  difference.reservations.map { reservation -> HTMLText in
    """
    <p class="notice"><strong>With care.</strong> \(htmlInline(reservation.text))</p>

    """
  }.joined()
}

private func figures(_ comparison: ReportComparison) -> [(HTMLText, HTMLText)] {
  let difference = comparison.difference
  let findings = difference.findings
  let hidden = [comparison.old, comparison.new].map(\.inventory.total.accessesInBodies).map(grouped)
  return [
    ("\(grouped(findings.new.count))", findings.new.count == 1 ? "new finding" : "new findings"),
    ("\(grouped(findings.fixed.count))", "fixed"),
    (steps(difference.components.map(\.change)), "components"),
    (steps(difference.relations.map(\.change)), "relations"),
    (steps(difference.accessPoints.map(\.change)), "global instances"),
    ("\(hidden[0] == hidden[1] ? hidden[1] : hidden.joined(separator: " → "))", "hidden accesses"),
  ]
}

/// `+4 −4 ~7`, and `0` when there are none.
private func steps(_ changes: [Change]) -> HTMLText {
  let parts = Change.allCases.compactMap { change -> HTMLText? in
    let number = changes.count { $0 == change }
    return number == 0 ? nil : "\(change.sign)\(grouped(number))"
  }
  return parts.isEmpty ? "0" : parts.joined(" ")
}
