import Model

/// The drawing in the language of D2: a container for each lane.
func d2Text(of drawing: Drawing) -> String {
  guard let sketch = drawing.attempts.first?.sketch else { return "" }
  let lanes = sketch.lanes.indices.filter { lane in sketch.nodes.contains { $0.lane == lane } }
  var lines: [D2Text] = [
    "direction: down",
    """
    title: "\(shortened(sketch.title, to: 80)), \(shortened(sketch.subtitle, to: 100))" \
    { shape: text; near: top-center; style: { font-size: 24; bold: true } }
    """,
    "words: \"\(words(of: sketch))\" { shape: text; near: bottom-center; style: { font-size: 14 } }",
  ]
  for lane in lanes {
    let about = sketch.lanes[lane]
    let colors = ScopeColors.of(scope: about.scope)
    let subtitle: D2Text = about.subtitle.isEmpty ? "" : ", \(shortened(about.subtitle, to: 40))"
    lines.append("l\(lane): \"\(shortened(about.title, to: 40))\(subtitle)\" {")
    lines.append(
      "  style: { fill: \"\(colors.band)\"; stroke: \"\(colors.line)\"; font-color: \"\(colors.line)\" }"
    )
    for (number, node) in sketch.nodes.enumerated() where node.lane == lane {
      lines.append("  \(box(node, number: number, node.colors(in: about.scope)))")
    }
    lines.append("}")
  }
  lines += sketch.edges.map { edge in
    let from = sketch.nodes[edge.from]
    let to = sketch.nodes[edge.to]
    return """
      l\(from.lane).n\(edge.from + 1) -> l\(to.lane).n\(edge.to + 1): \(edge.d2Looks)
      """
  }
  return lines.joined("\n").written + "\n"
}

private func box(_ node: Sketch.Node, number: Int, _ colors: ScopeColors) -> D2Text {
  let label = node.label.map { "\(shortened($0.text, to: 80))" as D2Text }.joined("\\n")
  let outline = node.outline
  let fill = outline.isHollow ? "#ffffff" : colors.fill
  let ink = node.change?.looks.ink ?? "#1c2733"
  var style: D2Text = "fill: \"\(fill)\"; stroke: \"\(colors.line)\"; font-color: \"\(ink)\""
  style += "; stroke-width: \(node.isFocus ? 4 : node.severity == .error ? 3 : 1)"
  if outline.style.contains("dashed") { style += "; stroke-dash: 4" }
  if outline.style.contains("dotted") { style += "; stroke-dash: 2" }
  if outline.style.contains("rounded") { style += "; border-radius: 8" }
  if node.shape == .root { style += "; double-border: true" }
  let shape = node.shape.d2Shape
  let tip = node.tooltip.map { "\(withoutMarkup(shortened($0, to: 200)))" as D2Text }.joined("\\n")
  return
    "n\(number + 1): \"\(label)\" { shape: \(shape); tooltip: \"\(tip)\"; style: { \(style) } }"
}

/// D2 reads tooltips as Markdown, refuses broken tags and entities, and shows what escapes them: other
/// signs that look alike stand for them.
private func withoutMarkup(_ text: String) -> String {
  replacingScalars(in: text) { scalar in
    switch scalar {
    case "<": "‹"
    case ">": "›"
    case "&": "＆"
    default: nil
    }
  }
}

private func words(of sketch: Sketch) -> D2Text {
  let notes = sketch.notes.flatMap { wrapped($0, width: 900, size: 14) }
  return (sketch.wordedLegend + notes).map { "\($0)" as D2Text }.joined("\\n")
}

extension Sketch.Edge {
  /// Its label, style and arrow head; in a difference the label begins with the sign of what became
  /// of it.
  fileprivate var d2Looks: D2Text {
    let looks = looks
    var line: D2Text =
      "stroke: \"\(looks.color)\"; stroke-width: \(Int((looks.width * 1.4).rounded()))"
    switch looks.dash {
    case .solid: break
    case .dashed: line += "; stroke-dash: 5"
    case .dotted: line += "; stroke-dash: 2"
    }
    let head: D2Text =
      switch looks.arrow {
      case "diamond": "shape: diamond; style.filled: true"
      case "odiamond": "shape: diamond; style.filled: false"
      case "dot": "shape: circle; style.filled: true"
      case "onormal": "shape: triangle; style.filled: false"
      case "vee": "shape: arrow"
      default: "shape: triangle; style.filled: true"
      }
    let words = style == .captive ? "outlives" : style == .holder ? "releases" : ""
    let parts = [change?.sign ?? "", words].filter { !$0.isEmpty }
    let label: D2Text = parts.isEmpty ? "" : "\"\(parts.joined(separator: " "))\" "
    return "\(label){ style: { \(line) }; target-arrowhead: { \(head) } }"
  }
}

extension NodeShape {
  fileprivate var d2Shape: D2Text {
    switch self {
    case .reference, .value, .contract, .external, .undeclared, .root, .rest: "rectangle"
    case .actor: "hexagon"
    case .instance: "oval"
    case .binding: "step"
    case .global: "page"
    case .group: "package"
    }
  }
}
