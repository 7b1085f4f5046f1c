import Model

/// The few changes of an owner that would take the most hidden accesses, the largest first: as many as
/// are needed for four fifths of them, and at most five.
func ownershipChanges(_ facts: PlanFacts) -> [OwnershipChange] {
  let tree = DominatorTree(makingEdges(facts))
  let all = facts.hidden.filter { facts.isTouched($0.key) }.map { id, relations in
    (id: id, relations: relations.filter { !isFromOutside($0, facts) })
  }.filter { !$0.relations.isEmpty }.sorted { left, right in
    (right.relations.places, left.id) < (left.relations.places, right.id)
  }
  let total = all.reduce(0) { $0 + $1.relations.places }
  var together = 0
  var found: [OwnershipChange] = []
  for (id, relations) in all where together * 5 < total * 4 && found.count < 5 {
    let users = Set(relations.map(\.from)).sorted()
    together += relations.places
    found.append(
      OwnershipChange(
        component: id, owner: owner(of: users, except: id, tree, facts), users: users.count,
        removes: relations.places, together: together))
  }
  return found
}

private func makingEdges(_ facts: PlanFacts) -> [ComponentID: [ComponentID]] {
  var edges: [ComponentID: Set<ComponentID>] = [:]
  for making in facts.graph.makings { edges[making.maker, default: []].insert(making.made) }
  for relation in facts.graph.relations where relation.from != relation.to {
    switch relation.kind {
    case .owns, .creates: edges[relation.from, default: []].insert(relation.to)
    case .keeps, .uses, .refers, .defers, .provides, .reaches, .subscribes: break
    }
  }
  return edges.mapValues { $0.sorted() }
}

/// What makes all the users and can keep something: neither a value nor another global instance.
private func owner(
  of users: [ComponentID], except id: ComponentID, _ tree: DominatorTree, _ facts: PlanFacts
) -> ComponentID? {
  tree.dominators(ofAll: users).first { candidate in
    guard candidate != id, facts.derived.accessPoints[candidate] == nil,
      let component = facts.derived.components[candidate], !component.role.isAlien
    else { return false }
    switch component.kind {
    case .class, .actor, .declared: return true
    case .struct: return component.role == .view || component.role == .compositionRoot
    case .enum, .protocol, .object, .companion, .binding, .global, .undeclared, .external:
      return false
    }
  }
}
