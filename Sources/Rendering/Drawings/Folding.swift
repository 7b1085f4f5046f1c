import Model

/// Where a component is shown.
enum Slot: Hashable {
  /// By its own box.
  case own(Int)
  /// In the box of the components of one lane that share an area.
  case group(Area, lane: Int)
  /// In the box of what has nothing to show in one lane.
  case rest(lane: Int)
}

/// What folding decided: a slot for each selected component, which edges are drawn, and what
/// people must be told.
struct Folding {
  var slots: [Int: Slot] = [:]
  /// Positions in the index.
  var edges: [Int] = []
  /// Components whose users are counted instead of drawn.
  var hubs: Set<Int> = []
  /// More users than this made them hubs.
  var hubLimit = 0
  /// True when lines of what keeps something that outlives it are counted too.
  var countsKeepers = false
  /// Why components went into the box of the rest.
  var idle: Set<Int> = []
  var hubOnly: Set<Int> = []
  var plain: Set<Int> = []
  var otherModules: Set<String> = []
  /// What all boxes stand for on purpose.
  var collapse: DrawingView.Collapse?
  /// True when boxes stand for several components of an area, and lines may be left out.
  var hasGroups = false
}

/// Folds what is selected until it fits the limits: hubs, then what has no relations, then what
/// touches no lifetime, then smaller hubs, then modules and folders.
func fold(_ selection: Selection, in index: DrawingIndex, limits: DrawingLimits) -> Folding {
  let selected = Set(selection.nodes)
  let inner = selection.nodes.flatMap { node in
    index.outgoing[node].filter { position in
      let target = index.edges[position].to
      // What surroundings have to do with each other is another drawing's matter.
      let isOutside =
        selection.surroundings.contains(node) && selection.surroundings.contains(target)
      return selected.contains(target) && !isOutside
    }
  }
  if let collapse = selection.collapse {
    return collapsed(selection, to: collapse, edges: inner, in: index, limits: limits)
  }
  var folding = foldHubs(
    selection, inner: inner, in: index, limit: limits.hubUsers, keepers: false)
  if exceeds(folding, limits) { foldPlain(selection, in: index, into: &folding) }
  guard exceeds(folding, limits) else { return folding }
  folding = foldHubs(
    selection, inner: inner, in: index, limit: min(limits.hubUsers, limits.foldedHubUsers),
    keepers: true)
  if exceeds(folding, limits) { foldPlain(selection, in: index, into: &folding) }
  if exceeds(folding, limits) { foldAreas(selection, in: index, limits: limits, into: &folding) }
  return folding
}

/// Counts the lines to hubs, and folds what then has no line.
private func foldHubs(
  _ selection: Selection, inner: [Int], in index: DrawingIndex, limit: Int, keepers: Bool
) -> Folding {
  var folding = Folding()
  folding.hubLimit = limit
  folding.countsKeepers = keepers
  folding.hubs = hubs(
    among: inner, in: index, keeping: selection.kept, limit: limit, keepers: keepers)
  folding.edges = inner.filter { position in
    let edge = index.edges[position]
    return !folding.hubs.contains(edge.to) || !edge.canBeCounted(keepers: keepers)
      || selection.kept.contains(edge.from)
  }
  foldIdle(selection, inner: inner, in: index, into: &folding)
  return folding
}

private func exceeds(_ folding: Folding, _ limits: DrawingLimits) -> Bool {
  Set(folding.slots.values).count > limits.nodes || folding.edges.count > limits.edges
}

/// Components without an edge and without anything to say share one box for each lane.
private func foldIdle(
  _ selection: Selection, inner: [Int], in index: DrawingIndex, into folding: inout Folding
) {
  let connected = endpoints(of: folding.edges, in: index)
  let related = endpoints(of: inner, in: index)
  var idleByLane: [Int: [Int]] = [:]
  for node in selection.nodes {
    folding.slots[node] = .own(node)
    let isMute =
      !connected.contains(node) && !selection.kept.contains(node)
      && !index.nodes[node].mustStand && !folding.hubs.contains(node)
    if isMute { idleByLane[index.nodes[node].lane, default: []].append(node) }
  }
  for (lane, idle) in idleByLane where idle.count > 2 {
    for node in idle {
      folding.slots[node] = .rest(lane: lane)
      if related.contains(node) { folding.hubOnly.insert(node) } else { folding.idle.insert(node) }
    }
  }
}

/// Values and contracts that touch neither a known lifetime nor a global say nothing about
/// lifetimes.
private func foldPlain(
  _ selection: Selection, in index: DrawingIndex, into folding: inout Folding
) {
  var touching: Set<Int> = []
  for position in folding.edges {
    let edge = index.edges[position]
    if index.nodes[edge.to].hasLifetime { touching.insert(edge.from) }
    if index.nodes[edge.from].hasLifetime { touching.insert(edge.to) }
  }
  for node in selection.nodes where folding.slots[node] == .own(node) {
    let shown = index.nodes[node]
    let isPlain =
      shown.component.kind.isPlain && !shown.hasLifetime && !shown.mustStand
      && !touching.contains(node) && !selection.kept.contains(node)
      && !folding.hubs.contains(node)
    if isPlain {
      folding.slots[node] = .rest(lane: shown.lane)
      folding.plain.insert(node)
    }
  }
  dropEdgesOfRest(in: index, from: &folding)
}

private func dropEdgesOfRest(in index: DrawingIndex, from folding: inout Folding) {
  let slots = folding.slots
  folding.edges.removeAll { position in
    let edge = index.edges[position]
    return [edge.from, edge.to].contains { node in
      if case .rest = slots[node] { true } else { false }
    }
  }
}

private func endpoints(of edges: [Int], in index: DrawingIndex) -> Set<Int> {
  var nodes: Set<Int> = []
  for position in edges {
    nodes.insert(index.edges[position].from)
    nodes.insert(index.edges[position].to)
  }
  return nodes
}

extension DrawingIndex.Node {
  /// True for what people look for even when no line leads to it.
  var mustStand: Bool {
    severity != nil || accessPoint != nil || component.role == .compositionRoot
  }

  var hasLifetime: Bool {
    accessPoint != nil || component.declaredScope != nil || component.effectiveScope != nil
  }
}

extension Component.Kind {
  fileprivate var isPlain: Bool {
    switch self {
    case .struct, .enum, .protocol: true
    case .class, .actor, .object, .companion, .binding, .global, .declared, .undeclared, .external:
      false
    }
  }
}
