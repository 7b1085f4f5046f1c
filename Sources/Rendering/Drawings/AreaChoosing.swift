/// Which boxes stand for several components: of each node its area, within its lane.
///
/// Every lane begins as one box. The largest part of any box is taken out again and again, modules
/// before folders, until there are `boxes` or what is left is too small to tell anything.
func chooseAreas(
  of nodes: [Int], in index: DrawingIndex, boxes: Int, detail: AreaDetail
) -> [Int: Area] {
  var parts = Dictionary(grouping: nodes) { index.nodes[$0].lane }.sorted { $0.key < $1.key }
    .map { lane, members in
      AreaPart(lane: lane, depth: 0, members: members, areas: index.areas, detail: detail)
    }
  while parts.count < max(boxes, 1),
    let best = parts.indices.max(by: { first, second in
      parts[first].weight < parts[second].weight
    }), let taken = parts[best].takeLargest(areas: index.areas, detail: detail)
  {
    parts.append(taken)
  }
  var areas: [Int: Area] = [:]
  for part in parts {
    for node in part.members { areas[node] = part.area(of: node, in: index.areas) }
  }
  return areas
}

/// How far boxes are taken apart.
struct AreaDetail {
  /// True when modules may be taken apart into their folders.
  var entersModules: Bool
  /// Components that a module needs to have its own box.
  var leastOfModule: Int
  /// And a folder.
  var leastOfFolder: Int

  static let none = AreaDetail(
    entersModules: false, leastOfModule: .max, leastOfFolder: .max)
}

/// One box of a lane while boxes are chosen.
private struct AreaPart {
  let lane: Int
  /// The place in the chains of its members that its name is taken from.
  private(set) var depth: Int
  private(set) var members: [Int]
  private var isRemainder = false
  /// The largest part that can be taken out of it; `nil` when there is none.
  private var largest: (depth: Int, area: Area, members: [Int])?

  init(lane: Int, depth: Int, members: [Int], areas: AreaMap, detail: AreaDetail) {
    self.lane = lane
    self.depth = depth
    self.members = members
    look(areas, detail)
  }

  /// What is taken out next comes from the part with the greatest weight.
  var weight: (Int, Int, Int) {
    guard let largest else { return (-1, 0, 0) }
    let isFolder = if case .folder = largest.area { true } else { false }
    return (largest.members.count, isFolder ? 0 : 1, -lane)
  }

  /// The chains of all members agree down to here.
  func area(of node: Int, in areas: AreaMap) -> Area { areas.chains[node][depth] }

  mutating func takeLargest(areas: AreaMap, detail: AreaDetail) -> AreaPart? {
    guard let (depth, _, taken) = largest else { return nil }
    let gone = Set(taken)
    members.removeAll(where: gone.contains)
    isRemainder = true
    look(areas, detail)
    return AreaPart(lane: lane, depth: depth, members: taken, areas: areas, detail: detail)
  }

  private mutating func look(_ areas: AreaMap, _ detail: AreaDetail) {
    largest = nil
    var next = depth + 1
    while !members.isEmpty {
      var parts: [Area: [Int]] = [:]
      for node in members where areas.chains[node].count > next {
        parts[areas.chains[node][next], default: []].append(node)
      }
      if parts.count == 1, let area = parts.keys.first, parts[area]?.count == members.count {
        // All of it: modules give the box a better name. Folders say no more than their module,
        // unless they are what others left of it.
        if !area.isFolder || isRemainder { depth = next }
        next += 1
        continue
      }
      let best = parts.filter { detail.admits($0.key, members: $0.value.count) }
        .min { ($1.value.count, $0.key.order) < ($0.value.count, $1.key.order) }
      largest = best.map { (next, $0.key, $0.value) }
      break
    }
  }
}

extension Area {
  fileprivate var isFolder: Bool { if case .folder = self { true } else { false } }
}

extension AreaDetail {
  fileprivate func admits(_ area: Area, members: Int) -> Bool {
    switch area {
    case .everything: false
    case .modules, .module: members >= leastOfModule
    case .folder: entersModules && members >= leastOfFolder
    }
  }
}
