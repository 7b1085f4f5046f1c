import Model

/// How lanes appear in a DOT text.
enum LaneStyle {
  /// As rows only: the bands are put behind the finished picture. Graphviz routes lines around
  /// clusters and loses some, so pictures for people are laid out without.
  case rows
  /// As clusters with a legend: for DOT that others lay out, and for PNG and PDF.
  case clusters
}

/// How hard Graphviz may try.
enum LayoutEffort {
  case best
  /// Straight lines and few rounds: finishes also where the best does not.
  case least
}

/// The DOT text of a sketch.
func dotGraph(
  of sketch: Sketch, _ arrangement: Arrangement, lanes: LaneStyle, effort: LayoutEffort
) -> DOTGraph {
  var graph = DOTGraph()
  graph.attributes = graphAttributes(of: sketch, lanes: lanes, effort: effort)
  graph.nodeDefaults = [
    .init("fontname", "Helvetica"), .init("fontsize", number: 12), .init("margin", "0.17,0.1"),
    .init("height", number: 0.35), .init("penwidth", number: 1.1),
  ]
  graph.edgeDefaults = [.init("arrowsize", number: 0.65)]
  let names = sketch.nodes.map { DOTGraph.Name($0.key) }
  graph.nodes = zip(names, sketch.nodes).map { name, node in
    DOTGraph.Node(
      name: name, attributes: nodeAttributes(node, scope: sketch.lanes[node.lane].scope, lanes))
  }
  graph.groups = groups(of: sketch, arrangement, names: names, lanes: lanes)
  graph.edges =
    spine(of: arrangement, names: names) + anchors(of: sketch, arrangement, names: names)
    + sketch.edges.enumerated().map { number, edge in
      dotEdge(edge, number: number, arrangement, names: names, lanes)
    }
  return graph
}

private func graphAttributes(
  of sketch: Sketch, lanes: LaneStyle, effort: LayoutEffort
) -> [DOTGraph.Attribute] {
  var attributes: [DOTGraph.Attribute] = [
    .init("rankdir", "TB"), .init("fontname", "Helvetica"), .init("nodesep", number: 0.16),
    .init("ranksep", number: 0.4), .init("outputorder", "edgesfirst"),
  ]
  switch effort {
  case .best: attributes.append(.init("splines", "spline"))
  case .least:
    attributes += [
      .init("splines", "line"), .init("nslimit", number: 1), .init("nslimit1", number: 1),
      .init("mclimit", number: 0.2),
    ]
  }
  switch lanes {
  case .rows: attributes.append(.init("bgcolor", "transparent"))
  case .clusters:
    attributes += [
      .init("bgcolor", "#ffffff"), .init("pad", number: 0.3),
      .init("label", leftAligned: dotLegend(of: sketch)), .init("labeljust", "l"),
    ]
    // With fixed rows it orders the lanes; above this size it costs minutes.
    if sketch.nodes.count <= 100 { attributes.append(.init("newrank", "true")) }
  }
  return attributes
}

private func nodeAttributes(
  _ node: Sketch.Node, scope: String?, _ lanes: LaneStyle
) -> [DOTGraph.Attribute] {
  let colors = node.colors(in: scope)
  let outline = node.outline
  // Graphviz makes polygons far larger than their text; pictures get theirs cut out of the box.
  let isCut = node.shape.isCut
  let shape = isCut && lanes == .rows ? "box" : outline.shape
  var attributes: [DOTGraph.Attribute] = [
    .init("id", node.key), .init("label", lines: node.label.map { dotLine($0, of: node) }),
    .init("shape", shape), .init("style", outline.style),
    .init("fillcolor", outline.isHollow ? "#ffffff" : colors.fill), .init("color", colors.line),
  ]
  if isCut {
    attributes.append(.init("margin", lanes == .rows ? "0.28,0.1" : "0.02,0.02"))
  } else if node.label.count > 4 {
    // Lines are set wider apart than Graphviz takes them for.
    attributes.append(.init("margin", "0.17,0.18"))
  }
  if node.shape == .root { attributes.append(.init("peripheries", number: 2)) }
  if let change = node.change {
    attributes.append(.init("penwidth", number: change.looks.width))
  } else if node.isFocus {
    attributes.append(.init("penwidth", number: 3))
  } else if node.severity == .error {
    attributes.append(.init("penwidth", number: 2))
  }
  if lanes == .clusters {
    attributes.append(.init("tooltip", node.tooltip.joined(separator: "\n")))
  }
  return attributes
}

private func dotLine(_ line: LabelLine, of node: Sketch.Node) -> DOTGraph.Line {
  let looks = node.looks(of: line)
  return DOTGraph.Line(
    text: line.text, size: looks.size, color: looks.color, isBold: looks.isBold)
}

private func groups(
  of sketch: Sketch, _ arrangement: Arrangement, names: [DOTGraph.Name], lanes: LaneStyle
) -> [DOTGraph.Group] {
  switch lanes {
  case .rows:
    return arrangement.rows.map { row in
      DOTGraph.Group(
        name: nil, attributes: [], rows: [DOTGraph.Row(nodes: row.nodes.map { names[$0] })])
    }
  case .clusters:
    return sketch.lanes.indices.compactMap { lane in
      let rows = arrangement.rows.filter { $0.lane == lane }
      guard !rows.isEmpty else { return nil }
      let colors = ScopeColors.of(scope: sketch.lanes[lane].scope)
      return DOTGraph.Group(
        name: DOTGraph.Name("lane_\(lane)"),
        attributes: [
          .init("label", shortened(sketch.lanes[lane].title, to: 40)), .init("labeljust", "l"),
          .init("fontcolor", colors.line), .init("style", "filled"), .init("color", colors.fill),
          .init("fillcolor", colors.band), .init("margin", number: 14),
        ],
        rows: rows.map { row in DOTGraph.Row(nodes: row.nodes.map { names[$0] }) })
    }
  }
}

/// Invisible edges from row to row: they alone decide which row is above which.
private func spine(of arrangement: Arrangement, names: [DOTGraph.Name]) -> [DOTGraph.Edge] {
  zip(arrangement.rows, arrangement.rows.dropFirst()).compactMap { upper, lower in
    guard let tail = upper.nodes.first, let head = lower.nodes.first else { return nil }
    return DOTGraph.Edge(
      tail: names[tail], head: names[head],
      attributes: [
        .init("style", "invis"), .init("weight", number: 0),
        // The border between two lanes needs room.
        .init("minlen", number: upper.lane == lower.lane ? 1 : 2),
      ])
  }
}

/// Boxes without a line are tied to a box of a row beside theirs, invisibly: Graphviz would put
/// them far away at the right.
private func anchors(
  of sketch: Sketch, _ arrangement: Arrangement, names: [DOTGraph.Name]
) -> [DOTGraph.Edge] {
  let connected = Set(sketch.edges.flatMap { [$0.from, $0.to] })
  var edges: [DOTGraph.Edge] = []
  for (number, row) in arrangement.rows.enumerated() {
    for (place, node) in row.nodes.enumerated() where !connected.contains(node) {
      let isLast = number == arrangement.rows.count - 1
      guard arrangement.rows.count > 1 else { continue }
      let other = arrangement.rows[isLast ? number - 1 : number + 1].nodes
      let partner = other[min(place * other.count / row.nodes.count, other.count - 1)]
      edges.append(
        DOTGraph.Edge(
          tail: names[isLast ? partner : node], head: names[isLast ? node : partner],
          attributes: [.init("style", "invis")]))
    }
  }
  return edges
}

/// Edges always lead from the upper row to the lower one, so that they never fight the lanes; one
/// that points up has its arrow at the tail.
private func dotEdge(
  _ edge: Sketch.Edge, number: Int, _ arrangement: Arrangement, names: [DOTGraph.Name],
  _ lanes: LaneStyle
) -> DOTGraph.Edge {
  let pointsUp = arrangement.rowOfNode[edge.from] > arrangement.rowOfNode[edge.to]
  let looks = edge.looks
  // Up to three times the places thicken a line by half a point each.
  let doublings = Double(min(3, (Int.bitWidth - edge.count.leadingZeroBitCount - 1) / 2))
  var attributes: [DOTGraph.Attribute] = [
    .init("id", "e_\(number)"), .init("color", looks.color), .init("style", looks.dash.rawValue),
    .init("penwidth", number: looks.width + 0.5 * max(0, doublings)),
    .init("dir", looks.tail.isEmpty ? (pointsUp ? "back" : "forward") : "both"),
    .init(pointsUp ? "arrowtail" : "arrowhead", looks.arrow),
  ]
  if !looks.tail.isEmpty {
    attributes.append(.init(pointsUp ? "arrowhead" : "arrowtail", looks.tail))
  }
  if lanes == .clusters {
    attributes.append(.init("tooltip", edge.tooltip.joined(separator: "\n")))
    if let sign = edge.change?.sign, !sign.isEmpty {
      attributes += [.init("xlabel", sign), .init("fontcolor", looks.color)]
    }
  }
  return DOTGraph.Edge(
    tail: names[pointsUp ? edge.to : edge.from], head: names[pointsUp ? edge.from : edge.to],
    attributes: attributes)
}

/// The legend as lines of text: DOT has no other place for it that every layout keeps.
private func dotLegend(of sketch: Sketch) -> [DOTGraph.Line] {
  var named: Set<String> = []
  let styles = Set(sketch.edges.map(\.style)).sorted().filter { named.insert($0.legend).inserted }
  let entries = styles.map { style in
    let looks = sketch.legendLooks(of: style)
    return DOTGraph.Line(
      text: "\(looks.sample)  \(style.legend)", size: 10, color: looks.color,
      isBold: looks.width >= 1.8)
  }
  let marks = DOTGraph.Line(
    text: "◆ global access point   ■ errors   ▲ warnings   ● notes", size: 10, color: "#52606d",
    isBold: false)
  let notes = sketch.notes.map {
    DOTGraph.Line(text: $0, size: 9, color: "#52606d", isBold: false)
  }
  let title = DOTGraph.Line(
    text: shortened(sketch.title, to: 80), size: 14, color: "#1c2733", isBold: true)
  let changes = sketch.marks.map { mark in
    DOTGraph.Line(
      text: [mark.sign, mark.legend].filter { !$0.isEmpty }.joined(separator: " "), size: 10,
      color: mark.looks.color, isBold: !mark.sign.isEmpty)
  }
  return [title] + changes + entries + [marks] + notes
}
