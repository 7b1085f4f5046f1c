import Model

/// Where variables change that the compiler is told not to check, with neither a lock nor an actor
/// around; sorted by place. What runs in a closure that something is handed may run on a queue or an
/// actor, and is left out.
func unguardedWrites(_ source: SourceGraph) -> [UnguardedWrite] {
  let unchecked = source.program.properties.indices.filter { isUnchecked($0, source.program) }
  if unchecked.isEmpty { return [] }
  let guards = WriteGuards(source)
  let isolation = TypeIsolation(source.program)
  return unchecked.flatMap { property -> [UnguardedWrite] in
    if guards.isWrappedInLock(property) { return [] }
    let entry = source.program.properties[property]
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
    return source.writes(of: property).compactMap { write in
      guard !write.isInitialization, source.isProduction(write.site), !write.site.isLater,
        write.site.deferringClosure == nil, !write.site.isInStoredClosure,
        guards.held(around: write.site) == nil,
        !isIsolated(write.site, isolation, source.program)
      else { return nil }
      return UnguardedWrite(
        component: source.id(of: owner), field: entry.facts.name,
        writer: source.id(of: write.site.owner), location: source.location(write.site))
    }
  }.sorted { ($0.location, $0.field) < ($1.location, $1.field) }
}

/// True for a variable with the word, and for those of each instance of a type with it.
private func isUnchecked(_ property: Int, _ program: Program) -> Bool {
  let entry = program.properties[property]
  if entry.facts.modifiers.contains(Silencer.Word.nonisolatedUnsafe.rawValue) { return true }
  guard !entry.facts.isStatic, let owner = entry.owner else { return false }
  return program.types[owner].hasAttribute("unchecked")
}

/// True in code that an actor runs.
private func isIsolated(_ site: CodeSite, _ isolation: TypeIsolation, _ program: Program) -> Bool {
  guard let function = site.function else { return false }
  let entry = program.functions[function]
  if let property = entry.property { return isolation.verdict(ofProperty: property) != nil }
  if entry.facts.attributes.contains(where: { $0.name.hasSuffix("Actor") }) { return true }
  if runsOnActor(site.span, in: entry.facts.body) { return true }
  if entry.facts.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return false }
  return entry.owner.map { isolation.verdict(ofType: $0) != nil } ?? false
}

/// True inside `MainActor.run { … }`.
private func runsOnActor(_ span: Span, in body: [Statement]) -> Bool {
  var runs = false
  visitExpressions(in: body) { expression in
    guard case .call(let call) = expression, call.span.contains(span),
      case .member(.name(let actor, _)?, "run", _) = call.callee
    else { return }
    runs = runs || actor.hasSuffix("Actor")
  }
  return runs
}
