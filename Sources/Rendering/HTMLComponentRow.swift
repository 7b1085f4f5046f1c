import Model

/// The row of one component. `isFirst` says that no row before it has the same id, so that the
/// anchor stays unique in a report that someone edited.
func htmlComponentRow(_ component: Component, isFirst: Bool, index: PageIndex) -> HTMLText {
  let id: HTMLText = isFirst ? " id=\"\(componentAnchor(component.id))\"" : ""
  let place: HTMLText =
    component.location.map { "<span class=\"aside\">\(htmlLine($0, index: index))</span>" } ?? ""
  return """
    <tr\(id)><th scope="row">\(component.name)<span class="aside">\(sort(of: component))</span>\
    \(place)\(links(of: component, index: index))</th><td class="wide">\(lifetime(of: component, index: index))</td>\
    <td>\(stateWords(of: component))\(stateReasons(of: component))</td>\
    <td class="wide">\(htmlRelations(from: component.id, index: index))</td></tr>
    """
}

private func sort(of component: Component) -> String {
  var words = [kindWords(component)]
  if component.role != .ordinary { words.append(component.role.rawValue) }
  let module = component.module.isEmpty ? "" : " in \(component.module)"
  return words.joined(separator: ", ") + module
}

private func links(of component: Component, index: PageIndex) -> HTMLText {
  var links: [HTMLText] = []
  let findings = index.findingAnchors(in: component.id)
  if let first = findings.first {
    links.append("<a href=\"#\(first)\">\(counted(findings.count, "finding"))</a>")
  }
  if let drawn = index.drawnAnchor(of: component.id) {
    links.append("<a href=\"#\(drawn)\">drawing</a>")
  }
  return links.isEmpty ? "" : "<span class=\"aside\">\(links.joined(" · "))</span>"
}

private func stateReasons(of component: Component) -> HTMLText {
  [component.stateReason, component.isolationReason].compactMap { $0 }
    .map { reason -> HTMLText in "<span class=\"aside\">\(htmlInline(reason))</span>" }.joined()
}

private func lifetime(of component: Component, index: PageIndex) -> HTMLText {
  let scope: HTMLText =
    switch (component.declaredScope, component.effectiveScope) {
    case (let declared?, let effective?) where declared != effective:
      """
      <span class="label warning"><svg aria-hidden="true" focusable="false">\
      <use href="#mark-warning"/></svg>mismatch</span> declared \(declared), lives as \(effective)
      """
    case (let declared?, _): "\(declared)"
    case (nil, let effective?): "\(effective)"
    case (nil, nil): "unknown"
    }
  let reasons = component.scopeEvidence.prefix(3).map { evidence -> HTMLText in
    let place: HTMLText = evidence.location.map { " \(htmlLine($0, index: index))" } ?? ""
    return """
      <span class="aside">\(evidence.source.rawValue): \(htmlInline(evidence.detail))\(place)</span>
      """
  }
  return "\(scope)\(reasons.joined())"
}
