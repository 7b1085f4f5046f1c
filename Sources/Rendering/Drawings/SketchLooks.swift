extension Sketch {
  /// The marks of a difference that occur, in their order; empty in other drawings.
  var marks: [ChangeMark] {
    let occurring = Set(nodes.compactMap(\.change) + edges.compactMap(\.change))
    return ChangeMark.allCases.filter(occurring.contains)
  }
}

extension Sketch {
  /// How the legend shows a style. In a difference the colour of a line tells what became of it, so
  /// that arrow and dashes alone tell its style.
  func legendLooks(of style: EdgeStyle) -> EdgeLooks {
    let own = style.looks
    let isFault = edges.contains { $0.style == style && $0.looks.color == own.color }
    guard !marks.isEmpty, !isFault else { return own }
    return EdgeLooks(
      color: "#4a5563", dash: own.dash, width: own.width, arrow: own.arrow, tail: own.tail)
  }
}

extension Sketch.Node {
  /// Line and fill: those of its scope, or in a difference those of what became of it.
  func colors(in scope: String?) -> ScopeColors {
    let own = ScopeColors.of(scope: scope)
    guard let looks = change?.looks else { return own }
    return ScopeColors(line: looks.color, fill: looks.fill ?? own.fill, band: own.band)
  }

  /// In a difference dashes tell what was removed, and the words in the box its kind.
  var outline: NodeOutline {
    let own = shape.outline
    guard let looks = change?.looks else { return own }
    let kept = own.style.split(separator: ",").filter { $0 != "dashed" && $0 != "dotted" }
    return NodeOutline(
      shape: own.shape, style: (kept + (looks.isDashed ? ["dashed"] : [])).joined(separator: ","),
      isHollow: false)
  }

  /// The looks of a line of its label.
  func looks(of line: LabelLine) -> TextLooks {
    let own = line.emphasis.looks
    guard let ink = change?.looks.ink else { return own }
    return TextLooks(size: own.size, color: ink, isBold: own.isBold)
  }
}

extension Sketch.Edge {
  /// The looks of its style, or in a difference of what became of it.
  var looks: EdgeLooks { change?.looks(of: style) ?? style.looks }
}
