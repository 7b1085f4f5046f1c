import Model

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
      let run = units.run(of: .value(of: property), in: program) {
        source.accessPoints.accessPoint(of: $0) != nil
      }
      for (touch, isConditional) in run.touches where !isConditional {
        guard let point = source.accessPoints.accessPoint(of: touch.property),
          let target = source.accessPoints.targets[point],
          let first = prepared.first(where: { program.functions[$0.function].owner == target })
        else { continue }
        found.append(
          EarlyUse(
            component: source.id(ofType: type), field: entry.facts.name,
            asked: source.qualifiedName(ofProperty: point), target: source.id(ofType: target),
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
