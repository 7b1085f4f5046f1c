import Model

/// Who stands on every way to a component from where nothing is made by others: the dominators of a
/// graph of who makes what (Cooper, Harvey, Kennedy: "A Simple, Fast Dominance Algorithm").
struct DominatorTree {
  /// Positions by component; the way in, before all others, is 0.
  private let positions: [ComponentID: Int]
  private let components: [ComponentID]
  /// The next dominator of each position, always a smaller one; that of 0 is 0.
  private var parents: [Int]

  /// Edges by their source; targets sorted.
  init(_ edges: [ComponentID: [ComponentID]]) {
    let order = Self.order(edges)
    components = order.components
    positions = Dictionary(
      uniqueKeysWithValues: components.enumerated().map { ($1, $0 + 1) })
    var incoming: [[Int]] = Array(repeating: [], count: components.count + 1)
    for (source, targets) in edges {
      guard let from = positions[source] else { continue }
      for target in targets { if let to = positions[target] { incoming[to].append(from) } }
    }
    for entry in order.entries {
      if let position = positions[entry] { incoming[position].append(0) }
    }
    parents = Array(repeating: -1, count: components.count + 1)
    parents[0] = 0
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for position in parents.indices.dropFirst() {
        let known = incoming[position].filter { parents[$0] >= 0 }
        guard let first = known.min() else { continue }
        let parent = known.reduce(first) { common($0, $1) }
        if parents[position] != parent {
          parents[position] = parent
          hasChanged = true
        }
      }
    }
  }

  /// What stands on every way to all of the components, the closest first; the components themselves
  /// count, and those that the graph does not know have nothing in front of them.
  func dominators(ofAll ids: [ComponentID]) -> [ComponentID] {
    guard let first = ids.first else { return [] }
    var position = ids.dropFirst().reduce(positions[first] ?? 0) {
      common($0, positions[$1] ?? 0)
    }
    var found: [ComponentID] = []
    while position > 0 {
      found.append(components[position - 1])
      position = parents[position]
    }
    return found
  }

  private func common(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while left != right {
      if left > right { left = parents[left] } else { right = parents[right] }
    }
    return left
  }

  /// All components in an order in which each comes after something that makes it, as far as rings
  /// allow, and those where a way begins.
  private static func order(
    _ edges: [ComponentID: [ComponentID]]
  ) -> (components: [ComponentID], entries: [ComponentID]) {
    var all = Set(edges.keys)
    var made: Set<ComponentID> = []
    for targets in edges.values { made.formUnion(targets) }
    all.formUnion(made)
    var seen: Set<ComponentID> = []
    var finished: [ComponentID] = []
    var entries: [ComponentID] = []
    // Where nothing leads, a way begins; a ring that nothing leads to begins at its first member.
    for start in all.subtracting(made).sorted() + made.sorted() where !seen.contains(start) {
      entries.append(start)
      seen.insert(start)
      var work: [(node: ComponentID, next: Int)] = [(start, 0)]
      while let (node, next) = work.last {
        let targets = edges[node] ?? []
        if next == targets.count {
          finished.append(node)
          work.removeLast()
        } else {
          work[work.count - 1].next += 1
          if seen.insert(targets[next]).inserted { work.append((targets[next], 0)) }
        }
      }
    }
    return (finished.reversed(), entries)
  }
}
