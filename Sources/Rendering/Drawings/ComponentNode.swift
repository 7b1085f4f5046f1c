import Model

/// The box of one component.
func componentNode(
  _ node: DrawingIndex.Node, isHub: Bool, countsKeepers: Bool, isFocus: Bool, showsModule: Bool
) -> Sketch.Node {
  let component = node.component
  let mark = node.accessPoint == nil ? "" : "◆ "
  let name = component.name.isEmpty ? component.id.text : component.name
  var label = [LabelLine(mark + shortened(name, to: 34), .name)]
  let detail = [
    NodeShape(of: component).legend == nil ? "" : kindWord(of: component),
    showsModule ? shortened(component.module, to: 24) : "",
    qualifier(of: component),
  ].filter { !$0.isEmpty }
  if !detail.isEmpty { label.append(LabelLine(detail.joined(separator: " · "), .detail)) }
  if isHub { label += node.usage.lines(withKeepers: countsKeepers) }
  if let marks = findingMarks(node) { label.append(marks) }
  return Sketch.Node(
    key: "n_" + stableHash(component.id.text), lane: node.lane, shape: NodeShape(of: component),
    label: label, tooltip: nodeTooltip(node), component: component.id, module: component.module,
    severity: node.severity, rules: Set(node.findings.map(\.rule)).sorted(), isFocus: isFocus)
}

/// The box of what has nothing to show in one lane.
func restNode(
  lane: Int, members: [Int], _ folding: Folding, _ index: DrawingIndex
) -> Sketch.Node {
  let reasons: [(Set<Int>, String)] = [
    (folding.idle, "without relations"),
    (folding.hubOnly, "only related to ◆ or hubs"),
    (folding.plain, "touch no lifetime"),
  ]
  let lines = reasons.compactMap { nodes, reason -> LabelLine? in
    let number = members.count { nodes.contains($0) }
    return number == 0 ? nil : LabelLine("… and \(grouped(number)) more \(reason)", .detail)
  }
  let names = members.prefix(12).map { index.nodes[$0].component.id.text }
  let more = members.count > 12 ? ["and \(members.count - 12) more"] : []
  return Sketch.Node(
    key: "r_\(lane)", lane: lane, shape: .rest, label: lines, tooltip: names + more, component: nil,
    module: "", severity: nil, rules: [], isFocus: false)
}

private func kindWord(of component: Component) -> String {
  switch component.kind {
  case .declared: ""
  case .undeclared: "not declared"
  case .class, .struct, .actor, .enum, .protocol, .object, .companion, .binding, .global,
    .external:
    component.role == .compositionRoot ? "root" : kindWords(component)
  }
}

private func qualifier(of component: Component) -> String {
  guard let at = component.id.text.lastIndex(of: "@") else { return "" }
  return shortened(String(component.id.text[at...]), to: 20)
}

/// `■ 1 ▲ 2 ● 1`: shapes, so that it is read without colour.
func findingMarks(_ node: DrawingIndex.Node) -> LabelLine? {
  var marks: [String] = []
  if node.errors > 0 { marks.append("■ \(node.errors)") }
  if node.warnings > 0 { marks.append("▲ \(node.warnings)") }
  if node.remarks > 0 { marks.append("● \(node.remarks)") }
  guard let severity = node.severity else { return nil }
  let emphasis: LabelLine.Emphasis =
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  return LabelLine(marks.joined(separator: " "), emphasis)
}

private func nodeTooltip(_ node: DrawingIndex.Node) -> [String] {
  let component = node.component
  var lines = [component.id.text]
  let scopes = [
    component.declaredScope.map { "declared scope \($0)" },
    component.effectiveScope.map { "effective scope \($0)" },
  ].compactMap { $0 }
  lines.append(scopes.isEmpty ? "lifetime not known" : scopes.joined(separator: ", "))
  if let evidence = component.scopeEvidence.first { lines.append(evidence.detail) }
  if let point = node.accessPoint { lines.append("reached as \(point.spelling)") }
  if component.state != .unknown { lines.append("state: \(component.state.rawValue)") }
  for finding in node.findings.prefix(3) { lines.append("\(finding.rule): \(finding.message)") }
  if node.findings.count > 3 {
    lines.append("and \(counted(node.findings.count - 3, "further finding"))")
  }
  return lines
}

/// Kinds, counts and the first evidence of relations that share a line.
func edgeTooltip(_ edges: [DrawingIndex.Edge], in index: DrawingIndex) -> [String] {
  guard let first = edges.min(by: { ($0.style, $0.from, $0.to) < ($1.style, $1.from, $1.to) })
  else { return [] }
  func name(_ node: Int) -> String { index.nodes[node].component.name }
  var lines = ["\(name(first.from)) \(first.style.verb) \(name(first.to))"]
  var places: [EdgeStyle: Int] = [:]
  for edge in edges {
    for count in edge.counts { places[count.style, default: 0] += count.places }
  }
  lines += EdgeStyle.allCases.compactMap { style in
    places[style].map { "\(style.name): \(counted($0, "place"))" }
  }
  if let evidence = first.evidence {
    let place = "\(evidence.location.file):\(evidence.location.line)"
    lines.append(evidence.excerpt.isEmpty ? place : "\(place)  \(evidence.excerpt)")
  }
  if edges.count > 1 {
    lines.append("and \(counted(edges.count - 1, "further pair")) of components")
  }
  return lines
}

/// The beginning and the end of a long name, so that both the type and its kind can be told.
func shortened(_ name: String, to limit: Int) -> String {
  // Counting characters of a hostile name of megabytes would cost more than it tells.
  let head = name.prefix(limit + 1)
  if head.count <= limit { return name }
  let end = name.suffix(limit / 3)
  return name.prefix(limit - limit / 3 - 1) + "…" + end
}
