import Model

/// The routines that end a session, each with the fields that it empties, itself or through calls.
func sessionEndings(
  _ source: SourceGraph, code: RoutineCode, types: SessionTypes, settings: GraphSettings
) -> [SessionEnding] {
  let finding = SessionEndingsFinding(
    source, code: code, evidence: ScopeEvidenceFinding(source, settings: settings))
  let named = finding.named(settings)
  return named.values.sorted { $0.name < $1.name }
    + finding.unnamed(beside: named, types: types)
}

private struct SessionEndingsFinding {
  let source: SourceGraph
  let code: RoutineCode
  let tracer: ClearingTracer
  let views: Set<ComponentID>
  /// What lives as long as something is shown.
  let screens: Set<ComponentID>

  init(_ source: SourceGraph, code: RoutineCode, evidence: ScopeEvidenceFinding) {
    self.source = source
    self.code = code
    self.tracer = ClearingTracer(source, code: code)
    let views = source.program.types.indices.filter { source.roles[$0] == .view }
    self.views = Set(views.map(source.id(ofType:)))
    let screens = source.program.types.indices.filter(evidence.livesOnScreen)
    self.screens = Set(screens.map(source.id(ofType:)))
  }

  /// Functions whose names say it.
  func named(_ settings: GraphSettings) -> [Int: SessionEnding] {
    var endings: [Int: SessionEnding] = [:]
    for (function, entry) in source.program.functions.enumerated() {
      // What Compose draws is named like a type.
      guard entry.facts.role == .function, isProduct(function),
        !(source.program.isKotlin(entry.file) && isCapitalized(entry.facts.name))
      else { continue }
      let label = entry.facts.parameters.first?.label
      let isNamed = settings.sessionEndings.contains { matches(entry.facts.name, pattern: $0) }
      guard let type = entry.owner,
        isNamed || endsSession(entry.facts.name)
          || source.program.isKotlin(entry.file) && hearsOfSessionEnd(entry.facts.name)
          || endsSession(
            entry.facts.name, label: label, of: source.program.types[type].simpleName)
      else { continue }
      endings[function] = ending(
        RoutinePart(function: function),
        name: "\(source.program.types[type].name).\(entry.facts.name)",
        at: entry.facts.nameSpan)
    }
    return endings
  }

  /// Closures of buttons, observers, and cases of a `switch`, as far as they do more than to call
  /// a routine that is known by its name.
  func unnamed(beside named: [Int: SessionEnding], types: SessionTypes) -> [SessionEnding] {
    var known = Set(named.keys.map { RoutinePart(function: $0) })
    var endings: [SessionEnding] = []
    // Of many sessions such code takes out the one that has ended.
    let told = Set(code.actions.actions.filter { hearsOfSessionEnd($0.title) }.map(\.part))
    func add(_ part: RoutinePart, name: String, at span: Span) {
      guard isProduct(part.function), known.insert(part).inserted else { return }
      let ending = ending(part, name: name, at: span)
      let reached = tracer.trace(part).functions.compactMap { named[$0] }.flatMap(\.clears)
      let known = Set(reached.map(Slot.init))
      let own = ending.clears.filter { !known.contains(Slot($0)) }
      // What is emptied on the way makes no routine: it may be an answer to something else.
      let direct = Set(code.writes(of: part).map { source.location($0.site) })
      let empties = own.contains { cleared in
        !cleared.isReplaced && !screens.contains(cleared.component)
          && (!cleared.isIncidental || cleared.location.map(direct.contains) ?? false)
      }
      if empties || !own.isEmpty && (!reached.isEmpty || told.contains(part)) {
        endings.append(ending)
      }
    }
    for action in code.actions.actions {
      let owner = ownerName(action.part.function)
      add(action.part, name: "\(owner) '\(action.title)'", at: action.span)
    }
    for (part, span) in code.endingBranches() {
      let name = source.program.functions[part.function].facts.name
      let owner = ownerName(part.function)
      add(part, name: "\(owner).\(name) \(part.branch ?? "")", at: span)
    }
    for (part, span) in droppingParts(types, beside: named) {
      add(part, name: source.functionName(part.function), at: span)
    }
    return endings
  }

  /// Functions that let go of the session's object, or say that nobody is signed in any more, as far
  /// as no other routine runs them.
  private func droppingParts(
    _ types: SessionTypes, beside named: [Int: SessionEnding]
  ) -> [(part: RoutinePart, span: Span)] {
    let told = Set(named.keys.flatMap { tracer.trace(RoutinePart(function: $0)).functions })
    var found: [(part: RoutinePart, span: Span)] = []
    for write in source.events.writes where !write.isInitialization {
      guard let function = write.site.function, !told.contains(function),
        source.program.functions[function].facts.role == .function,
        write.origin == .constant
          && code.actions.states[function]?.contains(write.site.span) == true
          || write.value == .absent
            && types.isSession(source.reader.type(ofProperty: write.property))
      else { continue }
      let part = RoutinePart(function: function, closure: write.site.deferringClosure)
      found.append((part, part.closure ?? source.program.functions[function].facts.nameSpan))
    }
    return found
  }

  private struct Slot: Hashable {
    let component: ComponentID
    let field: String

    init(_ cleared: SessionEnding.Cleared) {
      (component, field) = (cleared.component, cleared.field)
    }
  }

  private func ending(_ part: RoutinePart, name: String, at span: Span) -> SessionEnding {
    let entry = source.program.functions[part.function]
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .function(part.function)
    let steps = RoutineSteps(source, code: code).steps(of: part)
    var ending = SessionEnding(
      component: source.id(of: owner), name: name,
      location: Location(file: source.program.files[entry.file].path, span: span),
      clears: tracer.trace(part).clears.filter(isOfProduct))
    ending.steps = steps
    ending.condition = commonCondition(of: steps)
    return ending
  }

  /// What a view remembers of itself is nobody's data.
  private func isOfProduct(_ cleared: SessionEnding.Cleared) -> Bool {
    !views.contains(cleared.component)
  }

  private func ownerName(_ function: Int) -> String {
    source.program.functions[function].owner.map { source.program.types[$0].name }
      ?? source.program.functions[function].facts.name
  }

  private func isProduct(_ function: Int) -> Bool {
    let entry = source.program.functions[function]
    guard source.program.files[entry.file].role == .ordinary,
      !source.program.isUnbuilt(entry.facts.condition, in: entry.file)
    else { return false }
    guard let owner = entry.owner else { return true }
    return !source.roles[owner].isAlien && source.program.types[owner].keyword != .protocol
  }
}
