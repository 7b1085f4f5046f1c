import Model

/// Which lines a step may follow.
enum StepDirection {
  case outgoing, incoming, both
}

/// What can be got to from some components in so many steps, and what must be said of it. Ways end
/// at hubs, since through a hub everything is near everything.
func reach(
  from starts: Set<Int>, steps: Int, within allowed: Set<Int>, in index: DrawingIndex,
  limits: DrawingLimits, along direction: StepDirection
) -> (nodes: Set<Int>, notes: [String]) {
  var nodes = starts
  var border = starts
  var ended: Set<Int> = []
  var step = 0
  while step < steps, !border.isEmpty {
    step += 1
    var next: Set<Int> = []
    for node in border {
      if direction != .outgoing, !starts.contains(node),
        index.nodes[node].usage.users > limits.hubUsers
      {
        ended.insert(node)
        if direction == .incoming { continue }
      } else if direction != .outgoing {
        for edge in index.incoming[node] { next.insert(index.edges[edge].from) }
      }
      if direction != .incoming {
        for edge in index.outgoing[node] { next.insert(index.edges[edge].to) }
      }
    }
    border = next.intersection(allowed).subtracting(nodes)
    nodes.formUnion(border)
  }
  guard !ended.isEmpty else { return (nodes, []) }
  let names = ended.sorted().map { shortened(index.nodes[$0].component.name, to: 40) }
  let named = names.prefix(4) + (names.count > 4 ? ["\(names.count - 4) more"] : [])
  return (
    nodes,
    [
      "Users of \(listed(Array(named))) not followed: each has more than \(limits.hubUsers)."
    ]
  )
}

/// What lies on the shortest ways along the lines; empty when none leads there.
func shortestWays(
  from start: Int, to end: Int, within allowed: Set<Int>, in index: DrawingIndex
) -> Set<Int> {
  let forth = distances(from: start, within: allowed) { node in
    index.outgoing[node].map { index.edges[$0].to }
  }
  guard let length = forth[end] else { return [] }
  let back = distances(from: end, within: allowed) { node in
    index.incoming[node].map { index.edges[$0].from }
  }
  return Set(
    forth.compactMap { node, steps in
      back[node].map { steps + $0 == length } == true ? node : nil
    })
}

private func distances(
  from start: Int, within allowed: Set<Int>, following next: (Int) -> [Int]
) -> [Int: Int] {
  var steps = [start: 0]
  var border = [start]
  var length = 0
  while !border.isEmpty {
    length += 1
    var found: [Int] = []
    for node in border {
      for other in next(node) where allowed.contains(other) && steps[other] == nil {
        steps[other] = length
        found.append(other)
      }
    }
    border = found
  }
  return steps
}
