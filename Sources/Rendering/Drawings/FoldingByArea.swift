import Model

/// One box for each module or folder and lane; what is asked for, what keeps what should end earlier, roots, the
/// most severe components and the access points keep their own as long as they fit.
func foldAreas(
  _ selection: Selection, in index: DrawingIndex, limits: DrawingLimits, into folding: inout Folding
) {
  let own = selection.nodes.filter { folding.slots[$0] == .own($0) }
  let rests = Set(folding.slots.values.filter { if case .rest = $0 { true } else { false } })
  // Too many lines are made fewer by fewer boxes of their own.
  let boxes = min(
    limits.nodes, max(limits.nodes / 3, own.count * limits.edges / max(folding.edges.count, 1)))
  let areaBoxes = limits.nodes / 2
  let ranked = rankedNodes(own, selection, folding, in: index)
  let single = max(selection.kept.count, boxes - areaBoxes - rests.count)
  var areas = chooseAreas(
    of: Array(ranked.dropFirst(single)), in: index, boxes: areaBoxes,
    detail: AreaDetail(
      entersModules: true, leastOfModule: 2,
      leastOfFolder: max(3, own.count / max(areaBoxes * 2, 1))))
  // What the areas do not need goes to single boxes.
  let used = Set(areas.map { Slot.group($0.value, lane: index.nodes[$0.key].lane) }).count
  for node in ranked.dropFirst(single).prefix(max(0, boxes - used - rests.count - single)) {
    areas[node] = nil
  }
  var members: [Slot: [Int]] = [:]
  for (node, area) in areas {
    members[.group(area, lane: index.nodes[node].lane), default: []].append(node)
  }
  for (slot, nodes) in members where nodes.count > 1 {
    for node in nodes { folding.slots[node] = slot }
    folding.hasGroups = true
    if case .group(.everything, _) = slot {
      folding.otherModules.formUnion(nodes.map { index.nodes[$0].component.module })
    }
  }
}

/// One box for each module, folder or lane, whatever would fit; what is asked for by name keeps its
/// own.
func collapsed(
  _ selection: Selection, to collapse: DrawingView.Collapse, edges: [Int], in index: DrawingIndex,
  limits: DrawingLimits
) -> Folding {
  var folding = Folding()
  folding.edges = edges
  folding.collapse = collapse
  folding.hasGroups = true
  let detail: AreaDetail =
    switch collapse {
    case .scope: .none
    case .module: AreaDetail(entersModules: false, leastOfModule: 1, leastOfFolder: .max)
    case .folder: AreaDetail(entersModules: true, leastOfModule: 1, leastOfFolder: 1)
    }
  let areas = chooseAreas(
    of: selection.nodes.filter { !selection.kept.contains($0) }, in: index,
    boxes: limits.nodes - selection.kept.count, detail: detail)
  for node in selection.nodes {
    folding.slots[node] =
      areas[node].map { .group($0, lane: index.nodes[node].lane) } ?? .own(node)
  }
  return folding
}

/// What keeps its own box longest comes first.
private func rankedNodes(
  _ nodes: [Int], _ selection: Selection, _ folding: Folding, in index: DrawingIndex
) -> [Int] {
  var degrees: [Int: Int] = [:]
  var captive: Set<Int> = []
  for position in folding.edges {
    let edge = index.edges[position]
    degrees[edge.from, default: 0] += 1
    degrees[edge.to, default: 0] += 1
    // A fault between two boxes of many would name nobody.
    if edge.style == .captive { captive.formUnion([edge.from, edge.to]) }
  }
  func rank(_ node: Int) -> (Int, Int, Int, Int, Int) {
    let shown = index.nodes[node]
    let degree = degrees[node] ?? 0
    let isRoot = shown.component.role == .compositionRoot && shown.hasLifetime
    let standing =
      if selection.kept.contains(node) {
        0
      } else if captive.contains(node) || isRoot && degree > 0 {
        1
      } else if shown.errors > 0 {
        2
      } else if shown.accessPoint != nil || isRoot {
        3
      } else {
        // A mark on a box without a line tells no more than a mark on the box of its folder.
        shown.warnings > 0 && degree > 0 ? 4 : 5
      }
    let isAround = selection.surroundings.contains(node)
    return (
      standing, isAround ? 1 : 0, -(shown.errors * 4 + shown.warnings), -degree, node
    )
  }
  return nodes.map { (node: $0, rank: rank($0)) }.sorted { $0.rank < $1.rank }.map(\.node)
}
