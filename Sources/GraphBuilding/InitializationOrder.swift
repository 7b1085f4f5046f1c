import Model

/// The globals that reach others, or themselves, while they are made; sorted by spelling.
func initializations(_ source: SourceGraph, _ units: CodeUnits) -> [Initialization] {
  let points = source.accessPoints
  /// The variables that are made when they are first asked for, by the access point.
  var stores: [Int: Int] = [:]
  for point in points.targets.keys where points.delegateFronts[point] == nil {
    let store = points.stores[point] ?? point
    if isMadeLate(store, source.program) { stores[point] = store }
  }
  return stores.compactMap { point, store in
    let touched = units.touches(runBy: .value(of: store)) {
      points.accessPoint(of: $0) != nil
    }
    var reaches: [Int: Initialization.Reach] = [:]
    for (touch, isConditional) in touched {
      guard let reached = points.accessPoint(of: touch.property), stores[reached] != nil,
        let target = points.targets[reached], reaches[reached]?.isConditional != false
      else { continue }
      reaches[reached] = Initialization.Reach(
        spelling: spelling(of: reached, source), component: source.id(ofType: target),
        isConditional: isConditional, location: source.location(touch.site))
    }
    guard !reaches.isEmpty, let target = points.targets[point] else { return nil }
    return Initialization(
      spelling: spelling(of: point, source), component: source.id(ofType: target),
      location: source.location(ofProperty: store),
      reaches: reaches.values.sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) })
  }.sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) }
}

/// True for a variable whose initial value is made when it is first asked for. Those of a script are
/// made in their order.
private func isMadeLate(_ property: Int, _ program: Program) -> Bool {
  let entry = program.properties[property]
  return entry.facts.value != nil
    && (entry.owner != nil || program.files[entry.file].statements.isEmpty)
}

private func spelling(of property: Int, _ source: SourceGraph) -> String {
  let entry = source.program.properties[property]
  return entry.owner.map { "\(source.program.types[$0].name).\(entry.facts.name)" }
    ?? entry.facts.name
}

/// The slots of objects that ask a global before the same object prepares it; sorted by place.
func earlyUses(_ source: SourceGraph, _ units: CodeUnits) -> [EarlyUse] {
  let program = source.program
  /// Where objects prepare globals, by the object's type.
  var preparations: [Int: [(function: Int, site: CodeSite)]] = [:]
  for (function, entry) in program.functions.enumerated()
  where entry.owner != nil && program.files[entry.file].role == .ordinary
    && registersDefaults(entry.facts.body)
  {
    for call in source.uses.invocations(of: function) {
      let site = source.events.invocations[call].site
      if case .type(let caller) = site.owner, caller != entry.owner {
        preparations[caller, default: []].append((function, site))
      }
    }
  }
  var found: [EarlyUse] = []
  for (type, prepared) in preparations where program.types[type].isReferenceType {
    for property in program.storedMembers(of: type) {
      let entry = program.properties[property]
      guard entry.facts.value != nil, !entry.facts.isLazy else { continue }
      let touched = units.touches(runBy: .value(of: property)) {
        source.accessPoints.accessPoint(of: $0) != nil
      }
      for (touch, isConditional) in touched where !isConditional {
        guard let point = source.accessPoints.accessPoint(of: touch.property),
          let target = source.accessPoints.targets[point],
          let first = prepared.first(where: { program.functions[$0.function].owner == target })
        else { continue }
        found.append(
          EarlyUse(
            component: source.id(ofType: type), field: entry.facts.name,
            asked: spelling(of: point, source), target: source.id(ofType: target),
            preparation: program.functions[first.function].facts.name,
            preparing: source.routine(first.site), location: source.location(ofProperty: property),
            preparedAt: source.location(first.site)))
        break
      }
    }
  }
  return found.sorted { $0.location < $1.location }
}

/// True where user defaults are told what to give for what nobody has set: whoever asks before gets
/// something else.
private func registersDefaults(_ body: [Statement]) -> Bool {
  var registers = false
  visitExpressions(in: body) { expression in
    if case .call(let call) = expression, case .member(_, "register", _) = call.callee,
      call.arguments.first?.label == "defaults"
    {
      registers = true
    }
  }
  return registers
}
