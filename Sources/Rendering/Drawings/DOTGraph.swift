/// A graph in the DOT language. `render()` is the only code that quotes DOT.
struct DOTGraph {
  /// A name that needs no quoting in any place: ASCII letters, digits and underscores.
  struct Name: Hashable {
    let text: String

    /// Whatever else `text` holds becomes an underscore.
    init(_ text: String) {
      let kept = text.unicodeScalars.map { scalar -> Character in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": Character(scalar)
        default: "_"
        }
      }
      self.text = "x" + String(kept)
    }
  }

  /// One line of a label with its looks.
  struct Line {
    let text: String
    let size: Int
    let color: String
    let isBold: Bool
  }

  enum Value {
    case text(String)
    case number(String)
    /// A label of several lines.
    case lines([Line], isLeftAligned: Bool)
  }

  struct Attribute {
    let name: String
    let value: Value

    init(_ name: String, _ text: String) {
      self.name = name
      self.value = .text(text)
    }

    init(_ name: String, lines: [Line]) {
      self.name = name
      self.value = .lines(lines, isLeftAligned: false)
    }

    init(_ name: String, leftAligned lines: [Line]) {
      self.name = name
      self.value = .lines(lines, isLeftAligned: true)
    }

    init(_ name: String, number: Double) {
      self.name = name
      self.value = .number(decimal(number))
    }
  }

  struct Node {
    let name: Name
    let attributes: [Attribute]
  }

  struct Edge {
    let tail: Name
    let head: Name
    let attributes: [Attribute]
  }

  /// Nodes that stand side by side.
  struct Row {
    let nodes: [Name]
  }

  /// A box around rows; `nil` as name puts the rows side by side without a box.
  struct Group {
    let name: Name?
    let attributes: [Attribute]
    let rows: [Row]
  }

  var attributes: [Attribute] = []
  var nodeDefaults: [Attribute] = []
  var edgeDefaults: [Attribute] = []
  var nodes: [Node] = []
  var groups: [Group] = []
  var edges: [Edge] = []

  /// The DOT text; the same bytes for the same value.
  func render() -> String {
    var text = "digraph lifegraph {\n"
    for attribute in attributes { text += "  \(written(attribute));\n" }
    text += "  node\(written(nodeDefaults));\n  edge\(written(edgeDefaults));\n"
    for node in nodes { text += "  \(node.name.text)\(written(node.attributes));\n" }
    for group in groups {
      text += group.name.map { "  subgraph cluster_\($0.text) {\n" } ?? ""
      for attribute in group.attributes { text += "    \(written(attribute));\n" }
      for row in group.rows {
        text += "    { rank=same; "
        for node in row.nodes { text += "\(node.text); " }
        text += "}\n"
      }
      if group.name != nil { text += "  }\n" }
    }
    for edge in edges {
      text += "  \(edge.tail.text) -> \(edge.head.text)\(written(edge.attributes));\n"
    }
    return text + "}\n"
  }
}

private func written(_ attributes: [DOTGraph.Attribute]) -> String {
  attributes.isEmpty ? "" : " [" + attributes.map(written).joined(separator: ", ") + "]"
}

private func written(_ attribute: DOTGraph.Attribute) -> String {
  switch attribute.value {
  case .text(let text): "\(attribute.name)=\"\(quoted(text))\""
  case .number(let number): "\(attribute.name)=\(number)"
  case .lines(let lines, isLeftAligned: false):
    "\(attribute.name)=<\(lines.map(written).joined(separator: "<BR/>"))>"
  case .lines(let lines, isLeftAligned: true):
    "\(attribute.name)=<\(lines.map { written($0) + "<BR ALIGN=\"LEFT\"/>" }.joined())>"
  }
}

private func written(_ line: DOTGraph.Line) -> String {
  let text = markup(line.text)
  return "<FONT POINT-SIZE=\"\(line.size)\" COLOR=\"\(quoted(line.color))\">"
    + (line.isBold ? "<B>\(text)</B>" : text) + "</FONT>"
}

/// Graphviz expands `\N`, `\G` and others in strings, so that every backslash is doubled.
private func quoted(_ text: String) -> String {
  replacingScalars(in: text) { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    // Graphviz takes `&foo;` for a reference and writes it as it is.
    case "&": "&amp;"
    default: harmless(scalar)
    }
  }
}

/// Label text between tags. Graphviz drops an empty label and blanks at the ends, which a
/// no-break space survives.
private func markup(_ text: String) -> String {
  let written = replacingScalars(in: text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\\": "\\\\"
    case "\n": " "
    default: harmless(scalar)
    }
  }
  return written.allSatisfy { $0 == " " } ? "&#160;" : written
}

/// What stands for a scalar that would make the picture ill-formed or reorder what people read.
private func harmless(_ scalar: Unicode.Scalar) -> String? {
  switch DeceptiveScalar(scalar) {
  case .control, .nonCharacter: "\u{FFFD}"
  case .direction: "\u{FFFD}"
  case nil: nil
  }
}

/// At most two digits after the point, never an exponent, no machine's locale.
func decimal(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "0" }
  let hundredths = Int((abs(number) * 100).rounded())
  let sign = number < 0 && hundredths > 0 ? "-" : ""
  let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
  if rest == 0 { return "\(sign)\(whole)" }
  return rest % 10 == 0
    ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
