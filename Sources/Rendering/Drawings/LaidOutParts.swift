/// What a picture of Graphviz consists of: its size and the shapes of each node and edge.
struct LaidOutParts {
  /// A shape or a text, with the attributes that may stay.
  struct Shape {
    let element: String
    let attributes: [SVGAttribute]
    let text: String
  }

  struct Group {
    /// The `id` that the DOT text gave.
    let id: String
    let shapes: [Shape]
  }

  /// Points of the whole picture.
  var width = 0.0
  var height = 0.0
  /// Where the origin of the shapes lies in it.
  var originX = 0.0
  var originY = 0.0
  var nodes: [Group] = []
  var edges: [Group] = []

  /// Takes a picture apart; everything that is no plain shape or text is dropped.
  init(_ tokens: [LaidOutToken]) throws(SVGFlaw) {
    var depth = 0
    var groupDepth = 0
    var current: (kind: String, id: String, shapes: [Shape])?
    var pending: (name: String, attributes: [SVGAttribute], text: String)?
    for token in tokens {
      switch token {
      case .open(let name, let attributes, let isEmpty):
        let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
        if depth == 0 { try readSize(name, values) }
        if !isEmpty { depth += 1 }
        if name == "g", let kind = values["class"], kind == "node" || kind == "edge", !isEmpty {
          current = (kind, values["id"] ?? "", [])
          groupDepth = depth
        } else if name == "g", values["class"] == "graph" {
          readOrigin(values["transform"] ?? "")
        } else if current != nil, let kept = keptAttributes[name] {
          let remaining = attributes.filter { kept.contains($0.name) }.map(cleaned)
          if isEmpty {
            current?.shapes.append(Shape(element: name, attributes: remaining, text: ""))
          } else {
            pending = (name, remaining, "")
          }
        }
      case .text(let text): pending?.text += text
      case .close(let name):
        if let shape = pending, shape.name == name {
          current?.shapes.append(
            Shape(element: shape.name, attributes: shape.attributes, text: shape.text))
          pending = nil
        }
        if depth == groupDepth, let group = current {
          let finished = Group(id: group.id, shapes: group.shapes)
          if group.kind == "node" { nodes.append(finished) } else { edges.append(finished) }
          current = nil
        }
        depth -= 1
      }
    }
  }

  private mutating func readSize(_ name: String, _ values: [String: String]) throws(SVGFlaw) {
    let box = (values["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard name == "svg", box.count == 4 else {
      throw SVGFlaw(message: "the root is no svg element with a viewBox")
    }
    width = box[2]
    height = box[3]
  }

  /// Graphviz writes `scale(1 1) rotate(0) translate(4 112)`.
  private mutating func readOrigin(_ transform: String) {
    guard let start = transform.firstRange(of: "translate(") else { return }
    let numbers = transform[start.upperBound...].prefix { $0 != ")" }
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 2 else { return }
    originX = numbers[0]
    originY = numbers[1]
  }
}

/// Elements that stay, and their attributes; no links, scripts, styles or handlers.
private let keptAttributes: [String: Set<String>] = {
  let paint: Set<String> = ["fill", "stroke", "stroke-width", "stroke-dasharray"]
  return [
    "polygon": paint.union(["points"]),
    "polyline": paint.union(["points"]),
    "path": paint.union(["d"]),
    "ellipse": paint.union(["cx", "cy", "rx", "ry"]),
    "text": ["text-anchor", "x", "y", "font-family", "font-size", "font-weight", "fill"],
  ]
}()

private func cleaned(_ attribute: SVGAttribute) -> SVGAttribute {
  switch (attribute.name, attribute.value) {
  case ("stroke", "transparent"), ("fill", "transparent"):
    SVGAttribute(name: attribute.name, value: "none")
  case ("font-family", _):
    SVGAttribute(name: attribute.name, value: "Helvetica, Arial, sans-serif")
  default: attribute
  }
}

/// A rectangle that encloses shapes, in the coordinates of the picture.
struct Bounds {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  func union(_ other: Bounds) -> Bounds {
    Bounds(
      left: min(left, other.left), right: max(right, other.right), top: min(top, other.top),
      bottom: max(bottom, other.bottom))
  }
}

extension LaidOutParts.Shape {
  func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  func number(_ name: String) -> Double? { value(name).flatMap { Double($0) } }

  /// `nil` for texts and empty shapes.
  var bounds: Bounds? {
    guard element != "text", let numbers = value("points") ?? value("d") else { return nil }
    let all = numbers.split { !"0123456789.-e".contains($0) }.compactMap { Double($0) }
    let across = all.indices.filter { $0 % 2 == 0 }.map { all[$0] }
    let down = all.indices.filter { $0 % 2 == 1 }.map { all[$0] }
    guard let left = across.min(), let right = across.max(), let top = down.min(),
      let bottom = down.max()
    else { return nil }
    return Bounds(left: left, right: right, top: top, bottom: bottom)
  }
}
