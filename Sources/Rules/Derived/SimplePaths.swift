/// The shortest paths between two nodes on which no node stands twice, shortest first and among
/// equals by the numbers of their nodes. A path from a node to itself is a ring: it ends where it
/// began. `successors` holds, for each node, sorted numbers without duplicates. There can be
/// exponentially many paths; the cost is at worst that of one search of the graph for each step of
/// each path that is given.
package func shortestSimplePaths(
  from source: Int, to target: Int, successors: [[Int]], most: Int
) -> (paths: [[Int]], hasMore: Bool) {
  guard most > 0 else { return ([], false) }
  let search = PathSearch(from: source, to: target, successors: successors)
  // One more than asked for tells whether there are more.
  var candidates = search.first().map { [Candidate(path: $0, deviation: 0)] } ?? []
  var found: [[Int]] = []
  while !candidates.isEmpty, found.count <= most {
    let next = candidates.removeFirst()
    found.append(next.path)
    search.deviate(from: next, found: found, room: most + 1 - found.count, into: &candidates)
  }
  let paths = found.prefix(most).map { [source] + $0.dropFirst() }
  return (paths, found.count > most)
}

/// The best path that leaves the found ones at one node.
private struct Candidate {
  let path: [Int]
  /// Position of the last node that it shares with the path it was made from.
  let deviation: Int

  func precedes(_ other: Candidate) -> Bool {
    path.count == other.path.count
      ? path.lexicographicallyPrecedes(other.path) : path.count < other.path.count
  }
}

/// Yen's search with Lawler's rule: every found path is left at each of its nodes, from the one at
/// which it left its own model on. The start is a node of its own beside the source, so that rings
/// need no special case.
private struct PathSearch {
  private static let unreachable = Int.max

  private let start: Int
  private let target: Int
  private let successors: [[Int]]
  private let predecessors: [[Int]]
  /// Steps from each node to the target, when nothing is in the way.
  private let distances: [Int]

  init(from source: Int, to target: Int, successors: [[Int]]) {
    start = successors.count
    self.target = target
    var forward = successors
    forward.append(successors[source])
    if source != target {
      // Nothing leads through the source again.
      forward[source] = []
    }
    var backward = [[Int]](repeating: [], count: forward.count)
    for (node, next) in forward.enumerated() {
      for successor in next { backward[successor].append(node) }
    }
    self.successors = forward
    predecessors = backward
    distances = Self.distances(
      to: target, predecessors: backward, isBlocked: [Bool](repeating: false, count: forward.count))
  }

  /// The shortest path of all.
  func first() -> [Int]? {
    distances[start] == Self.unreachable
      ? nil : [start] + walk(from: start, distances: distances, isAllowed: { _ in true })
  }

  /// Adds the best path for each node at which `last` can be left, and keeps no more than `room`.
  func deviate(
    from last: Candidate, found: [[Int]], room: Int, into candidates: inout [Candidate]
  ) {
    candidates.removeLast(max(0, candidates.count - room))
    var isBlocked = [Bool](repeating: false, count: successors.count)
    var sharing = found
    for position in 0..<(last.path.count - 1) {
      let node = last.path[position]
      isBlocked[node] = true
      sharing.removeAll { position >= $0.count - 1 || $0[position] != node }
      guard position >= last.deviation else { continue }
      let taken = Set(sharing.map { $0[position + 1] })
      let isOpen = { (next: Int) in !isBlocked[next] && !taken.contains(next) }
      let nearest = successors[node].lazy.filter(isOpen).map { distances[$0] }.min()
      guard let nearest, nearest != Self.unreachable else { continue }
      if candidates.count == room, let worst = candidates.last,
        position + 2 + nearest > worst.path.count
      {
        continue
      }
      guard let rest = rest(after: node, isBlocked: isBlocked, isOpen: isOpen) else { continue }
      let candidate = Candidate(path: last.path[...position] + rest, deviation: position)
      let place = candidates.firstIndex { candidate.precedes($0) } ?? candidates.count
      candidates.insert(candidate, at: place)
      candidates.removeLast(max(0, candidates.count - room))
    }
  }

  /// The shortest way to the target after leaving `node`. When the undisturbed one meets nothing
  /// that is blocked, it is that; otherwise the distances are measured again around the blocks.
  private func rest(after node: Int, isBlocked: [Bool], isOpen: (Int) -> Bool) -> [Int]? {
    let undisturbed = walk(from: node, distances: distances, isAllowed: isOpen)
    if !undisturbed.contains(where: { isBlocked[$0] }) { return undisturbed }
    let measured = Self.distances(
      to: target, predecessors: predecessors, isBlocked: isBlocked)
    let canGoOn = successors[node].contains { isOpen($0) && measured[$0] != Self.unreachable }
    return canGoOn ? walk(from: node, distances: measured, isAllowed: isOpen) : nil
  }

  /// The nodes after `node`, down the distances, the smallest number among equals. Only the first
  /// step is limited to what is allowed; one of those must lead to the target.
  private func walk(from node: Int, distances: [Int], isAllowed: (Int) -> Bool) -> [Int] {
    var path: [Int] = []
    var current = successors[node].filter(isAllowed).min {
      (distances[$0], $0) < (distances[$1], $1)
    }
    while let next = current {
      path.append(next)
      if next == target { break }
      current = successors[next].first { distances[$0] == distances[next] - 1 }
    }
    return path
  }

  private static func distances(
    to target: Int, predecessors: [[Int]], isBlocked: [Bool]
  ) -> [Int] {
    var distances = [Int](repeating: unreachable, count: predecessors.count)
    guard !isBlocked[target] else { return distances }
    distances[target] = 0
    var level = [target]
    var length = 0
    while !level.isEmpty {
      length += 1
      var next: [Int] = []
      for node in level {
        for predecessor in predecessors[node]
        where distances[predecessor] == unreachable && !isBlocked[predecessor] {
          distances[predecessor] = length
          next.append(predecessor)
        }
      }
      level = next
    }
    return distances
  }
}
