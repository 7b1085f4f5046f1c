import Model

/// The sketch of a selection: folded to the limits, sorted, with everything that was folded said.
func makeSketch(
  of selection: Selection, in index: DrawingIndex, limits: DrawingLimits
) -> Sketch {
  var folding = fold(selection, in: index, limits: limits)
  let slots = sortedSlots(of: folding, in: index)
  let lines = rankedEdges(folding, slots: slots, index)
  // Lines between folded boxes say little, and many of them hide the others.
  let limit = folding.hasGroups ? min(limits.edges, limits.foldedEdges) : limits.edges
  let drawn = Array(lines.prefix(limit))

  let moved =
    folding.hasGroups && folding.collapse == nil
    ? sharedSlots(of: slots, drawn: drawn, selection: selection, in: index)
    : [:]
  for (node, slot) in folding.slots {
    guard let shared = moved[slot] else { continue }
    folding.slots[node] = shared
    if case .group(.everything, _) = shared {
      folding.otherModules.insert(index.nodes[node].component.module)
    }
  }
  let boxes = moved.isEmpty ? slots : sortedSlots(of: folding, in: index)
  let positions = Dictionary(uniqueKeysWithValues: zip(boxes, boxes.indices))
  var members: [Slot: [Int]] = [:]
  for node in selection.nodes {
    if let slot = folding.slots[node] { members[slot, default: []].append(node) }
  }
  return Sketch(
    id: selection.id, title: selection.title, subtitle: selection.subtitle, lanes: index.lanes,
    nodes: boxes.map { slot in
      node(for: slot, members: members[slot] ?? [], selection, folding, index, limits)
    },
    edges: drawn.compactMap { edge in
      // Boxes with a drawn line do not move.
      guard let from = positions[slots[edge.from]], let to = positions[slots[edge.to]] else {
        return nil
      }
      return Sketch.Edge(
        from: from, to: to, style: edge.style, count: edge.count, tooltip: edge.tooltip,
        change: edge.change)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) },
    notes: foldingNotes(folding, selection: selection, in: index)
      + insideNotes(folding, index) + leftOutNotes(Array(lines.dropFirst(limit))))
}

private func sortedSlots(of folding: Folding, in index: DrawingIndex) -> [Slot] {
  Set(folding.slots.values).sorted { order(of: $0, in: index) < order(of: $1, in: index) }
}

/// By lane; within a lane own boxes, then modules, then the rest.
private func order(of slot: Slot, in index: DrawingIndex) -> (Int, Int, String) {
  switch slot {
  case .own(let node): (index.nodes[node].lane, 0, index.nodes[node].component.id.text)
  case .group(let area, let lane): (lane, 1, area.order)
  case .rest(let lane): (lane, 2, "")
  }
}

private func node(
  for slot: Slot, members: [Int], _ selection: Selection, _ folding: Folding,
  _ index: DrawingIndex, _ limits: DrawingLimits
) -> Sketch.Node {
  plainNode(for: slot, members: members, selection, folding, index, limits)
    .marked(members: members, folding, in: index)
}

private func plainNode(
  for slot: Slot, members: [Int], _ selection: Selection, _ folding: Folding,
  _ index: DrawingIndex, _ limits: DrawingLimits
) -> Sketch.Node {
  switch slot {
  case .own(let node):
    componentNode(
      index.nodes[node], isHub: isCounted(node, folding, index, limits),
      countsKeepers: folding.countsKeepers,
      isFocus: selection.focus.contains(node), showsModule: index.modules.count > 1)
  case .group(let area, let lane):
    areaNode(area, lane: lane, members: members, folding, index)
  case .rest(let lane):
    restNode(lane: lane, members: members, folding, index)
  }
}

/// True when the box says how much it is used: of hubs, and of all access points where lines may be
/// left out.
private func isCounted(
  _ node: Int, _ folding: Folding, _ index: DrawingIndex, _ limits: DrawingLimits
) -> Bool {
  folding.hubs.contains(node) || index.nodes[node].usage.users > limits.hubUsers
    || folding.hasGroups && index.nodes[node].accessPoint != nil
}

/// Edges between boxes, the most telling first: one for each pair, as strong as the strongest. Their
/// ends are positions in `slots`.
private func rankedEdges(_ folding: Folding, slots: [Slot], _ index: DrawingIndex) -> [Sketch.Edge]
{
  struct Pair: Hashable {
    let from: Int
    let to: Int
  }
  let positions = Dictionary(uniqueKeysWithValues: zip(slots, slots.indices))
  var parts: [Pair: [Int]] = [:]
  for position in folding.edges {
    let edge = index.edges[position]
    guard let source = folding.slots[edge.from], let target = folding.slots[edge.to],
      source != target, let from = positions[source], let to = positions[target]
    else { continue }
    parts[Pair(from: from, to: to), default: []].append(position)
  }
  let edges = parts.map { pair, edges in
    let all = edges.map { index.edges[$0] }
    let style = all.map(\.style).min() ?? .uses
    let places = all.reduce(0) { sum, edge in sum + edge.counts.reduce(0) { $0 + $1.places } }
    let change = edgeChange(of: all, in: index)
    return Sketch.Edge(
      from: pair.from, to: pair.to, style: style, count: places,
      tooltip: (change?.words ?? []) + edgeTooltip(all, in: index), change: change?.mark)
  }
  let unknown = index.lanes.count - 1
  let ends = slots.map { slot in
    switch slot {
    case .own(let node): End(lane: index.nodes[node].lane, isFolded: false)
    case .group(_, let lane), .rest(let lane): End(lane: lane, isFolded: true)
    }
  }
  // What is as it was is the first to go.
  return edges.sorted { left, right in
    if (left.change == .unchanged) != (right.change == .unchanged) {
      return right.change == .unchanged
    }
    return rank(left, ends, unknown: unknown) < rank(right, ends, unknown: unknown)
  }
}

private struct End {
  let lane: Int
  let isFolded: Bool
}

/// The strongest stay: faults first, then what decides lifetimes, then what folded boxes reach and
/// own; plain lines across several lanes are the first to go.
private func rank(
  _ edge: Sketch.Edge, _ ends: [End], unknown: Int
) -> (Int, Int, Int, Int, Int) {
  let folded = [edge.from, edge.to].count { ends[$0].isFolded }
  let climb = ends[edge.from].lane - ends[edge.to].lane
  let standing: Int
  switch edge.style {
  case .captive: standing = 0
  case .hidden: standing = folded == 0 ? 1 : 3
  case .owns, .keeps, .holder, .subscribes:
    // To keep what outlives the keeper, or what has no known lifetime, decides little.
    let decides = climb <= 0 && ends[edge.to].lane != unknown
    standing = !decides ? 4 + folded : folded == 0 ? 2 : 3
  case .exempt, .creates, .provides, .uses, .defers, .refers:
    standing = 7 + folded + (abs(climb) > 1 ? 3 : 0)
  }
  // Hidden lines and ownership of folded boxes stand side by side, the ones with the most places
  // first.
  return (standing, standing == 3 ? 0 : edge.style.rawValue, -edge.count, edge.from, edge.to)
}

/// Lines that boxes of several components hide.
private func insideNotes(_ folding: Folding, _ index: DrawingIndex) -> [String] {
  let inside = folding.edges.count { position in
    let edge = index.edges[position]
    return folding.slots[edge.from] == folding.slots[edge.to]
  }
  return inside == 0 ? [] : ["\(counted(inside, "line")) within boxes not drawn."]
}

private func leftOutNotes(_ edges: [Sketch.Edge]) -> [String] {
  guard !edges.isEmpty else { return [] }
  let parts = EdgeStyle.allCases.compactMap { style -> String? in
    let number = edges.count { $0.style == style }
    return number == 0 ? nil : "\(grouped(number)) \(style.name)"
  }
  return ["\(counted(edges.count, "further line")) left out: \(listed(parts))."]
}
