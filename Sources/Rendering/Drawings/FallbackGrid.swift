/// A picture without any layout engine: lanes with boxes, and every line of the graph in words.
func fallbackGrid(of sketch: Sketch) -> String {
  let columns = 5
  let box = (width: 196.0, gap: 14.0)
  let width = Double(columns) * (box.width + box.gap) + box.gap
  var bands: [PictureFrame.Band] = []
  var content: XMLText = ""
  var top = 0.0
  for lane in sketch.lanes.indices {
    let nodes = sketch.nodes.filter { $0.lane == lane }
    guard !nodes.isEmpty else { continue }
    var y = top + box.gap
    for start in stride(from: 0, to: nodes.count, by: columns) {
      let row = nodes[start..<min(start + columns, nodes.count)]
      let height = row.map(boxHeight).max() ?? 0
      for (column, node) in row.enumerated() {
        let x = box.gap + Double(column) * (box.width + box.gap)
        content += gridBox(node, in: sketch, x: x, y: y, width: box.width, height: height)
      }
      y += height + box.gap
    }
    // The name of the lane needs its room even beside a single row of low boxes.
    let bottom = max(y, top + 50)
    bands.append(PictureFrame.Band(lane: lane, top: top, bottom: bottom))
    top = bottom
  }
  let list = edgeList(of: sketch, width: width + PictureFrame.gutter)
  return PictureFrame(sketch: sketch, width: width, height: top, bands: bands)
    .svg(content: content.isEmpty ? "\n" : content, below: list)
}

private func boxHeight(_ node: Sketch.Node) -> Double {
  14 + node.label.reduce(0) { $0 + Double($1.emphasis.looks.size) + 4 }
}

private func gridBox(
  _ node: Sketch.Node, in sketch: Sketch, x: Double, y: Double, width: Double, height: Double
) -> XMLText {
  let colors = node.colors(in: sketch.lanes[node.lane].scope)
  let outline = node.outline
  let isRound = outline.style.contains("rounded")
  var shapes = svgRectangle(
    x: x, y: y, width: width, height: height, fill: outline.isHollow ? "#ffffff" : colors.fill,
    stroke: colors.line, radius: isRound ? 8 : 0, name: "box")
  if node.shape == .root {
    shapes += svgRectangle(
      x: x + 3, y: y + 3, width: width - 6, height: height - 6, fill: "none", stroke: colors.line,
      name: "box")
  }
  var line = y + 7
  for text in node.label {
    let looks = node.looks(of: text)
    line += Double(looks.size) + 4
    shapes += svgText(
      fitted(text.text, width: width - 12, looks: looks), x: x + width / 2, y: line - 4,
      looks: looks, anchor: "middle")
  }
  return nodeGroup(node, in: sketch, shapes: shapes)
}

/// The text itself when it fits, otherwise shortened until it does.
private func fitted(_ text: String, width: Double, looks: TextLooks) -> String {
  var limit = 34
  var shown = text
  while limit > 6, textWidth(shown, size: looks.size, isBold: looks.isBold) > width {
    limit -= 2
    shown = shortened(text, to: limit)
  }
  return shown
}

private func edgeList(of sketch: Sketch, width: Double) -> (content: XMLText, height: Double) {
  guard !sketch.edges.isEmpty else { return ("", 0) }
  let columns = 3
  let rows = (sketch.edges.count + columns - 1) / columns
  func name(_ node: Int) -> String {
    shortened(sketch.nodes[node].label.first?.text ?? "", to: 22)
  }
  var content: XMLText = ""
  for (number, edge) in sketch.edges.enumerated() {
    let x = Double(number / rows) * width / Double(columns)
    let y = 14 + Double(number % rows) * 15
    let looks = edge.looks
    let sign = edge.change.map { $0.sign.isEmpty ? "" : $0.sign + " " } ?? ""
    let text = "\(sign)\(name(edge.from)) \(edge.style.verb) \(name(edge.to))"
    let line = svgText(
      text, x: x, y: y,
      looks: TextLooks(size: 10, color: looks.color, isBold: edge.style == .captive))
    content += svgElement(
      "g", [("class", "edge \(edge.style.name)")],
      "<title>\(edge.tooltip.joined(separator: "\n"))</title>\(line)")
  }
  return (content, Double(rows) * 15 + 24)
}
