import Model

/// Access points that stand in a locator of the project: a type that is there to hand out services of
/// others, one static member for each.
func locatorPoints(
  _ program: Program, points: AccessPointChoice, roles: [Component.Role]
) -> Set<Int> {
  var handedOut: [Int: [Int]] = [:]
  for (point, target) in points.targets {
    guard let owner = program.properties[point].owner, owner != target,
      mayBeLocator(owner, program, roles)
    else { continue }
    handedOut[owner, default: []].append(point)
  }
  return Set(
    handedOut.lazy.filter { owner, members in
      let services = Set(members.compactMap { points.targets[$0] })
      let contracts = services.count { program.types[$0].keyword == .protocol }
      // A row of caches or formatters under one name is a namespace: whoever reaches one of them names
      // it. What gives services by their contracts stands between them and those who ask.
      return isNamedLocator(program.types[owner]) && services.count > 1
        || services.count > 2 && contracts * 2 >= services.count
    }.flatMap(\.value))
}

/// A type of the project of which no instance holds anything.
private func mayBeLocator(_ type: Int, _ program: Program, _ roles: [Component.Role]) -> Bool {
  let entry = program.types[type]
  return (roles[type] == .ordinary || roles[type] == .compositionRoot) && !entry.isExternal
    && program.storedMembers(of: type).isEmpty
}
