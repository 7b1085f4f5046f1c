import Model

/// What guards the state of components, and which words switch the compiler's check of it off.
struct GuardFinding {
  private let source: SourceGraph
  private let annotations: TypeIsolation
  private let guards: WriteGuards

  init(_ source: SourceGraph) {
    self.source = source
    annotations = TypeIsolation(source.program)
    guards = WriteGuards(source)
  }

  /// Fills in isolation, its reason and the silencers of a type's component and of its fields,
  /// which are those of the properties in the same order.
  func add(to component: inout Component, type: Int, properties: [Int]) {
    let entry = source.program.types[type]
    if entry.isExternal { return addFields(to: &component, properties: properties) }
    // What others own, or nobody can change, needs no guard of this type.
    let changing = properties.filter(canChange)
    let unguarded = changing.filter { annotations.verdict(ofProperty: $0) == nil }
    let guarding = guards.guarding(of: unguarded)
    let isUnchecked = entry.attributes.first { $0.name == "unchecked" }
    if let annotated = annotations.verdict(ofType: type) ?? shared(by: changing) {
      (component.isolation, component.isolationReason) = (annotated.kind, annotated.reason)
    } else if let lock = lockClause(guarding, properties: properties) {
      (component.isolation, component.isolationReason) = (.lock, lock)
    } else if isUnchecked != nil && !unguarded.isEmpty {
      component.isolation = .unsafe
      let names = unguarded.prefix(3).map { "`\(source.program.properties[$0].facts.name)`" }
      let rest = unguarded.count > 3 ? " and \(unguarded.count - 3) more" : ""
      component.isolationReason =
        "@unchecked Sendable, and nothing guards \(names.joined(separator: ", "))\(rest)"
    }
    if let isUnchecked {
      component.silencers.append(
        Silencer(
          word: .uncheckedSendable, field: nil, isGuarded: component.isolation != .unsafe,
          location: Location(
            file: source.program.files[entry.file].path, span: isUnchecked.span)))
    }
    addFields(to: &component, properties: properties)
    component.silencers.sort { $0.location < $1.location }
  }

  /// The same for a variable at the top level.
  func add(toGlobal component: inout Component, property: Int) {
    if let annotated = annotations.verdict(ofProperty: property) {
      (component.isolation, component.isolationReason) = (annotated.kind, annotated.reason)
    } else if let lock = lockClause(guards.guarding(of: [property]), properties: []) {
      (component.isolation, component.isolationReason) = (.lock, lock)
    }
    addFields(to: &component, properties: [property])
    if let silencer = component.silencers.first, !silencer.isGuarded {
      component.isolation = .unsafe
      component.isolationReason = silencer.word.rawValue
    }
  }

  private func addFields(to component: inout Component, properties: [Int]) {
    for (position, property) in properties.enumerated() where position < component.fields.count {
      let entry = source.program.properties[property]
      let guarding = guards.guarding(of: [property])
      var isolation = annotations.verdict(ofProperty: property)?.kind ?? .none
      if case .always = guarding, isolation == .none { isolation = .lock }
      if entry.facts.modifiers.contains("nonisolated(unsafe)") {
        let isHarmless = guarding == .unwritten && !canChange(property)
        var isGuarded = isHarmless
        if case .always = guarding { isGuarded = true }
        if !isGuarded { isolation = .unsafe }
        component.silencers.append(
          Silencer(
            word: .nonisolatedUnsafe, field: entry.facts.name, isGuarded: isGuarded,
            location: source.location(ofProperty: property)))
      }
      component.fields[position].isolation = isolation
    }
  }

  /// The isolation that all variables have in common, each by its own word.
  private func shared(by properties: [Int]) -> TypeIsolation.Verdict? {
    let verdicts = properties.map { annotations.verdict(ofProperty: $0) }
    guard let first = verdicts.first ?? nil, verdicts.allSatisfy({ $0?.kind == first.kind }) else {
      return nil
    }
    return .init(kind: first.kind, reason: "\(first.reason) on everything in it that changes")
  }

  private func lockClause(_ guarding: WriteGuards.Guarding, properties: [Int]) -> String? {
    switch guarding {
    case .never: return nil
    case .always(by: ownMonitor): return "every write is synchronized on the object itself"
    case .always(by: let lock?):
      return "`\(source.program.properties[lock].facts.name)` is held around every write"
    case .always(by: nil): return "every write goes through a wrapper with a lock"
    case .unwritten:
      let lock = properties.first {
        !source.program.properties[$0].facts.isStatic && isLock($0)
      }
      return lock.map { "holds the lock `\(source.program.properties[$0].facts.name)`" }
    }
  }

  private func isLock(_ property: Int) -> Bool {
    guard case .external(let name, _) = source.reader.type(ofProperty: property).unwrapped else {
      return false
    }
    return locks.contains(name)
  }

  private func canChange(_ property: Int) -> Bool {
    // A store of the system takes care of itself.
    if source.persisted.stores[property] != nil { return false }
    let facts = source.program.properties[property].facts
    if facts.isComputed || isLock(property) && !guards.isWrappedInLock(property) { return false }
    return !facts.isConstant || isMutableBox(source.reader.type(ofProperty: property))
  }
}
