/// The sign of a changed line in a small disc at its middle, so that it is read without colour.
func edgeSign(_ mark: ChangeMark?, on shapes: [LaidOutParts.Shape], color: String) -> XMLText {
  guard let mark, !mark.sign.isEmpty,
    let curve = shapes.first(where: { $0.element == "path" })?.value("d"),
    let middle = middle(of: curve)
  else { return "" }
  let disc = svgElement(
    "ellipse",
    [
      ("cx", svgNumber(middle.x)), ("cy", svgNumber(middle.y)), ("rx", "6.5"), ("ry", "6.5"),
      ("fill", "#ffffff"), ("stroke", "\(color)"),
    ])
  let sign = svgText(
    mark.sign, x: middle.x, y: middle.y + 3.8,
    looks: TextLooks(
      size: 11, color: mark == .removed ? mark.looks.color : color, isBold: true),
    anchor: "middle")
  return svgElement("g", [("class", "sign"), ("aria-hidden", "true")], disc + sign)
}

/// A point halfway along a curve as Graphviz writes it: `M x,y C x,y x,y x,y …`; `nil` for other
/// curves.
private func middle(of curve: String) -> (x: Double, y: Double)? {
  let numbers = curve.split { !"0123456789.-e".contains($0) }.compactMap { Double($0) }
  let points = stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  guard points.count >= 4, (points.count - 1).isMultiple(of: 3) else { return nil }
  let pieces = (points.count - 1) / 3
  let start = pieces / 2 * 3
  // With an even number of pieces the middle is where two of them meet.
  if pieces.isMultiple(of: 2) { return points[start] }
  let (a, b, c, d) = (points[start], points[start + 1], points[start + 2], points[start + 3])
  return (
    (a.0 + 3 * b.0 + 3 * c.0 + d.0) / 8, (a.1 + 3 * b.1 + 3 * c.1 + d.1) / 8
  )
}
