import Model

/// The review checklist, each point with its answer and the findings that make it fail.
func htmlChecklist(of index: PageIndex) -> PageSection {
  let items = index.report.checklist
  let body: HTMLText =
    items.isEmpty
    ? "<p class=\"calm\">There is nothing to review.</p>\n"
    : """
    <p class="intro">\(checklistSummary(items)).</p>
    <ul class="points">
    \(items.map { point($0, index: index) }.joined())</ul>

    """
  return PageSection(id: "checklist", title: "Checklist", number: items.count, body: body)
}

private func point(_ item: ChecklistItem, index: PageIndex) -> HTMLText {
  let detail: HTMLText = item.detail.isEmpty ? "" : "<p>\(htmlInline(item.detail))</p>"
  let links = item.findings.compactMap { index.anchor(ofFinding: $0) }
  let shown = links.prefix(12).enumerated().map { number, anchor -> HTMLText in
    "<a href=\"#\(anchor)\">finding \(number + 1)</a>"
  }
  let more: HTMLText = links.count > 12 ? " and \(grouped(links.count - 12)) more" : ""
  let evidence: HTMLText = links.isEmpty ? "" : "<p>\(shown.joined(", "))\(more)</p>"
  return """
    <li>\(htmlLabel(item.answer)) <strong>\(htmlInline(item.question))</strong>\
    \(detail)\(evidence)</li>

    """
}
