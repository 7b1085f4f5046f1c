import Model

/// The globals that reach others, or themselves, while they are made; sorted by spelling.
func initializations(_ source: SourceGraph, _ units: CodeUnits) -> [Initialization] {
  let targets = globalsMadeLate(source)
  func global(_ property: Int) -> Int? {
    let point = source.accessPoints.accessPoint(of: property) ?? property
    return targets[point] == nil ? nil : point
  }
  return targets.compactMap { point, target in
    let store = source.accessPoints.stores[point] ?? point
    let start = CodeUnits.unit(making: store, in: source.program)
    let run = units.run(of: start, in: source.program) { global($0) != nil }
    let own = source.program.lineage(of: target)
    var reaches: [Int: Initialization.Reach] = [:]
    for (touch, isConditional) in run.touches {
      guard let reached = global(touch.property), let other = targets[reached],
        !isOwnPart(reached, of: point, source), reaches[reached]?.isConditional != false
      else { continue }
      let members = Set(source.program.lineage(of: other)).subtracting(own)
      let isUsed =
        !run.usedTypes.isDisjoint(with: members)
        || isConditional && !run.perhapsUsedTypes.isDisjoint(with: members)
      reaches[reached] = Initialization.Reach(
        spelling: source.qualifiedName(ofProperty: reached), component: source.id(ofType: other),
        isConditional: isConditional, isUsed: isUsed,
        location: source.location(touch.site))
    }
    if reaches.isEmpty { return nil }
    return Initialization(
      spelling: source.qualifiedName(ofProperty: point), component: source.id(ofType: target),
      location: source.location(ofProperty: store),
      reaches: reaches.values.sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) })
  }.sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) }
}

/// The types of all globals that are made when they are first asked for: what everyone can reach, and
/// every object of Kotlin.
func globalsMadeLate(_ source: SourceGraph) -> [Int: Int] {
  let points = source.accessPoints
  var found: [Int: Int] = [:]
  for (point, target) in points.targets where points.delegateFronts[point] == nil {
    if isMadeLate(points.stores[point] ?? point, source.program) { found[point] = target }
  }
  for property in source.program.properties.indices {
    if let type = source.program.objectType(of: property), !source.roles[type].isAlien {
      found[property] = type
    }
  }
  return found
}

/// True in Kotlin for what is made together with a global: another variable of the same companion, and
/// an object's own members.
private func isOwnPart(_ reached: Int, of point: Int, _ source: SourceGraph) -> Bool {
  let program = source.program
  guard program.isKotlin(program.properties[point].file) else { return false }
  if reached == point { return true }
  let owner = program.properties[point].owner
  return owner != nil && program.properties[reached].owner == owner
}

/// True for a variable whose initial value is made when it is first asked for. Those of a script are
/// made in their order.
private func isMadeLate(_ property: Int, _ program: Program) -> Bool {
  let entry = program.properties[property]
  return (entry.facts.value != nil || program.objectType(of: property) != nil)
    && (entry.owner != nil || program.files[entry.file].statements.isEmpty)
}

extension SourceGraph {
  /// What callers write for a global variable: `Store.shared`.
  func qualifiedName(ofProperty property: Int) -> String {
    let entry = program.properties[property]
    return entry.owner.map { "\(program.types[$0].name).\(entry.facts.name)" } ?? entry.facts.name
  }
}
