/// How much a component is reached, used and kept by others in ways that bind no lifetime. When that is
/// by many, it is a hub: the lines to it would hide everything else and become a count on its box.
struct Usage {
  /// Components that do.
  var users = 0
  /// Places that reach it through a global access point.
  var places = 0
  /// Those of them that are hidden.
  var hiddenPlaces = 0
  /// Users that reach it nowhere.
  var otherUsers = 0
  /// Those of them that keep it; it outlives them anyway.
  var keepers = 0
  var modules: Set<String> = []

  mutating func add(_ edge: DrawingIndex.Edge, from module: String) {
    users += 1
    modules.insert(module)
    var reaches = 0
    for count in edge.counts where count.style == .hidden || count.style == .exempt {
      reaches += count.places
      if count.style == .hidden { hiddenPlaces += count.places }
    }
    places += reaches
    if reaches == 0 {
      otherUsers += 1
      if edge.counts.contains(where: { $0.style.keepsAlive }) { keepers += 1 }
    }
  }

  /// What the box says instead of the lines.
  var lines: [LabelLine] {
    var lines: [LabelLine] = []
    let spread = modules.count > 1 ? " in \(counted(modules.count, "module"))" : ""
    if places > 0 {
      lines.append(
        LabelLine(
          "reached from \(counted(places, "place"))\(spread)", hiddenPlaces > 0 ? .alarm : .detail))
    }
    if otherUsers > 0 {
      let verb = keepers == 0 ? "used" : keepers == otherUsers ? "kept" : "kept or used"
      let users = counted(otherUsers, "component")
      lines.append(LabelLine("\(verb) by \(users)\(places > 0 ? "" : spread)", .detail))
    }
    return lines
  }
}

/// The targets of `edges` to which so many of them lead that they are counted instead of drawn.
func hubs(among edges: [Int], in index: DrawingIndex, keeping focus: Set<Int>, limit: Int) -> Set<
  Int
> {
  var users: [Int: Int] = [:]
  for position in edges {
    let edge = index.edges[position]
    if !edge.bindsLifetime, !focus.contains(edge.to) { users[edge.to, default: 0] += 1 }
  }
  return Set(users.filter { $0.value > limit }.keys)
}
