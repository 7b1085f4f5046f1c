import Model

/// The tables of the page of a difference; `nil` where there is nothing to list.
struct DifferenceTables {
  private let difference: ReportDifference
  private let index: PageIndex

  init(_ difference: ReportDifference, index: PageIndex) {
    self.difference = difference
    self.index = index
  }

  var reweighed: PageSection? {
    section(
      "reweighed", "Findings that weigh another", ["Weight", "Finding", "Place"],
      difference.findings.reweighed.map { change in
        let steps: HTMLText =
          change.oldSeverity == change.finding.severity
          ? "<span class=\"aside\">\(change.oldConfidence.rawValue) → \(change.finding.confidence.rawValue)</span>"
          : "<span class=\"aside\">was \(change.oldSeverity.rawValue)</span>"
        return row(
          "\(htmlLabel(change.finding.severity))\(steps)",
          [message(change.finding), place(change.finding.location)])
      })
  }

  var fixed: PageSection? {
    section(
      "fixed", "Fixed findings", ["Weight", "Finding", "Place"],
      difference.findings.fixed.map { finding in
        row(htmlLabel(finding.severity), [message(finding), place(finding.location)])
      })
  }

  var accessPoints: PageSection? {
    section(
      "access-points", "Access points", ["Access point", "Change", "What changed", "Place"],
      difference.accessPoints.map { change in
        row(
          "<code>\(change.accessPoint.spelling)</code>",
          [htmlLabel(change.change), "\(change.words)", place(change.accessPoint.location)])
      })
  }

  var components: PageSection? {
    section(
      "components", "Components", ["Component", "Change", "What changed", "Place"],
      difference.components.map { change in
        let drawn: HTMLText =
          index.drawnAnchor(of: change.component).map {
            "<span class=\"aside\"><a href=\"#\($0)\">drawing</a></span>"
          } ?? ""
        let module: HTMLText =
          change.module.isEmpty ? "" : "<span class=\"aside\">in \(change.module)</span>"
        return row(
          "\(index.base.name(of: change.component))\(module)\(drawn)",
          [htmlLabel(change.change), "\(change.words)", place(change.location)],
          id: componentAnchor(change.component))
      })
  }

  var relations: PageSection? {
    section(
      "relations", "Relations", ["From", "To", "Change", "What changed", "Place"],
      difference.relations.map { change in
        row(
          htmlComponentLink(change.from, index: index),
          [
            htmlComponentLink(change.to, index: index), htmlLabel(change.change),
            "\(change.words)", place(change.location),
          ])
      })
  }

  var scopes: PageSection? {
    section(
      "scopes", "Scopes", ["Scope", "Change", "What changed"],
      difference.scopes.map { change in
        row(
          "\(change.scope)",
          [htmlLabel(change.change), "\(change.properties.map(\.words).joined(separator: "; "))"])
      })
  }

  var verdicts: PageSection? {
    section(
      "verdicts", "Verdicts", ["Component", "Change", "Verdict", "Why"],
      // What is gone needs none.
      difference.verdicts.filter { $0.new != nil }.map { change in
        row(
          htmlComponentLink(change.component, index: index),
          [htmlLabel(change.change), "\(change.words)", htmlInline(change.reason)])
      })
  }

  var numbers: PageSection? {
    guard !difference.numbers.isEmpty else { return nil }
    let rows = difference.numbers.map { change -> HTMLText in
      """
      <tr><th scope="row">\(change.title)</th><td class="amount">\(grouped(change.old))</td>\
      <td class="amount">\(grouped(change.new))</td><td class="amount">\(change.step)</td></tr>
      """
    }
    let table = HTMLTable(
      caption: "<strong>Numbers of the inventory</strong> that are not what they were",
      columns: [.text("Number"), .amount("Before"), .amount("After"), .amount("Change")],
      rows: rows)
    return PageSection(
      id: "numbers", title: "Numbers", number: nil, body: table.written(label: "Numbers"))
  }

  private func message(_ finding: Violation) -> HTMLText {
    "\(htmlInline(finding.message))<span class=\"aside\"><code>\(finding.rule)</code></span>"
  }

  private func place(_ location: Location?) -> HTMLText {
    location.map { htmlLine($0, index: index) } ?? ""
  }
}

private func section(
  _ id: HTMLText, _ title: HTMLText, _ columns: [HTMLText], _ rows: [HTMLText]
) -> PageSection? {
  guard !rows.isEmpty else { return nil }
  let table = HTMLTable(
    caption: "<strong>\(title)</strong>: \(grouped(rows.count))",
    columns: columns.map { .text($0) }, rows: rows, sortingName: "\(id)-table")
  return PageSection(
    id: id, title: title, number: rows.count, body: table.written(label: title))
}

private func row(_ head: HTMLText, _ cells: [HTMLText], id anchor: String? = nil) -> HTMLText {
  let id: HTMLText = anchor.map { " id=\"\($0)\"" } ?? ""
  let rest = cells.map { "<td>\($0)</td>" as HTMLText }.joined()
  return "<tr\(id)><th scope=\"row\">\(head)</th>\(rest)</tr>"
}

/// What became of something, with its sign.
private func htmlLabel(_ change: Change) -> HTMLText {
  switch change {
  case .added: "<span class=\"label added\">\(change.sign) added</span>"
  case .removed: "<span class=\"label removed\">\(change.sign) removed</span>"
  case .changed: "<span class=\"label changed\">\(change.sign) changed</span>"
  }
}
