package import Model

/// The way from the component that lives longest down to one that it keeps alive through others:
/// the shortest one, the first by identity among equals. Starts with the keeper whose own evidence
/// gives it the scope; a single step when the component lives that long by itself.
package func keeperPath(
  to component: ComponentID, scope: String, graph: CodeGraph, derived: DerivedData
) -> [PathStep] {
  var previous: [ComponentID: (next: ComponentID, relation: Relation)] = [:]
  var level = [component]
  var seen: Set<ComponentID> = [component]
  var root = component
  search: while !level.isEmpty {
    for candidate in level.sorted() where livesByItself(candidate, scope, graph, derived) {
      root = candidate
      break search
    }
    var next: [ComponentID] = []
    for candidate in level.sorted() {
      for relation in derived.keeping[candidate] ?? [] {
        let lives = derived.components[relation.keeper]?.lives ?? []
        let isLongLived = lives.contains { reaches($0, scope, graph) }
        guard isLongLived, seen.insert(relation.keeper).inserted else { continue }
        previous[relation.keeper] = (candidate, relation)
        next.append(relation.keeper)
      }
    }
    level = next
  }
  var path = [
    PathStep(
      component: root, relation: nil, slot: nil, location: derived.components[root]?.location)
  ]
  var current = root
  while let (next, relation) = previous[current], current != component {
    path.append(
      PathStep(
        component: next, relation: relation.kind, slot: relation.slot,
        location: relation.evidence.first?.location))
    current = next
  }
  return path
}

private func livesByItself(
  _ component: ComponentID, _ scope: String, _ graph: CodeGraph, _ derived: DerivedData
) -> Bool {
  derived.components[component]?.scopeEvidence.contains {
    $0.source != .ownership && reaches($0.scope, scope, graph)
  } ?? false
}

/// True when a scope is one of those that a component's life names, or outlives one.
private func reaches(_ scope: String, _ life: String, _ graph: CodeGraph) -> Bool {
  Component.lives(life).contains { $0 == scope || graph.scopes.outlives(scope, $0) }
}

/// True when a holder lets go of something on a keeper path. Types are seen, not instances: some of
/// them may live as long as the path says, and others end with the holder's slot.
package func mayEndEarlier(_ path: [PathStep], derived: DerivedData) -> Bool {
  path.dropFirst().contains { derived.heldByHolders.contains($0.component) }
}

/// True when the first of a keeper path lives that long only because a callback captures it: that is
/// the fault to mend, and what it keeps follows from it.
package func startsAtCallback(_ path: [PathStep], derived: DerivedData) -> Bool {
  guard let evidence = path.first.flatMap({ derived.components[$0.component]?.scopeEvidence }),
    let callback = evidence.first(where: { $0.source == .subscription })
  else { return false }
  return !evidence.contains {
    $0.scope == callback.scope && $0.source != .subscription && $0.source != .ownership
  }
}

/// `, kept through A → B → C`, or nothing when the component lives that long by itself.
package func keptThrough(_ path: [PathStep], derived: DerivedData) -> String {
  path.count > 1 ? ", kept through \(spelled(path, derived: derived))" : ""
}

/// `A → B → C`, with the names that people know.
package func spelled(_ path: [PathStep], derived: DerivedData) -> String {
  path.map { derived.name($0.component) }.joined(separator: " → ")
}
