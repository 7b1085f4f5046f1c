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
    keepers: keepers(
      of: id, incoming, graph: graph, derived: derived),
    accessPoints: derived.accessPoints[id] ?? [],
    reachedFrom: reachedFrom(incoming))
}

/// One path for each keeper that lives as long as the component, or the component alone when its
/// own evidence gives it that life.
private func keeperPaths(
  to component: Component, graph: CodeGraph, derived: DerivedData, most: Int
) -> (paths: [LifetimeExplanation.KeeperPath], hasMore: Bool) {
  var paths: [LifetimeExplanation.KeeperPath] = []
  for scope in component.lives {
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
    for relation in derived.keeping[component.id] ?? [] {
      let lives = Component.lives(graph.life(ofSlotOf: relation, derived: derived))
      guard lives.contains(where: { $0 == scope || graph.scopes.outlives($0, scope) }),
        seen.insert(relation.keeper).inserted
      else { continue }
      if paths.count > most { break }
      let above = keeperPath(to: relation.keeper, scope: scope, graph: graph, derived: derived)
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

private func keepers(
  of id: ComponentID, _ incoming: [Relation], graph: CodeGraph, derived: DerivedData
) -> [LifetimeExplanation.Keeper] {
  let callbacks = (derived.keeping[id] ?? []).filter { $0.kind == .subscribes }
  let storing = incoming.filter { $0.kind == .owns || $0.kind == .keeps } + callbacks
  let keepers = storing.map { relation in
    LifetimeExplanation.Keeper(
      component: relation.keeper, kind: relation.kind, slot: relation.slot,
      effectiveScope: graph.life(ofSlotOf: relation, derived: derived),
      releases: relation.isHolder ? relation.releasedAt : [],
      location: relation.evidence.first?.location)
  }
  func position(_ keeper: LifetimeExplanation.Keeper) -> Int {
    Component.lives(keeper.effectiveScope).compactMap(graph.scopes.position).min() ?? .max
  }
  return keepers.enumerated().sorted {
    (position($0.element), $0.offset) < (position($1.element), $1.offset)
  }.map(\.element)
}

private func reachedFrom(_ incoming: [Relation]) -> [LifetimeExplanation.Reach] {
  let accesses = incoming.filter { $0.kind == .reaches }
  return Relation.Via.allCases.flatMap { via in
    Relation.Place.allCases.compactMap { place -> LifetimeExplanation.Reach? in
      let these = accesses.filter {
        ($0.via ?? .singleton) == via && ($0.place ?? .body) == place
      }
      guard !these.isEmpty else { return nil }
      return LifetimeExplanation.Reach(
        via: via, place: place, count: these.reduce(0) { $0 + $1.evidence.count },
        components: Set(these.map(\.from)).sorted())
    }
  }
}
