import Model

/// The review checklist, each point with its answer and the findings that make it fail.
func htmlChecklist(of index: PageIndex) -> PageSection {
  let items = index.report.checklist
  let body: HTMLText =
    items.isEmpty
    ? "<p class=\"calm\">There is nothing to review.</p>\n"
    : """
    <p class="intro">\(checklistSummary(items)).</p>
    <p class="intro" id="ticked"></p>
    <ul class="points">
    \(items.map { point($0, index: index) }.joined())</ul>

    """
  return PageSection(id: "checklist", title: "Checklist", number: items.count, body: body)
}

private func point(_ item: ChecklistItem, index: PageIndex) -> HTMLText {
  let detail: HTMLText = item.detail.isEmpty ? "" : "<p>\(htmlInline(item.detail))</p>"
  let links = links(to: item.findings, index: index)
  let more: HTMLText = links.count > 12 ? " and \(grouped(links.count - 12)) more" : ""
  let evidence: HTMLText = links.isEmpty ? "" : "<p>\(links.prefix(12).joined(", "))\(more)</p>"
  return """
    <li data-point="\(item.id)">\(htmlLabel(item.answer)) <strong>\(htmlInline(item.question))</strong>\
    \(detail)\(evidence)</li>

    """
}

/// A link for each component with such findings, to the first of them.
private func links(to fingerprints: [String], index: PageIndex) -> [HTMLText] {
  var known: Set<ComponentID> = []
  return fingerprints.compactMap { fingerprint in
    guard let anchor = index.anchor(ofFinding: fingerprint),
      let component = index.component(ofFinding: fingerprint), known.insert(component).inserted
    else { return nil }
    return "<a href=\"#\(anchor)\">\(index.base.name(of: component))</a>"
  }
}
