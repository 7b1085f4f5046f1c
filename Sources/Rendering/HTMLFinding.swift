import Model

/// One finding as a card: what, where, how sure, the evidence, the path and the related places.
/// `isFirst` says that no card before it has the same fingerprint, so that the anchor stays unique
/// in a report that someone edited.
func htmlFinding(_ finding: Violation, isFirst: Bool, index: PageIndex) -> HTMLText {
  let anchor = index.anchor(ofFinding: finding.fingerprint) ?? ""
  let id: HTMLText = isFirst ? " id=\"\(anchor)\"" : ""
  return """
    <article class="finding \(finding.severity.rawValue)"\(id)>
    <p class="labels">\(htmlLabel(finding.severity))\(baselineLabel(finding))\(hintLabel(finding))\
    <a class="self" href="#\(anchor)" aria-label="Link to this finding">#</a></p>
    <h4>\(htmlInline(finding.message))</h4>
    \(facts(of: finding, index: index))\(evidence(of: finding, index: index))\
    \(chain(finding.path, index: index))\(places(finding.related, index: index))</article>

    """
}

private func baselineLabel(_ finding: Violation) -> HTMLText {
  switch finding.baselineState {
  case .new: " <span class=\"label\">New</span>"
  case .unchanged: " <span class=\"label\">Known from the baseline</span>"
  case nil: ""
  }
}

private func hintLabel(_ finding: Violation) -> HTMLText {
  finding.confidence == .hint ? " <span class=\"label\">Hint</span>" : ""
}

private func facts(of finding: Violation, index: PageIndex) -> HTMLText {
  var entries: [HTMLText] = [
    "<div><dt>In</dt><dd>\(htmlComponentLink(finding.component, index: index))</dd></div>"
  ]
  if let subject = finding.subject {
    entries.append("<div><dt>About</dt><dd>\(htmlSubject(subject, index: index))</dd></div>")
  }
  let basis: HTMLText = finding.basis.map { ", since \($0)" } ?? ""
  entries.append(
    "<div><dt>Confidence</dt><dd>\(finding.confidence.rawValue)\(basis)</dd></div>")
  if let location = finding.location, finding.excerpt == nil {
    entries.append("<div><dt>At</dt><dd>\(htmlLocation(location, index: index))</dd></div>")
  }
  if let drawn = index.pathAnchor(of: finding) ?? index.drawnAnchor(of: finding.component) {
    entries.append(
      """
      <div><dt>Drawing</dt><dd><a href="#\(drawn)" aria-label="Show in the drawing">show</a></dd></div>
      """)
  }
  return "<dl class=\"facts\">\(entries.joined())</dl>\n"
}

private func evidence(of finding: Violation, index: PageIndex) -> HTMLText {
  guard let location = finding.location, let excerpt = finding.excerpt else { return "" }
  return """
    <figure class="evidence"><figcaption>\(htmlLocation(location, index: index))</figcaption>\
    <pre role="group" tabindex="0" aria-label="Source"><code>\(htmlExcerpt(excerpt, marking: location))</code></pre></figure>

    """
}

private func chain(_ path: [PathStep], index: PageIndex) -> HTMLText {
  // A single step says no more than the component above.
  guard path.count > 1 else { return "" }
  let steps = zip([nil] + path, path).map { previous, step -> HTMLText in
    let slot: HTMLText = step.slot.map { " <code>\($0)</code>" } ?? ""
    let place: HTMLText =
      step.location.map { "<small>\(htmlLine($0, index: index))</small>" } ?? ""
    let name = htmlComponentLink(step.component, index: index)
    let facts: HTMLText =
      index.subscription(between: previous?.component, and: step).flatMap(subscriptionText)
      .map { " (\($0))" } ?? ""
    let by: HTMLText =
      step.relation.map { "<span class=\"by\">\($0.rawValue)\(slot)\(facts)</span>" } ?? ""
    return "<li>\(by)<span class=\"chip\">\(name)\(place)</span></li>"
  }
  return "<p class=\"part\">Path</p>\n<ol class=\"chain\">\(steps.joined())</ol>\n"
}

/// Long lists of places are closed at first.
private let openPlaces = 8

private func places(_ related: [RelatedPlace], index: PageIndex) -> HTMLText {
  guard !related.isEmpty else { return "" }
  let items = related.map { place -> HTMLText in
    let pointer: HTMLText = place.location.map { " \(htmlLocation($0, index: index))" } ?? ""
    let excerpt: HTMLText =
      place.location.flatMap { index.base.excerpt(at: $0) }
      .map { "<code class=\"excerpt\">\($0)</code>" } ?? ""
    return "<li>\(htmlInline(place.message))\(pointer)\(excerpt)</li>"
  }
  let list: HTMLText = "<ul class=\"places\">\(items.joined())</ul>\n"
  if items.count <= openPlaces { return "<p class=\"part\">Related places</p>\n\(list)" }
  return "<details><summary>\(counted(items.count, "related place"))</summary>\n\(list)</details>\n"
}
