import Model

/// The picture that people see, made from what Graphviz gave for an attempt: bands for the lanes,
/// legend and notes around it; titles, links and data on each node and edge; no prologue, no
/// comment, no version of any program. An ill-formed picture gives `nil`.
package func cleanSVG(_ svg: String, attempt: LayoutAttempt) -> String? {
  guard let parts = try? LaidOutParts(scanSVG(svg)).centeringBlocks() else { return nil }
  let sketch = attempt.sketch
  let nodes = Dictionary(parts.nodes.map { ($0.id, $0.shapes) }) { first, _ in first }
  let edges = Dictionary(parts.edges.map { ($0.id, $0.shapes) }) { first, _ in first }
  let drawnEdges = sketch.edges.enumerated().map { number, edge in
    let shapes = edges["e_\(number)"] ?? []
    return edgeGroup(
      edge, in: sketch,
      shapes: shapes.map { edgeShape($0, edge) }.joined()
        + edgeSign(edge.change, on: shapes, color: edge.looks.color))
  }
  let drawnNodes = sketch.nodes.map { node in
    nodeGroup(node, in: sketch, shapes: nodeShapes(nodes[node.key] ?? [], of: node))
  }
  let content = svgElement(
    "g",
    [
      (
        "transform",
        "translate(\(svgNumber(parts.originX)) \(svgNumber(parts.originY + topPadding)))"
      )
    ],
    "\n\(drawnEdges.joined("\n"))\n\(drawnNodes.joined("\n"))\n")
  let frame = PictureFrame(
    sketch: sketch, width: parts.width, height: parts.height + topPadding + bottomPadding,
    bands: bands(of: sketch, nodes: nodes, parts))
  return frame.svg(content: content, below: ("", 0))
}

private let topPadding = 8.0
private let bottomPadding = 8.0

/// Bands that touch: the border lies halfway between the nodes of two lanes.
private func bands(
  of sketch: Sketch, nodes: [String: [LaidOutParts.Shape]], _ parts: LaidOutParts
) -> [PictureFrame.Band] {
  var extents: [Int: Bounds] = [:]
  for node in sketch.nodes {
    for bounds in (nodes[node.key] ?? []).compactMap(\.bounds) {
      extents[node.lane] = extents[node.lane].map { $0.union(bounds) } ?? bounds
    }
  }
  let shift = parts.originY + topPadding
  let lanes = extents.sorted { $0.key < $1.key }.map {
    (lane: $0.key, top: $0.value.top + shift, bottom: $0.value.bottom + shift)
  }
  return lanes.indices.map { place in
    PictureFrame.Band(
      lane: lanes[place].lane,
      top: place == 0 ? 0 : (lanes[place - 1].bottom + lanes[place].top) / 2,
      bottom: place == lanes.count - 1
        ? parts.height + topPadding + bottomPadding
        : (lanes[place].bottom + lanes[place + 1].top) / 2)
  }
}

private func written(_ shape: LaidOutParts.Shape, changing: [String: String] = [:]) -> XMLText {
  var tag: XMLText = "<\(shape.element)"
  for attribute in shape.attributes {
    tag += " \(attribute.name)=\"\(changing[attribute.name] ?? attribute.value)\""
  }
  return shape.text.isEmpty ? "\(tag)/>" : "\(tag)>\(shape.text)</\(shape.element)>"
}

/// The line with dashes that can be seen; arrows have no dashes.
private func edgeShape(_ shape: LaidOutParts.Shape, _ edge: Sketch.Edge) -> XMLText {
  switch edge.looks.dash {
  case .solid: written(shape)
  case .dashed: written(shape, changing: ["stroke-dasharray": "6,3"])
  case .dotted: written(shape, changing: ["stroke-dasharray": "1.5,3"])
  }
}

/// Outline and texts: texts in the middle, whatever width Graphviz took them for, and corners cut
/// for the kinds that have such an outline.
private func nodeShapes(_ shapes: [LaidOutParts.Shape], of node: Sketch.Node) -> XMLText {
  let bounds = shapes.compactMap(\.bounds)
  guard let first = bounds.first else { return shapes.map { written($0) }.joined() }
  let all = bounds.dropFirst().reduce(first) { $0.union($1) }
  let middle = decimal((all.left + all.right) / 2)
  let lines = shapes.count { $0.element == "text" }
  var line = 0
  return shapes.map { shape in
    if shape.element == "text" {
      // Graphviz sets lines of different size too close together.
      let shift = (Double(line) - Double(lines - 1) / 2) * 2.5
      line += 1
      var changes = ["text-anchor": "middle", "x": middle]
      if let y = shape.number("y") { changes["y"] = decimal(y + shift) }
      return written(shape, changing: changes)
    }
    guard node.shape.isCut, shape.element == "polygon", let box = shape.bounds else {
      return written(shape)
    }
    return written(shape, changing: ["points": cutOutline(of: box, for: node.shape)])
  }.joined()
}

/// A hexagon for actors, an octagon for objects, a signpost for bindings, within the box.
private func cutOutline(of box: Bounds, for shape: NodeShape) -> String {
  let cut = 11.0
  let middle = (box.top + box.bottom) / 2
  let isPointed = shape != .instance
  let low = isPointed ? middle : box.top + cut
  let high = isPointed ? middle : box.bottom - cut
  let right = [
    (box.right - cut, box.top), (box.right, low), (box.right, high), (box.right - cut, box.bottom),
  ]
  let left =
    shape == .binding
    ? [(box.left, box.bottom), (box.left, box.top)]
    : [
      (box.left + cut, box.bottom), (box.left, high), (box.left, low), (box.left + cut, box.top),
    ]
  return (right + left).map { "\(decimal($0.0)),\(decimal($0.1))" }.joined(separator: " ")
}

/// A node with its full name, its link to the page and what scripts filter by.
func nodeGroup(_ node: Sketch.Node, in sketch: Sketch, shapes: XMLText) -> XMLText {
  let prefix: XMLText = sketch.id == "overview" ? "" : "\(sketch.id)-"
  let scope = sketch.lanes[node.lane].scope ?? ""
  var attributes: [(StaticString, XMLText)] = [
    ("id", "\(prefix)\(hyphenated(node.key))"),
    ("class", "node \(node.shape.rawValue)\(XMLText(stringLiteral: node.isFocus ? " focus" : ""))"),
    ("data-scope", "\(scope)"), ("data-module", "\(node.module)"),
  ]
  if let component = node.component {
    attributes.append(("data-component", "\(componentAnchor(component))"))
  }
  if let severity = node.severity { attributes.append(("data-severity", "\(severity.rawValue)")) }
  if !node.rules.isEmpty {
    attributes.append(("data-rules", "\(node.rules.joined(separator: " "))"))
  }
  let title: XMLText = "<title>\(node.tooltip.joined(separator: "\n"))</title>"
  if let change = node.change { attributes.append(("data-change", "\(change.rawValue)")) }
  let target = node.isLinked ? node.component : nil
  let linked = target.map { component in
    svgElement("a", [("href", "#\(componentAnchor(component))")], shapes)
  }
  return svgElement("g", attributes, title + (linked ?? shapes))
}

/// An edge with kind, count and evidence.
private func edgeGroup(_ edge: Sketch.Edge, in sketch: Sketch, shapes: XMLText) -> XMLText {
  let prefix: XMLText = sketch.id == "overview" ? "" : "\(sketch.id)-"
  let title: XMLText = "<title>\(edge.tooltip.joined(separator: "\n"))</title>"
  var attributes: [(StaticString, XMLText)] = [
    ("class", "edge \(edge.style.name)"),
    ("data-from", "\(prefix)\(hyphenated(sketch.nodes[edge.from].key))"),
    ("data-to", "\(prefix)\(hyphenated(sketch.nodes[edge.to].key))"),
    ("data-count", "\(edge.count)"),
  ]
  if let change = edge.change { attributes.append(("data-change", "\(change.rawValue)")) }
  return svgElement("g", attributes, title + shapes)
}

/// `n_12` of DOT as `n-12` of the page.
private func hyphenated(_ key: String) -> String {
  String(key.map { $0 == "_" ? "-" : $0 })
}
