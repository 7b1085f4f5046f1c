import Model

/// What a picture shows, before anyone knows where: lanes, nodes and edges after folding.
struct Sketch: Sendable {
  /// One lifetime, drawn as a band across the picture.
  struct Lane: Sendable {
    /// `nil` for components whose lifetime is not known.
    let scope: String?
    /// What stands at the left of the band.
    let title: String
    /// Below it, smaller: "within session".
    let subtitle: String
  }

  struct Node: Sendable {
    /// Letters, digits and underscores; from the identity of what it shows, never from its place.
    let key: String
    let lane: Int
    let shape: NodeShape
    let label: [LabelLine]
    /// Full names and reasons, one line each.
    let tooltip: [String]
    /// The component that it shows; `nil` for a box of several.
    let component: ComponentID?
    let module: String
    let severity: Severity?
    /// Rules of its findings, sorted.
    let rules: [String]
    let isFocus: Bool
    /// What became of it; `nil` outside a difference.
    var change: ChangeMark? = nil
    /// False where the page has nothing that its link could lead to.
    var isLinked = true
  }

  struct Edge: Sendable {
    /// Positions in `nodes`.
    let from: Int
    let to: Int
    let style: EdgeStyle
    /// Places in sources, or relations where there are none.
    let count: Int
    let tooltip: [String]
    /// What became of it; `nil` outside a difference.
    var change: ChangeMark? = nil
  }

  var id: String
  var title: String
  var subtitle: String
  var lanes: [Lane]
  /// Sorted by lane.
  var nodes: [Node]
  /// Sorted by source, then by target; at most one for each pair.
  var edges: [Edge]
  /// What was folded or left out.
  var notes: [String]
}

/// One line of a node's label.
struct LabelLine: Sendable {
  enum Emphasis: String, Sendable, CaseIterable {
    case name, detail, alarm, error, warning, note
  }

  let text: String
  let emphasis: Emphasis

  init(_ text: String, _ emphasis: Emphasis) {
    self.text = text
    self.emphasis = emphasis
  }
}

/// The outline of a node: tells its kind without colour.
enum NodeShape: String, Sendable, CaseIterable {
  case reference, value, contract, actor, instance, binding, global, root, external, undeclared
  case group, rest

  init(of component: Component) {
    if component.role == .compositionRoot {
      self = .root
      return
    }
    switch component.kind {
    case .class, .declared: self = .reference
    case .struct, .enum: self = .value
    case .protocol: self = .contract
    case .actor: self = .actor
    case .object, .companion: self = .instance
    case .binding: self = .binding
    case .global: self = .global
    case .external: self = .external
    case .undeclared: self = .undeclared
    }
  }

  /// What people read in the legend; `nil` when the label says it.
  var legend: String? {
    switch self {
    case .reference: "class"
    case .value: "struct, enum"
    case .contract: "protocol, interface"
    case .actor: "actor"
    case .instance: "object"
    case .binding: "binding"
    case .global: "global variable"
    case .root: "composition root"
    case .external: "external"
    case .undeclared: "not declared"
    case .group, .rest: nil
    }
  }
}
