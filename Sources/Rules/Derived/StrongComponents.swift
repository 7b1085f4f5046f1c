package import Model

/// Groups of two or more components that all hold each other (Tarjan's algorithm, without recursion):
/// linear in the relations, which come by their keepers. Groups and members are sorted.
package func strongComponents(of edges: [ComponentID: [Relation]]) -> [[ComponentID]] {
  var index: [ComponentID: Int] = [:]
  var low: [ComponentID: Int] = [:]
  var onStack: Set<ComponentID> = []
  var stack: [ComponentID] = []
  var groups: [[ComponentID]] = []

  func open(_ node: ComponentID) {
    index[node] = index.count
    low[node] = index[node]
    stack.append(node)
    onStack.insert(node)
  }

  for root in edges.keys.sorted() where index[root] == nil {
    open(root)
    var work: [(node: ComponentID, next: Int)] = [(root, 0)]
    while let (node, next) = work.last {
      let out = edges[node] ?? []
      if next < out.count {
        work[work.count - 1].next += 1
        let target = out[next].kept
        if index[target] == nil {
          open(target)
          work.append((target, 0))
        } else if onStack.contains(target) {
          low[node] = min(low[node] ?? 0, index[target] ?? 0)
        }
        continue
      }
      work.removeLast()
      if let parent = work.last?.node {
        low[parent] = min(low[parent] ?? 0, low[node] ?? 0)
      }
      guard low[node] == index[node] else { continue }
      var group: [ComponentID] = []
      while let member = stack.popLast() {
        onStack.remove(member)
        group.append(member)
        if member == node { break }
      }
      if group.count > 1 { groups.append(group.sorted()) }
    }
  }
  return groups.sorted { $0[0] < $1[0] }
}
