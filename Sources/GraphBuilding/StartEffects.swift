import Model

/// The globals that set something going while they are made, sorted by spelling.
func startEffects(_ source: SourceGraph, _ units: CodeUnits) -> [StartEffect] {
  let targets = globalsMadeLate(source)
  var known: [CodeUnit: [EffectCall]] = [:]
  return targets.compactMap { point, target in
    if source.roles[target].isExempt { return nil }
    let store = source.accessPoints.stores[point] ?? point
    let start = CodeUnits.unit(making: store, in: source.program)
    let run = units.run(of: start, in: source.program) { touched in
      targets[source.accessPoints.accessPoint(of: touched) ?? touched] != nil
    }
    var steps: Set<StartEffect.Step> = []
    for (unit, isConditional) in run.units {
      let effects = known[unit] ?? effects(of: unit, source)
      known[unit] = effects
      for effect in effects {
        steps.insert(
          StartEffect.Step(
            action: effect.action, component: effect.component,
            isConditional: isConditional || effect.isConditional, location: effect.location))
      }
    }
    if steps.isEmpty { return nil }
    return StartEffect(
      spelling: source.qualifiedName(ofProperty: point), component: source.id(ofType: target),
      steps: steps.sorted { ($0.location, $0.action) < ($1.location, $1.action) },
      location: source.location(ofProperty: store))
  }.sorted { ($0.spelling, $0.location) < ($1.spelling, $1.location) }
}

private struct EffectCall {
  let action: String
  let component: ComponentID
  let isConditional: Bool
  let location: Location
}

/// What a unit itself sets going, without what it leaves for later.
private func effects(of unit: CodeUnit, _ source: SourceGraph) -> [EffectCall] {
  let program = source.program
  var found: [EffectCall] = []
  func note(_ file: Int, _ owner: CodeOwner) -> (String, Call, Bool) -> Void {
    let type: Int? = if case .type(let type) = owner { type } else { nil }
    return { action, call, isConditional in
      if onlyEmpties(call, owner: type, in: program) { return }
      found.append(
        EffectCall(
          action: action, component: source.id(of: owner), isConditional: isConditional,
          location: Location(file: program.files[file].path, span: call.span)))
    }
  }
  switch unit {
  case .function(let function):
    let entry = program.functions[function]
    guard program.files[entry.file].role == .ordinary else { return [] }
    let owner = entry.owner.map { CodeOwner.type($0) } ?? .function(function)
    visitEffects(
      in: entry.facts.body, isConditional: false, program.isKotlin(entry.file),
      note(entry.file, owner))
  case .value(of: let property):
    let entry = program.properties[property]
    guard let value = entry.facts.value, program.files[entry.file].role == .ordinary else {
      return []
    }
    let owner = entry.owner.map { CodeOwner.type($0) } ?? .global(property)
    visitEffects(
      in: value, isConditional: false, program.isKotlin(entry.file), note(entry.file, owner))
  case .statics, .instance: break
  }
  return found
}

private func visitEffects(
  in statements: [Statement], isConditional: Bool, _ isKotlin: Bool,
  _ note: (String, Call, Bool) -> Void
) {
  var isConditional = isConditional
  for statement in statements {
    switch statement {
    case .local(let variable):
      if let value = variable.value {
        visitEffects(in: value, isConditional: isConditional, isKotlin, note)
      }
    case .expression(let expression), .result(let expression):
      visitEffects(in: expression, isConditional: isConditional, isKotlin, note)
    case .block(let inner, let condition):
      visitEffects(
        in: inner, isConditional: isConditional || condition != nil, isKotlin, note)
    case .endless(let inner, _):
      visitEffects(in: inner, isConditional: isConditional, isKotlin, note)
    case .branches(let alternatives, _):
      for alternative in alternatives {
        visitEffects(in: alternative, isConditional: true, isKotlin, note)
      }
    case .rest: isConditional = true
    case .compiled: break
    }
  }
}

private func visitEffects(
  in expression: Expression, isConditional: Bool, _ isKotlin: Bool,
  _ note: (String, Call, Bool) -> Void
) {
  switch expression {
  case .block(let statements):
    visitEffects(in: statements, isConditional: isConditional, isKotlin, note)
  case .call(let call):
    if let action = isKotlin ? kotlinEffect(of: call) : swiftEffect(of: call) {
      note(action, call, isConditional)
      return
    }
    if case .closure(let closure) = call.callee {
      visitEffects(in: closure.body, isConditional: isConditional, isKotlin, note)
    }
    for argument in call.arguments {
      // `Store().apply { start() }` runs at once.
      if case .closure(let closure) = argument.value, isKotlin,
        runningWords.contains(call.functionName ?? "")
      {
        visitEffects(in: closure.body, isConditional: isConditional, isKotlin, note)
      }
    }
    expression.visitParts { visitEffects(in: $0, isConditional: isConditional, isKotlin, note) }
  case .alternatives:
    expression.visitParts { visitEffects(in: $0, isConditional: true, isKotlin, note) }
  case .name, .literal, .closure, .member, .element, .collection, .cast, .payload, .assignment,
    .group:
    expression.visitParts { visitEffects(in: $0, isConditional: isConditional, isKotlin, note) }
  }
}

private let runningWords: NameSet = ["apply", "also", "let", "run", "with", "synchronized"]
