package import Model

/// The cycles of relations, by their keepers, that a person would mend one by one: for each reference
/// that points back the shortest way around it, smallest first, as long as mending those before
/// leaves one; then one for each group in which nobody is seen to hand itself over.
package func keepingCycles(of edges: [ComponentID: [Relation]]) -> [[Relation]] {
  var left = edges
  var cycles: [[Relation]] = []
  for group in strongComponents(of: edges) {
    for reference in referencesBack(in: group, edges) {
      guard let cycle = cycle(closedBy: reference, left) else { continue }
      cycles.append(cycle)
      left[reference.keeper]?.removeAll { $0.kept == reference.kept }
    }
  }
  for group in strongComponents(of: left) where referencesBack(in: group, left).isEmpty {
    // A group is sorted, and each of its members lies on a cycle.
    if let cycle = shortestWay(from: group[0], to: group[0], left) { cycles.append(cycle) }
  }
  return cycles
}

/// Each of them costs a walk through its group.
private let mostInOneGroup = 100

/// The references of a group that point back at who made the object, those of the smallest cycles
/// first, in the order of their keepers and of the graph among equals; one for each two components.
private func referencesBack(
  in group: [ComponentID], _ edges: [ComponentID: [Relation]]
) -> [Relation] {
  let members = Set(group)
  var found: [(reference: Relation, length: Int)] = []
  for keeper in group {
    var seen: Set<ComponentID> = []
    for relation in edges[keeper] ?? []
    where relation.pointsBack && members.contains(relation.kept)
      && seen.insert(relation.kept).inserted
    {
      found.append((relation, 0))
    }
  }
  found = Array(found.prefix(mostInOneGroup))
  for index in found.indices {
    found[index].length = cycle(closedBy: found[index].reference, edges)?.count ?? 0
  }
  return found.enumerated().sorted {
    ($0.element.length, $0.offset) < ($1.element.length, $1.offset)
  }.map(\.element.reference)
}

private func cycle(
  closedBy reference: Relation, _ edges: [ComponentID: [Relation]]
) -> [Relation]? {
  shortestWay(from: reference.kept, to: reference.keeper, edges).map { [reference] + $0 }
}

/// The first of the shortest ways; it has one relation at least. `nil` when there is none.
private func shortestWay(
  from start: ComponentID, to end: ComponentID, _ edges: [ComponentID: [Relation]]
) -> [Relation]? {
  var reached: [ComponentID: Relation] = [:]
  var level = [start]
  while !level.isEmpty {
    var next: [ComponentID] = []
    for node in level {
      for relation in edges[node] ?? [] where reached[relation.kept] == nil {
        reached[relation.kept] = relation
        if relation.kept == end { return way(endingWith: relation, from: start, reached) }
        next.append(relation.kept)
      }
    }
    level = next
  }
  return nil
}

private func way(
  endingWith last: Relation, from start: ComponentID, _ reached: [ComponentID: Relation]
) -> [Relation] {
  var way = [last]
  while let first = way.last, first.keeper != start, let before = reached[first.keeper] {
    way.append(before)
  }
  return way.reversed()
}
