import Model

/// The types of the product whose instances keep most of what changes in private static variables,
/// in the order of the sources.
func sharedStorages(_ source: SourceGraph) -> [SharedStorage] {
  source.program.types.indices.compactMap { sharedStorage(of: $0, source) }
}

private func sharedStorage(of type: Int, _ source: SourceGraph) -> SharedStorage? {
  let entry = source.program.types[type]
  guard [.class, .struct, .actor].contains(entry.keyword), !entry.isExternal,
    !source.roles[type].isAlien, source.program.files[entry.file].role == .ordinary
  else { return nil }
  let shared = entry.properties.filter { isShared($0, of: type, source) }
  if shared.isEmpty { return nil }
  let resets = shared.flatMap { property in
    source.writes(of: property).filter { isReset($0, source) }.map {
      SharedStorage.Reset(
        field: source.program.properties[property].facts.name, location: source.location($0.site))
    }
  }.sorted { $0.location < $1.location }
  // One value alone may be a number that counts the instances, and a table is looked up by a key:
  // those say nothing of an instance.
  let values = shared.filter { !isLookup(source.reader.type(ofProperty: $0)) }
  guard !values.isEmpty, shared.count > 1 || !resets.isEmpty,
    shared.count > ownVariables(of: type, source)
  else { return nil }
  return SharedStorage(
    component: source.id(ofType: type),
    fields: shared.map { source.program.properties[$0].facts.name }, resets: resets)
}

/// True for a private static variable that code of instances writes, and code of instances uses.
private func isShared(_ property: Int, of type: Int, _ source: SourceGraph) -> Bool {
  let entry = source.program.properties[property]
  // A constant with a lock in it is shared on purpose.
  guard entry.isStored, entry.isGlobal, !entry.facts.isConstant,
    entry.facts.setterVisibility == .file,
    !source.program.repeatsEarlier(property), source.accessPoints.targets[property] == nil,
    !source.reader.type(ofProperty: property).heldTypes.contains(type)
  else { return false }
  let writes = source.writes(of: property).filter {
    source.isProduction($0.site) && isOfInstance($0.site, of: type, source)
  }
  return !writes.isEmpty
}

/// True in a function, an accessor or an initializer that runs for one instance.
private func isOfInstance(_ site: CodeSite, of type: Int, _ source: SourceGraph) -> Bool {
  guard site.owner == .type(type), let function = site.function else { return false }
  let entry = source.program.functions[function]
  if let property = entry.property { return !source.program.properties[property].isGlobal }
  return !entry.facts.isStatic && entry.facts.name != "companion init"
}

/// True for a write of an initializer that puts a value in, whatever was there.
private func isReset(_ write: CodeEvents.Write, _ source: SourceGraph) -> Bool {
  guard source.isProduction(write.site), write.site.condition == nil,
    let function = write.site.function
  else { return false }
  let facts = source.program.functions[function].facts
  guard facts.role == .initializer, !facts.isStatic, facts.name != "companion init" else {
    return false
  }
  switch write.value {
  case .other, .empty, .absent, .initial: return true
  case .addition, .removal, .change, .lent: return false
  }
}

private func isLookup(_ type: ValueType) -> Bool {
  switch type.unwrapped {
  case .collection(let elements): elements.count == 2
  case .external(let name, let arguments):
    ["NSCache", "LruCache", "NSMapTable"].contains(name) || arguments.first.map(isLookup) ?? false
  case .unknown, .project, .bound, .parameter, .optional, .function, .metatype, .externalMetatype,
    .module:
    false
  }
}

/// How many variables that change each instance has for itself.
private func ownVariables(of type: Int, _ source: SourceGraph) -> Int {
  source.program.types[type].properties.count { property in
    let entry = source.program.properties[property]
    return entry.isStored && !entry.isGlobal && !entry.facts.isConstant && !entry.facts.isLazy
      && entry.facts.strength == .strong
  }
}
