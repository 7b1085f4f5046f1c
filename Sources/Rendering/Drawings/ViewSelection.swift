import Model

/// What a view selects of the components in `index`, which was made for the view.
func selection(_ view: DrawingView, in index: DrawingIndex, limits: DrawingLimits) -> Selection {
  let chosen = chosenNodes(view, in: index)
  var found = FoundNodes()
  let focus = view.focus.compactMap { index.positions[$0] }
  if !focus.isEmpty { found.add(around(focus, view, chosen, in: index, limits: limits)) }
  if view.start != nil || view.end != nil {
    found.add(ways(view, chosen, in: index, limits: limits))
  }
  if view.named.isEmpty {
    found.add(members(view, chosen, in: index, limits: limits))
  }
  let marked = Set(view.named.compactMap { index.positions[$0] })
  let nodes = found.kept.union(found.members).union(found.around).union(marked)
  // More than fit are folded like all others.
  let kept = found.kept.count > limits.nodes / 2 ? marked : found.kept.union(marked)
  var warnings = found.warnings
  if nodes.isEmpty { warnings.append("Nothing to draw: no component fits this view.") }
  return Selection(
    id: "view", title: index.report.name.isEmpty ? "Lifetimes" : index.report.name,
    subtitle: viewSubtitle(view, in: index), nodes: nodes.sorted(), focus: marked, kept: kept,
    surroundings: found.around.subtracting(found.members).subtracting(kept),
    collapse: view.collapse, warnings: warnings,
    notes: warnings + found.notes + (nodes.isEmpty ? [] : partNotes(index)))
}

/// What was found for a view, before it is one selection.
private struct FoundNodes {
  var members: Set<Int> = []
  /// Members that stand by themselves however large the picture is.
  var kept: Set<Int> = []
  var around: Set<Int> = []
  var notes: [String] = []
  var warnings: [String] = []

  mutating func add(_ other: FoundNodes) {
    members.formUnion(other.members)
    kept.formUnion(other.kept)
    around.formUnion(other.around)
    notes += other.notes
    warnings += other.warnings
  }
}

/// The components that scope, module and rule choose; all without them.
private func chosenNodes(_ view: DrawingView, in index: DrawingIndex) -> Set<Int> {
  var told: Set<ComponentID> = []
  for finding in index.report.countedFindings where view.rules.contains(finding.rule) {
    told.insert(finding.component)
    told.formUnion(finding.path.map(\.component))
    if let subject = finding.subject { told.insert(ComponentID(module: "", name: subject)) }
  }
  return Set(
    index.nodes.indices.filter { position in
      let node = index.nodes[position]
      let isInScope =
        view.scopes.isEmpty || view.scopes.contains(index.lanes[node.lane].scope ?? "")
      let isInModule = view.modules.isEmpty || view.modules.contains(node.component.module)
      return isInScope && isInModule && (view.rules.isEmpty || told.contains(node.component.id))
    })
}

/// What scope, module, rule and relation choose, with what it touches.
private func members(
  _ view: DrawingView, _ chosen: Set<Int>, in index: DrawingIndex, limits: DrawingLimits
) -> FoundNodes {
  var found = FoundNodes()
  // A kind of relation is about what has it.
  found.members =
    view.relations.isEmpty
    ? chosen : chosen.filter { !index.outgoing[$0].isEmpty || !index.incoming[$0].isEmpty }
  let isPart = !view.scopes.isEmpty || !view.modules.isEmpty
  let depth = view.depth ?? (isPart && view.rules.isEmpty ? 1 : 0)
  let reached = reach(
    from: found.members, steps: depth, within: Set(index.nodes.indices), in: index, limits: limits,
    along: .both)
  found.around = reached.nodes.subtracting(found.members)
  found.notes = reached.notes
  return found
}

/// The components asked for, and as many steps around them.
private func around(
  _ focus: [Int], _ view: DrawingView, _ chosen: Set<Int>, in index: DrawingIndex,
  limits: DrawingLimits
) -> FoundNodes {
  var found = FoundNodes()
  found.kept = Set(focus)
  if view.depth == nil, focus.count == 1, chosen.count == index.nodes.count {
    let near = neighborhood(of: focus[0], in: index, limits: limits)
    found.members = near.near
    found.around = near.around
    return found
  }
  let reached = reach(
    from: found.kept, steps: view.depth ?? 1, within: chosen, in: index, limits: limits,
    along: .both)
  found.members = reached.nodes
  found.notes = reached.notes
  return found
}

/// The shortest ways from start to end; with one of them alone all that leads on or leads there.
private func ways(
  _ view: DrawingView, _ chosen: Set<Int>, in index: DrawingIndex, limits: DrawingLimits
) -> FoundNodes {
  var found = FoundNodes()
  let start = view.start.flatMap { index.positions[$0] }
  let end = view.end.flatMap { index.positions[$0] }
  guard let start, let end else {
    guard let single = start ?? end else { return found }
    let reached = reach(
      from: [single], steps: view.depth ?? .max, within: chosen, in: index, limits: limits,
      along: start == nil ? .incoming : .outgoing)
    found.kept = [single]
    found.members = reached.nodes
    found.notes = reached.notes
    return found
  }
  let allowed = chosen.union([start, end])
  found.kept = shortestWays(from: start, to: end, within: allowed, in: index)
  if found.kept.isEmpty {
    let names = [start, end].map { index.nodes[$0].component.name }
    let isReversed = !shortestWays(from: end, to: start, within: allowed, in: index).isEmpty
    found.warnings = [
      "No way leads from \(names[0]) to \(names[1])\(isReversed ? ", but one the other way round" : "")."
    ]
  }
  if let depth = view.depth {
    let reached = reach(
      from: found.kept, steps: depth, within: chosen, in: index, limits: limits, along: .both)
    found.around = reached.nodes
    found.notes = reached.notes
  }
  return found
}
