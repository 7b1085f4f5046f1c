import Model

/// The slots that strongly hold what is shown on a screen, in the order of the sources.
func interfaceSlots(_ source: SourceGraph) -> [InterfaceSlot] {
  let contexts = ContextOrigins(source)
  return source.program.properties.indices.compactMap { property in
    let entry = source.program.properties[property]
    guard entry.isStored, entry.facts.strength == .strong,
      source.program.files[entry.file].role == .ordinary,
      entry.owner.map({ !source.roles[$0].isAlien }) ?? true,
      !source.program.repeatsEarlier(property),
      source.program.objectCollection(property)?.isStrong != false,
      // The nib decides about these.
      !entry.facts.attributes.contains(where: { $0.name == "IBOutlet" }),
      let systemClass = source.interfaceClass(ofProperty: property)
        ?? source.classBehindInterface(ofProperty: property)
        ?? (contexts.isOfScreen(property) ? "Context" : nil)
    else { return nil }
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
    let writes = source.writes(of: property).filter { source.isProduction($0.site) }
    return InterfaceSlot(
      component: source.id(of: owner), field: entry.facts.name,
      type: source.shownType(inProperty: property) ?? source.spelling(ofProperty: property),
      part: isInterfaceContainer(systemClass) ? .container : .screen, isStatic: entry.isGlobal,
      isConstant: entry.facts.isConstant || entry.facts.isLazy,
      isOfViewModel: entry.owner.map { isViewModel($0, source) } ?? false,
      isFilled: writes.contains(where: fills),
      releases: releases(writes, of: property, source),
      location: source.location(ofProperty: property))
  }
}

private func isViewModel(_ type: Int, _ source: SourceGraph) -> Bool {
  guard source.program.isKotlin(source.program.types[type].file) else { return false }
  return outsideAncestors(of: type, in: source.program).contains {
    androidKind(ofAncestor: $0) == .viewModel
  }
}

/// True for a write that puts something in which the owner does not make at its own start.
private func fills(_ write: CodeEvents.Write) -> Bool {
  switch write.value {
  case .addition: return true
  case .other, .change:
    if !write.isInitialization { return true }
    if case .parameter = write.origin { return true }
    return false
  case .absent, .empty, .removal, .initial, .lent: return false
  }
}

private func releases(
  _ writes: [CodeEvents.Write], of property: Int, _ source: SourceGraph
) -> [Release] {
  uniqued(
    writes.filter { !$0.isInitialization && mayEmpty($0) }.map {
      Release(routine: source.routine($0.site), location: source.location($0.site))
    }.sorted { ($0.location ?? .start(of: "")) < ($1.location ?? .start(of: "")) })
}

/// True for a write after which nothing may be left in the slot.
private func mayEmpty(_ write: CodeEvents.Write) -> Bool {
  switch write.value {
  case .absent, .empty, .removal, .initial, .lent: true
  case .other: write.type.isOptional
  case .addition, .change: false
  }
}
