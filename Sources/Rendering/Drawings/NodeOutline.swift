/// The outline in Graphviz's words.
struct NodeOutline {
  let shape: String
  let style: String
  let isHollow: Bool
}

extension NodeShape {
  /// True for outlines with cut corners.
  var isCut: Bool { self == .actor || self == .instance || self == .binding }

  var outline: NodeOutline {
    switch self {
    case .reference: NodeOutline(shape: "box", style: "filled", isHollow: false)
    case .value: NodeOutline(shape: "box", style: "filled,rounded", isHollow: false)
    case .contract: NodeOutline(shape: "box", style: "filled,rounded,dashed", isHollow: true)
    case .actor: NodeOutline(shape: "hexagon", style: "filled", isHollow: false)
    case .instance: NodeOutline(shape: "octagon", style: "filled", isHollow: false)
    case .binding: NodeOutline(shape: "cds", style: "filled", isHollow: false)
    case .global: NodeOutline(shape: "note", style: "filled", isHollow: false)
    case .root: NodeOutline(shape: "box", style: "filled", isHollow: false)
    case .external: NodeOutline(shape: "box", style: "filled,dotted", isHollow: true)
    case .undeclared: NodeOutline(shape: "box", style: "filled,dashed", isHollow: true)
    case .group: NodeOutline(shape: "folder", style: "filled", isHollow: false)
    case .rest: NodeOutline(shape: "box", style: "filled,rounded,dotted", isHollow: true)
    }
  }
}
