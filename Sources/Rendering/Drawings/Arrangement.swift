/// In which row each box stands: rows from top to bottom, every row within one lane, and no line
/// between two boxes of a row.
struct Arrangement {
  struct Row {
    let lane: Int
    /// Positions in the sketch.
    let nodes: [Int]
  }

  let rows: [Row]
  /// By position in the sketch.
  let rowOfNode: [Int]
}

/// Rows by the longest way within each lane, wide ones broken, loose boxes put where they fit.
func arrange(_ sketch: Sketch) -> Arrangement {
  var byLane: [Int: [Int]] = [:]
  for (position, node) in sketch.nodes.enumerated() {
    byLane[node.lane, default: []].append(position)
  }
  let pull = pullOfOtherLanes(sketch)
  let width = rowWidth(for: sketch.nodes.count)
  var rows: [Arrangement.Row] = []
  for lane in byLane.keys.sorted() {
    let nodes = byLane[lane] ?? []
    rows += laneRows(nodes, in: sketch, pull: pull, width: width).map {
      Arrangement.Row(lane: lane, nodes: $0)
    }
  }
  var rowOfNode = Array(repeating: 0, count: sketch.nodes.count)
  for (number, row) in rows.enumerated() {
    for node in row.nodes { rowOfNode[node] = number }
  }
  return Arrangement(rows: rows, rowOfNode: rowOfNode)
}

/// Boxes side by side, so that the picture is wider than high, as screens are.
private func rowWidth(for nodes: Int) -> Int {
  var width = 3
  while width < 40, width * width * 5 < nodes * 3 { width += 1 }
  return width
}

/// Below zero when a box has more lines to lanes above it, above zero when to lanes below.
private func pullOfOtherLanes(_ sketch: Sketch) -> [Int] {
  var pull = Array(repeating: 0, count: sketch.nodes.count)
  for edge in sketch.edges {
    let difference = sketch.nodes[edge.to].lane - sketch.nodes[edge.from].lane
    pull[edge.from] += difference.signum()
    pull[edge.to] -= difference.signum()
  }
  return pull
}

private func laneRows(
  _ nodes: [Int], in sketch: Sketch, pull: [Int], width: Int
) -> [[Int]] {
  let levels = levels(of: nodes, in: sketch)
  var connected: [Int: [Int]] = [:]
  var loose: [Int] = []
  for node in nodes {
    if let level = levels[node] {
      connected[level, default: []].append(node)
    } else {
      loose.append(node)
    }
  }
  var rows: [[Int]] = []
  for level in connected.keys.sorted() {
    let sorted = (connected[level] ?? []).sorted { (pull[$0], $0) < (pull[$1], $1) }
    rows += evenly(sorted, width: width)
  }
  // Many loose boxes stand in rows of their own: at the ends of other rows they widen the picture.
  let sorted = loose.sorted { (pull[$0], $0) < (pull[$1], $1) }
  guard loose.count <= width else { return rows + evenly(sorted, width: width) }
  // A few fill the gaps: from the top those that are drawn upwards, the others from below.
  var remaining: [Int] = []
  for node in sorted {
    let hasRoom = rows.indices.filter { rows[$0].count < width }
    if let row = pull[node] < 0 ? hasRoom.first : hasRoom.last {
      rows[row].append(node)
    } else {
      remaining.append(node)
    }
  }
  return rows + evenly(remaining, width: width)
}

private func evenly(_ nodes: [Int], width: Int) -> [[Int]] {
  guard !nodes.isEmpty else { return [] }
  let rows = (nodes.count + width - 1) / width
  return (0..<rows).map { row in
    Array(nodes[(nodes.count * row / rows)..<(nodes.count * (row + 1) / rows)])
  }
}

/// The longest way to each box along lines within the lane; boxes without such a line have none.
/// Lines that close a cycle do not count.
private func levels(of nodes: [Int], in sketch: Sketch) -> [Int: Int] {
  let inLane = Set(nodes)
  var targets: [Int: [Int]] = [:]
  var touched: Set<Int> = []
  for edge in sketch.edges where inLane.contains(edge.from) && inLane.contains(edge.to) {
    targets[edge.from, default: []].append(edge.to)
    touched.insert(edge.from)
    touched.insert(edge.to)
  }
  let hasSource = Set(targets.values.joined())
  // Boxes that nothing leads to come first, so that ways start where people would start to read.
  let starts =
    nodes.filter { touched.contains($0) && !hasSource.contains($0) }
    + nodes.filter { hasSource.contains($0) }
  var finished: [Int] = []
  var seen: Set<Int> = []
  for start in starts where seen.insert(start).inserted {
    var open: [(node: Int, next: Int)] = [(start, 0)]
    while let (node, next) = open.last {
      let following = targets[node] ?? []
      if next < following.count {
        open[open.count - 1].next += 1
        if seen.insert(following[next]).inserted { open.append((following[next], 0)) }
      } else {
        finished.append(node)
        open.removeLast()
      }
    }
  }
  let order = Dictionary(
    uniqueKeysWithValues: finished.reversed().enumerated().map { ($0.element, $0.offset) })
  var levels: [Int: Int] = [:]
  for node in finished.reversed() {
    let level = levels[node] ?? 0
    levels[node] = level
    for target in targets[node] ?? [] where (order[target] ?? 0) > (order[node] ?? 0) {
      levels[target] = max(levels[target] ?? 0, level + 1)
    }
  }
  return levels
}
