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
  /// Others that keep it; it outlives them anyway.
  var keepers = 0
  var modules: Set<String> = []
  var keepingModules: Set<String> = []

  mutating func add(_ edge: DrawingIndex.Edge, from module: String) {
    guard !edge.style.isStrong else {
      keepers += 1
      keepingModules.insert(module)
      return
    }
    users += 1
    modules.insert(module)
    var reaches = 0
    for count in edge.counts where count.style == .hidden || count.style == .exempt {
      reaches += count.places
      if count.style == .hidden { hiddenPlaces += count.places }
    }
    places += reaches
    if reaches == 0 { otherUsers += 1 }
  }

  /// What the box says instead of the lines; with the keepers where they are not drawn either.
  func lines(withKeepers: Bool) -> [LabelLine] {
    let keepers = withKeepers ? keepers : 0
    let modules = withKeepers ? modules.union(keepingModules) : modules
    var lines: [LabelLine] = []
    let spread = modules.count > 1 ? " in \(counted(modules.count, "module"))" : ""
    if places > 0 {
      lines.append(
        LabelLine(
          "reached from \(counted(places, "place"))\(spread)", hiddenPlaces > 0 ? .alarm : .detail))
    }
    if otherUsers + keepers > 0 {
      let verb = keepers == 0 ? "used" : otherUsers == 0 ? "kept" : "kept or used"
      let users = counted(otherUsers + keepers, "component")
      lines.append(LabelLine("\(verb) by \(users)\(places > 0 ? "" : spread)", .detail))
    }
    return lines
  }
}

/// The targets of `edges` to which so many of them lead that they are counted instead of drawn.
func hubs(
  among edges: [Int], in index: DrawingIndex, keeping focus: Set<Int>, limit: Int, keepers: Bool
) -> Set<Int> {
  var users: [Int: Int] = [:]
  for position in edges {
    let edge = index.edges[position]
    if edge.canBeCounted(keepers: keepers), !focus.contains(edge.to) {
      users[edge.to, default: 0] += 1
    }
  }
  return Set(users.filter { $0.value > limit }.keys)
}

extension DrawingIndex.Edge {
  /// True when a hub may say it instead of a line; `keepers` takes in what keeps something that
  /// outlives it.
  func canBeCounted(keepers: Bool) -> Bool { keepers ? !bindsLifetime : !style.isStrong }
}
