import Model

/// What drawings look up in a report, gathered once: the visible components, their lanes, and one
/// edge for each pair that has relations.
struct DrawingIndex {
  struct Node {
    let component: Component
    let lane: Int
    /// What it is, when it is not drawn unless someone asks; `nil` for what is.
    let hiddenAs: String?
    /// Its findings that count, without hints.
    var errors = 0
    var warnings = 0
    var remarks = 0
    var findings: [Violation] = []
    var accessPoint: AccessPoint?
    /// By all visible components, whatever a drawing selects.
    var usage = Usage()

    init(component: Component, lane: Int, hiddenAs: String? = nil) {
      self.component = component
      self.lane = lane
      self.hiddenAs = hiddenAs
    }

    var severity: Severity? {
      if errors > 0 { return .error }
      if warnings > 0 { return .warning }
      return remarks > 0 ? .note : nil
    }
  }

  /// All relations from one component to another.
  struct Edge {
    let from: Int
    let to: Int
    var style: EdgeStyle
    /// Places by style, strongest first.
    var counts: [EdgeCount]
    var evidence: Evidence?
    /// What it was merged of, in the order of the report.
    var parts: [EdgePart]
    /// True when its target is known to live longer than its source.
    let leadsUp: Bool

    /// True when it decides how long something lives: such edges are never folded into a hub. What
    /// keeps something that outlives it anyway decides nothing, and is folded in large pictures.
    var bindsLifetime: Bool {
      switch style {
      case .captive, .subscribes: true
      case .owns, .keeps, .holder: !leadsUp
      case .hidden, .exempt, .creates, .provides, .uses, .defers, .refers: false
      }
    }
  }

  struct EdgeCount {
    let style: EdgeStyle
    var places: Int
  }

  /// One relation of an edge.
  struct EdgePart {
    let style: EdgeStyle
    /// Position in the report.
    let relation: Int
  }

  let report: Report
  /// The scopes of the report by their depth in the tree, then the lane of unknown lifetime.
  let lanes: [Sketch.Lane]
  /// Sorted by id.
  private(set) var nodes: [Node]
  /// Sorted by source, then by target.
  private(set) var edges: [Edge]
  /// Positions in `edges`, by node.
  private(set) var outgoing: [[Int]]
  private(set) var incoming: [[Int]]
  let positions: [ComponentID: Int]
  /// Sorted, of visible components.
  let modules: [String]
  /// Modules and folders that components can be folded into.
  let areas: AreaMap
  /// What is not drawn, in words; `nil` when everything is.
  let hiddenNote: String?
  /// Relations of a component with itself.
  private(set) var selfRelations = 0
  /// What drawings tell of what changed; `nil` outside a difference.
  private(set) var changes: DrawnChanges?

  /// What is drawn unless someone asks for more.
  init(_ report: Report) { self.init(report, view: .whole) }

  /// Every component, also what is no part of the product: for those who choose themselves.
  static func whole(_ report: Report) -> DrawingIndex {
    var view = DrawingView.whole
    view.hidden = []
    return DrawingIndex(report, view: view)
  }

  /// What a view does not hide, and the relations that it speaks of. What it names is there.
  init(_ report: Report, view: DrawingView) {
    self.report = report
    let named = view.named
    let scopes = report.scopes
    let byDepth = scopes.scopes.enumerated().sorted {
      (scopes.depth(of: $0.element.name), $0.offset)
        < (scopes.depth(of: $1.element.name), $1.offset)
    }.map(\.element)
    let laneOfScope = Dictionary(
      uniqueKeysWithValues: byDepth.enumerated().map { ($1.name, $0) })
    lanes =
      byDepth.map { scope in
        Sketch.Lane(
          scope: scope.name, title: scope.name,
          subtitle: scope.parent.map { "within \($0)" }
            ?? (scope.name == "app" ? "whole process" : "")
        )
      } + [Sketch.Lane(scope: nil, title: "not known", subtitle: "no lifetime found")]

    var nodes: [Node] = []
    var positions: [ComponentID: Int] = [:]
    var hidden: [HiddenPart: Int] = [:]
    for component in report.components.sorted(by: { $0.id < $1.id })
    where positions[component.id] == nil {
      let part = component.hiddenPart
      if let part, view.hidden.contains(part), !named.contains(component.id) {
        hidden[part, default: 0] += 1
        continue
      }
      positions[component.id] = nodes.count
      nodes.append(
        Node(
          component: component, lane: lane(of: component, in: laneOfScope) ?? byDepth.count,
          hiddenAs: part?.noun))
    }
    for finding in report.countedFindings where finding.confidence != .hint {
      guard let position = positions[finding.component] else { continue }
      nodes[position].findings.append(finding)
      switch finding.severity {
      case .error: nodes[position].errors += 1
      case .warning: nodes[position].warnings += 1
      case .note: nodes[position].remarks += 1
      }
    }
    for point in report.accessPoints.sorted(by: { $0.spelling < $1.spelling }) {
      if let position = positions[point.component], nodes[position].accessPoint == nil {
        nodes[position].accessPoint = point
      }
    }
    self.nodes = nodes
    self.positions = positions
    self.modules = Set(nodes.map(\.component.module)).sorted()
    self.areas = AreaMap(nodes.map(\.component), modules: modules)
    self.hiddenNote = note(onHidden: hidden)
    self.edges = []
    self.outgoing = Array(repeating: [], count: nodes.count)
    self.incoming = Array(repeating: [], count: nodes.count)
    mergeRelations(view.relations)
  }

  /// Makes it the index of a difference: it holds a part of the report, so how much something is used
  /// is not known.
  mutating func mark(_ changes: DrawnChanges) {
    self.changes = changes
    for node in nodes.indices { nodes[node].usage = Usage() }
  }

  /// One edge for each pair, whatever the order of the relations.
  private mutating func mergeRelations(_ words: Set<DrawingView.RelationWord>) {
    struct Pair: Hashable {
      let from: Int
      let to: Int
    }
    var merged: [Pair: Edge] = [:]
    for (number, relation) in report.relations.enumerated() {
      guard let from = positions[relation.from], let to = positions[relation.to] else { continue }
      if from == to {
        selfRelations += 1
        continue
      }
      let source = nodes[from].component
      let style = EdgeStyle(
        of: relation, from: source, to: nodes[to].component,
        isCaptive: isCaptive(relation, from: source, to: nodes[to].component, in: report.scopes))
      guard words.isEmpty || words.contains(where: { $0.means(relation, drawnAs: style) }) else {
        continue
      }
      let places = max(1, relation.evidence.count)
      let evidence = relation.evidence.min()
      let part = EdgePart(style: style, relation: number)
      let pair = Pair(from: from, to: to)
      guard var edge = merged[pair] else {
        merged[pair] = Edge(
          from: from, to: to, style: style, counts: [EdgeCount(style: style, places: places)],
          evidence: evidence, parts: [part], leadsUp: nodes[to].lane < nodes[from].lane)
        continue
      }
      edge.parts.append(part)
      if let known = edge.counts.firstIndex(where: { $0.style == style }) {
        edge.counts[known].places += places
      } else {
        edge.counts.append(EdgeCount(style: style, places: places))
        edge.counts.sort { $0.style < $1.style }
      }
      // The evidence shown is that of the strongest style alone, and its earliest place, so that
      // the order of the relations decides nothing.
      if style < edge.style {
        edge.evidence = evidence
      } else if style == edge.style, let evidence {
        edge.evidence = edge.evidence.map { min($0, evidence) } ?? evidence
      }
      edge.style = min(edge.style, style)
      merged[pair] = edge
    }
    edges = merged.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    for (position, edge) in edges.enumerated() {
      outgoing[edge.from].append(position)
      incoming[edge.to].append(position)
      if !edge.bindsLifetime {
        nodes[edge.to].usage.add(edge, from: nodes[edge.from].component.module)
      }
    }
  }
}

/// The declared scope, or else the longest effective one; `nil` when neither is known.
private func lane(of component: Component, in lanes: [String: Int]) -> Int? {
  if let declared = component.declaredScope, let lane = lanes[declared] { return lane }
  return component.lives.compactMap { lanes[$0] }.min()
}

/// True when the source goes on living after the declared scope of the target has ended. One life
/// on another branch proves nothing as long as the source has the life of that scope too.
private func isCaptive(
  _ relation: Relation, from source: Component, to target: Component, in scopes: ScopeTree
) -> Bool {
  guard relation.capturesLifetime, let ending = target.intendedScope?.scope else { return false }
  if relation.isStaticSlot { return scopes.depth(of: ending) > 0 }
  let effective = source.lives
  let living = effective.isEmpty ? [source.declaredScope].compactMap { $0 } : effective
  let isApart = !living.isEmpty && living.allSatisfy { scopes.areUnrelated($0, ending) }
  return isApart || living.contains { scopes.outlives($0, ending) }
}

private func note(onHidden hidden: [HiddenPart: Int]) -> String? {
  let parts = HiddenPart.allCases.compactMap { part in
    hidden[part].map { counted($0, part.noun, plural: part.plural) }
  }
  return parts.isEmpty ? nil : "Not drawn: \(listed(parts))."
}

/// `a`, `a and b`, `a, b and c`.
func listed(_ parts: [String]) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}
