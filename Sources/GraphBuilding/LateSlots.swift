import Model

/// The variables of globals that are usable only after a set-up, in the order of the sources.
func lateSlots(_ source: SourceGraph) -> [LateSlot] {
  LateSlotFinding(source).slots()
}

private struct LateSlotFinding {
  private let source: SourceGraph
  /// Types of which everyone can reach an instance.
  private let reached: Set<Int>
  /// Where code stops the process when it finds nothing in a variable.
  private let checks: [Int: Location]

  init(_ source: SourceGraph) {
    self.source = source
    reached = Set(source.accessPoints.targets.values)
    checks = stoppingChecks(source)
  }

  func slots() -> [LateSlot] {
    source.program.properties.indices.compactMap { property in
      let entry = source.program.properties[property]
      guard entry.isStored, isEmptyAtStart(entry.facts), !entry.facts.isConstant,
        source.program.files[entry.file].role == .ordinary,
        entry.owner.map({ !source.roles[$0].isAlien }) ?? true,
        entry.isGlobal || entry.owner.map(reached.contains) ?? false,
        !source.program.repeatsEarlier(property),
        let demand = demand(property, entry.facts)
      else { return nil }
      let setUps = setUps(of: property)
      if setUps.isEmpty || !isUsed(property) || isSetAtStart(property) { return nil }
      let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
      return LateSlot(
        component: source.id(of: owner), field: entry.facts.name, isStatic: entry.isGlobal,
        demand: demand, setUps: setUps, location: source.location(ofProperty: property))
    }
  }

  private func isEmptyAtStart(_ facts: PropertyFacts) -> Bool {
    switch facts.value {
    case nil, .literal(.absent, _)?: true
    default: false
    }
  }

  private func demand(_ property: Int, _ facts: PropertyFacts) -> LateSlot.Demand? {
    // Others fill these before any code of the project runs.
    if facts.attributes.contains(where: { fillingAttributes.contains($0.name) }) { return nil }
    if case .implicitlyUnwrapped? = facts.type { return .declared }
    // What is emptied again is a place for what comes and goes, such as a session.
    let isEmptied = source.writes(of: property).contains {
      !$0.isInitialization && $0.value == .absent && source.isProduction($0.site)
    }
    return isEmptied ? nil : checks[property].map { .checked($0) }
  }

  private func setUps(of property: Int) -> [LateSlot.SetUp] {
    let found = source.writes(of: property).compactMap { write -> LateSlot.SetUp? in
      guard write.value == .other, !write.isInitialization, source.isProduction(write.site) else {
        return nil
      }
      let isHandedIn = if case .parameter = write.origin { true } else { false }
      return LateSlot.SetUp(
        routine: source.routine(write.site), component: source.id(of: write.site.owner),
        isHandedIn: isHandedIn, location: source.location(write.site))
    }
    return uniqued(found.sorted { $0.location < $1.location })
  }

  private func isUsed(_ property: Int) -> Bool {
    source.uses.reads(of: property).contains { source.isProduction(source.events.reads[$0].site) }
      || source.uses.accesses(of: property).contains {
        source.isProduction(source.events.accesses[$0].site)
      }
  }

  /// True when an initializer fills it, itself or through a function of the same type.
  private func isSetAtStart(_ property: Int) -> Bool {
    let entry = source.program.properties[property]
    if entry.isGlobal { return false }
    var pending: [Int] = []
    for write in source.writes(of: property) where write.value != .absent {
      guard let function = write.site.function else { continue }
      if write.isInitialization { return true }
      pending.append(function)
    }
    var seen = Set(pending)
    while let function = pending.popLast() {
      if source.program.functions[function].facts.role == .initializer { return true }
      for call in source.uses.invocations(of: function) {
        guard let caller = source.events.invocations[call].site.function,
          source.program.functions[caller].owner == entry.owner, seen.insert(caller).inserted
        else { continue }
        pending.append(caller)
      }
    }
    return false
  }
}

/// Variables that `guard let value = Type.slot else { fatalError() }` and its like ask for, with the
/// first such place.
private func stoppingChecks(_ source: SourceGraph) -> [Int: Location] {
  var asked: [Int: [Span]] = [:]
  for (function, entry) in source.program.functions.enumerated()
  where source.program.files[entry.file].role == .ordinary {
    var values: [Span] = []
    collectStops(in: entry.facts.body, &values)
    if !values.isEmpty { asked[function] = values }
  }
  var checks: [Int: Location] = [:]
  func note(_ property: Int, _ site: CodeSite) {
    guard let values = site.function.flatMap({ asked[$0] }), checks[property] == nil,
      values.contains(where: { $0.contains(site.span) })
    else { return }
    checks[property] = source.location(site)
  }
  for access in source.events.accesses { note(access.property, access.site) }
  for function in asked.keys.sorted() {
    for read in source.uses.reads(in: function) {
      note(source.events.reads[read].property, source.events.reads[read].site)
    }
  }
  return checks
}

/// The values that must be there, since the program stops otherwise.
private func collectStops(in statements: [Statement], _ asked: inout [Span]) {
  var bound: [Span] = []
  for statement in statements {
    switch statement {
    case .local(let variable):
      if let span = variable.value?.span { bound.append(span) }
      continue
    case .block(let body, condition: let condition?)
    where condition.hasPrefix("!(") && stops(body):
      asked += bound
    case .result(let value), .expression(let value):
      if case .alternatives(let parts) = value, let last = parts.last, isStop(last) {
        asked += parts.dropLast().compactMap(\.span)
      }
      // A further clause of the same `guard`.
      if case .expression = statement { continue }
    case .block, .rest, .compiled, .branches, .endless: break
    }
    collectStops(in: statement.statements, &asked)
    bound = []
  }
}

private func stops(_ body: [Statement]) -> Bool {
  switch body.last {
  case .expression(let last), .result(let last): isStop(last)
  case .local, .block, .rest, .compiled, .branches, .endless, nil: false
  }
}

private func isStop(_ expression: Expression) -> Bool {
  guard case .call(let call) = expression, case .name(let name, _) = call.callee else {
    return false
  }
  return stoppingFunctions.contains(name)
}

/// Of Swift, and of Kotlin, where nobody catches what is thrown for a mistake of the code.
private let stoppingFunctions: NameSet = ["fatalError", "preconditionFailure", "error", "throw"]

/// The nib and containers fill variables with these.
private let fillingAttributes: NameSet = ["IBOutlet", "Inject", "Injected", "Autowired"]
