import Model

/// A component that so many others reach or use that lines to it would hide everything else.
struct Hub {
  /// Places that reach it through a global access point.
  var places = 0
  /// Those of them that are hidden.
  var hiddenPlaces = 0
  /// Components that use it in another way.
  var users = 0
  var modules: Set<String> = []

  /// What its box says instead of the lines.
  var lines: [LabelLine] {
    var lines: [LabelLine] = []
    let spread = modules.count > 1 ? " in \(counted(modules.count, "module"))" : ""
    if places > 0 {
      lines.append(
        LabelLine(
          "reached from \(counted(places, "place"))\(spread)", hiddenPlaces > 0 ? .error : .detail))
    }
    if users > 0 {
      lines.append(
        LabelLine("used by \(counted(users, "component"))\(places > 0 ? "" : spread)", .detail))
    }
    return lines
  }
}

/// The hubs among the targets of `edges`, by position.
func hubs(
  among edges: [Int], in index: DrawingIndex, keeping focus: Set<Int>, limit: Int
) -> [Int: Hub] {
  var users: [Int: Int] = [:]
  for position in edges where !index.edges[position].style.isStrong {
    users[index.edges[position].to, default: 0] += 1
  }
  var hubs: [Int: Hub] = [:]
  for position in edges {
    let edge = index.edges[position]
    guard (users[edge.to] ?? 0) > limit, !focus.contains(edge.to), !focus.contains(edge.from),
      !edge.style.isStrong
    else { continue }
    var hub = hubs[edge.to] ?? Hub()
    var reaches = 0
    for count in edge.counts where count.style == .hidden || count.style == .exempt {
      reaches += count.places
      if count.style == .hidden { hub.hiddenPlaces += count.places }
    }
    hub.places += reaches
    if reaches == 0 { hub.users += 1 }
    hub.modules.insert(index.nodes[edge.from].component.module)
    hubs[edge.to] = hub
  }
  return hubs
}
