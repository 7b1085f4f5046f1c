import Model

/// The looks of drawings for the page's script, the same that Graphviz gets.
///
/// - `limits`: boxes, lines, users of a hub, users of a hub in folded pictures, lines in these.
/// - `lanes`: `[scope or null, title, subtitle, line, fill, band, depth]`, the colours as `#rrggbb`.
/// - `styles`: `[name, legend, verb, colour, dash, width, arrow, tail, is strong]`, the strongest
///   first; arrows in the words of Graphviz, an empty tail for none.
/// - `shapes`: `[name, legend or null, outline style, is hollow]`, the style in the words of
///   Graphviz.
/// - `labels`: `[name, size, colour, is bold]` of the lines of a label.
func pageLooks(_ graph: DrawingIndex) -> ScriptText {
  """
  "limits":\(limits),
  "lanes":\(scriptRows(graph.lanes.map { lane($0, in: graph.report.scopes) })),
  "styles":\(scriptRows(EdgeStyle.allCases.map(style))),
  "shapes":\(scriptRows(NodeShape.allCases.map(shape))),
  "labels":\(scriptRows(LabelLine.Emphasis.allCases.map(label)))
  """
}

private var limits: ScriptText {
  let limits = DrawingLimits.standard
  return scriptNumbers([
    limits.nodes, limits.edges, limits.hubUsers, limits.foldedHubUsers, limits.foldedEdges,
  ])
}

private func lane(_ lane: Sketch.Lane, in scopes: ScopeTree) -> ScriptText {
  let colors = ScopeColors.of(scope: lane.scope)
  let depth = lane.scope.map { scopes.depth(of: $0) } ?? 0
  return scriptList(
    [lane.scope.map(scriptString) ?? "null"]
      + [lane.title, lane.subtitle, colors.line, colors.fill, colors.band].map(scriptString)
      + ["\(depth)"])
}

private func style(_ style: EdgeStyle) -> ScriptText {
  let looks = style.looks
  return scriptList(
    [style.name, style.legend, style.verb, looks.color, looks.dash.rawValue].map(scriptString)
      + ["\(decimal(looks.width))"] + [looks.arrow, looks.tail].map(scriptString)
      + [style.isStrong ? "true" : "false"])
}

private func shape(_ shape: NodeShape) -> ScriptText {
  scriptList([
    scriptString(shape.rawValue), shape.legend.map(scriptString) ?? "null",
    scriptString(shape.outline.style), shape.outline.isHollow ? "true" : "false",
  ])
}

private func label(_ emphasis: LabelLine.Emphasis) -> ScriptText {
  let looks = emphasis.looks
  return scriptList([
    scriptString(emphasis.rawValue), "\(looks.size)", scriptString(looks.color),
    looks.isBold ? "true" : "false",
  ])
}
