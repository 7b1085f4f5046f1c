import Model

/// Globals that reach each other while they are made: each way around, by the spellings of its
/// members from the first to the first again, sorted.
func initializationRings(_ initializations: [Initialization]) -> [[String]] {
  var edges: [ComponentID: [Relation]] = [:]
  var ownRings: Set<String> = []
  for initialization in initializations {
    let from = ComponentID(module: "", name: initialization.spelling)
    for reach in initialization.reaches {
      if reach.spelling == initialization.spelling {
        ownRings.insert(reach.spelling)
      } else {
        let to = ComponentID(module: "", name: reach.spelling)
        edges[from, default: []].append(Relation(from: from, to: to, kind: .keeps))
      }
    }
  }
  let longer = keepingCycles(of: edges).map { cycle in
    let members = cycle.map(\.from.text)
    // The smallest name first, so that the same ring is always told the same way.
    let start = members.indices.min { members[$0] < members[$1] } ?? 0
    let turned = members[start...] + members[..<start]
    return Array(turned) + turned.prefix(1)
  }
  return (ownRings.map { [$0, $0] } + longer).sorted { $0.lexicographicallyPrecedes($1) }
}
