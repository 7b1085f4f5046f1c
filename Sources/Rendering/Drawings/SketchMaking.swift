import Model

/// The sketch of a selection: folded to the limits, sorted, with everything that was folded said.
func makeSketch(
  of selection: Selection, in index: DrawingIndex, limits: DrawingLimits
) -> Sketch {
  let folding = fold(selection, in: index, limits: limits)
  var members: [Slot: [Int]] = [:]
  for node in selection.nodes {
    if let slot = folding.slots[node] { members[slot, default: []].append(node) }
  }
  let slots = members.keys.sorted { order(of: $0, in: index) < order(of: $1, in: index) }
  let nodes = slots.map { slot in
    node(for: slot, members: members[slot] ?? [], selection, folding, index, limits)
  }
  let merged = mergedEdges(
    folding, positions: Dictionary(uniqueKeysWithValues: zip(slots, slots.indices)), index)
  let isFolded = nodes.contains { $0.shape == .group }
  // Lines between folded boxes say little, and many of them hide the others.
  let limit = isFolded ? limits.edges / 2 : limits.edges
  let ranked = merged.sorted { rank($0, nodes) < rank($1, nodes) }
  let drawn = ranked.prefix(limit).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  let notes =
    foldingNotes(folding, selection: selection, in: index, limits: limits)
    + leftOutNotes(Array(ranked.dropFirst(limit)))
  return Sketch(
    id: selection.id, title: selection.title, subtitle: selection.subtitle, lanes: index.lanes,
    nodes: nodes, edges: drawn, notes: notes)
}

/// By lane; within a lane own boxes, then modules, then the rest.
private func order(of slot: Slot, in index: DrawingIndex) -> (Int, Int, String) {
  switch slot {
  case .own(let node): (index.nodes[node].lane, 0, index.nodes[node].component.id.text)
  case .group(let module, let lane): (lane, 1, module)
  case .rest(let lane): (lane, 2, "")
  }
}

private func node(
  for slot: Slot, members: [Int], _ selection: Selection, _ folding: Folding,
  _ index: DrawingIndex, _ limits: DrawingLimits
) -> Sketch.Node {
  switch slot {
  case .own(let node):
    componentNode(
      index.nodes[node], isHub: index.nodes[node].usage.users > limits.hubUsers,
      isFocus: selection.focus.contains(node), showsModule: index.modules.count > 1)
  case .group(let module, let lane):
    groupNode(module: module, lane: lane, members: members.map { index.nodes[$0] }, folding)
  case .rest(let lane):
    restNode(lane: lane, members: members, folding, index)
  }
}

/// Edges between boxes: one for each pair, as strong as the strongest.
private func mergedEdges(
  _ folding: Folding, positions: [Slot: Int], _ index: DrawingIndex
) -> [Sketch.Edge] {
  struct Pair: Hashable {
    let from: Int
    let to: Int
  }
  var parts: [Pair: [Int]] = [:]
  for position in folding.edges {
    let edge = index.edges[position]
    guard let source = folding.slots[edge.from], let target = folding.slots[edge.to],
      source != target, let from = positions[source], let to = positions[target]
    else { continue }
    parts[Pair(from: from, to: to), default: []].append(position)
  }
  return parts.map { pair, edges in
    let all = edges.map { index.edges[$0] }
    let style = all.map(\.style).min() ?? .uses
    let places = all.reduce(0) { sum, edge in sum + edge.counts.reduce(0) { $0 + $1.places } }
    return Sketch.Edge(
      from: pair.from, to: pair.to, style: style, count: places,
      tooltip: edgeTooltip(all, in: index))
  }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
}

/// The strongest stay: faults first, then lines between single components, then those with the
/// most places.
private func rank(_ edge: Sketch.Edge, _ nodes: [Sketch.Node]) -> (Int, Int, Int, Int, Int) {
  let folded = [edge.from, edge.to].count { nodes[$0].shape == .group }
  let isFault = edge.style <= .hidden
  return (isFault ? 0 : 1 + folded, edge.style.rawValue, -edge.count, edge.from, edge.to)
}

private func leftOutNotes(_ edges: [Sketch.Edge]) -> [String] {
  guard !edges.isEmpty else { return [] }
  let parts = EdgeStyle.allCases.compactMap { style -> String? in
    let number = edges.count { $0.style == style }
    return number == 0 ? nil : "\(grouped(number)) \(style.name)"
  }
  return ["\(counted(edges.count, "further line")) left out: \(listed(parts))."]
}
