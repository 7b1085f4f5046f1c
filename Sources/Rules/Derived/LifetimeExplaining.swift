package import Model

/// Why a component lives as long as it does, with at most `most` keeper paths; `nil` when the graph
/// has no such component.
package func lifetimeExplanation(
  of id: ComponentID, in graph: CodeGraph, most: Int
) -> LifetimeExplanation? {
  let derived = DerivedData(graph)
  guard let component = derived.components[id] else { return nil }
  let incoming = derived.incoming[id] ?? []
  let (paths, hasMore) = keeperPaths(to: component, graph: graph, derived: derived, most: most)
  return LifetimeExplanation(
    component: component, keeperPaths: paths, hasMoreKeeperPaths: hasMore,
    keepers: keepers(incoming, derived: derived), accessPoints: derived.accessPoints[id] ?? [],
    reachedFrom: reachedFrom(incoming))
}

/// One path for each keeper that lives as long as the component, or the component alone when its
/// own evidence gives it that life.
private func keeperPaths(
  to component: Component, graph: CodeGraph, derived: DerivedData, most: Int
) -> (paths: [LifetimeExplanation.KeeperPath], hasMore: Bool) {
  var paths: [LifetimeExplanation.KeeperPath] = []
  for scope in graph.lives(component.effectiveScope) {
    let isByItself = component.scopeEvidence.contains {
      $0.source != .ownership && ($0.scope == scope || graph.scopes.outlives($0.scope, scope))
    }
    if isByItself {
      let alone = PathStep(
        component: component.id, relation: nil, slot: nil, location: component.location)
      paths.append(written([alone], scope: scope, derived: derived))
      continue
    }
    var seen: Set<ComponentID> = []
    for relation in derived.incoming[component.id] ?? [] where relation.capturesLifetime {
      let lives = graph.lives(graph.life(ofSlotOf: relation, derived: derived))
      guard lives.contains(where: { $0 == scope || graph.scopes.outlives($0, scope) }),
        relation.from != component.id, seen.insert(relation.from).inserted
      else { continue }
      if paths.count > most { break }
      let above = keeperPath(to: relation.from, scope: scope, graph: graph, derived: derived)
      guard !above.contains(where: { $0.component == component.id }) else { continue }
      let last = PathStep(
        component: component.id, relation: relation.kind, slot: relation.slot,
        location: relation.evidence.first?.location)
      paths.append(written(above + [last], scope: scope, derived: derived))
    }
  }
  let ordered = paths.enumerated().sorted {
    ($0.element.steps.count, $0.offset) < ($1.element.steps.count, $1.offset)
  }.map(\.element)
  return (Array(ordered.prefix(most)), ordered.count > most)
}

private func written(_ steps: [PathStep], scope: String, derived: DerivedData)
  -> LifetimeExplanation.KeeperPath
{
  LifetimeExplanation.KeeperPath(
    scope: scope, steps: steps, mayEndEarlier: mayEndEarlier(steps, derived: derived))
}

private func keepers(_ incoming: [Relation], derived: DerivedData) -> [LifetimeExplanation.Keeper] {
  incoming.filter { $0.kind == .owns || $0.kind == .keeps }.map { relation in
    LifetimeExplanation.Keeper(
      component: relation.from, kind: relation.kind, slot: relation.slot,
      effectiveScope: derived.components[relation.from]?.effectiveScope,
      releases: relation.isHolder ? relation.releasedAt : [],
      location: relation.evidence.first?.location)
  }
}

private func reachedFrom(_ incoming: [Relation]) -> [LifetimeExplanation.Reach] {
  let byPlace = Dictionary(grouping: incoming.filter { $0.kind == .reaches }) { $0.place ?? .body }
  return Relation.Place.allCases.compactMap { place in
    guard let relations = byPlace[place] else { return nil }
    return LifetimeExplanation.Reach(
      place: place, count: relations.reduce(0) { $0 + $1.evidence.count },
      components: Set(relations.map(\.from)).sorted())
  }
}
