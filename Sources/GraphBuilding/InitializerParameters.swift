import Model

/// What the initializers of the product ask for, sorted by place.
func initializerParameters(_ source: SourceGraph) -> [InitializerParameter] {
  let written = source.program.functions.indices.flatMap { parameters(ofFunction: $0, source) }
  let implied = source.program.types.indices.flatMap { parameters(ofMembersOf: $0, source) }
  return (written + implied).sorted { ($0.location, $0.type) < ($1.location, $1.type) }
}

/// What the initializer of a view asks for that nobody wrote: its variables without a value.
private func parameters(ofMembersOf type: Int, _ source: SourceGraph) -> [InitializerParameter] {
  let entry = source.program.types[type]
  guard entry.keyword == .struct, source.roles[type] == .view,
    !entry.functions.contains(where: {
      let function = source.program.functions[$0]
      return function.facts.role == .initializer && !function.isInExtension
    })
  else { return [] }
  let members = entry.properties.filter { property in
    let facts = source.program.properties[property].facts
    return !facts.isStatic && !facts.isComputed && facts.value == nil
      && facts.attributes.allSatisfy { ["Bindable", "ObservedObject"].contains($0.name) }
  }
  return members.flatMap { property in
    asked(source.reader.type(ofProperty: property), in: source).map { asked in
      InitializerParameter(
        component: source.id(ofType: type), name: source.program.properties[property].facts.name,
        type: asked.name, dependency: asked.id, isLogger: asked.isLogger,
        initializer: Location(file: source.program.files[entry.file].path, span: entry.nameSpan),
        location: source.location(ofProperty: property))
    }
  }
}

private func parameters(ofFunction function: Int, _ source: SourceGraph) -> [InitializerParameter] {
  let entry = source.program.functions[function]
  guard let owner = entry.owner, entry.facts.role == .initializer, !entry.facts.isStatic,
    !source.roles[owner].isAlien, source.program.files[entry.file].role == .ordinary
  else { return [] }
  let place = LookupPlace(file: entry.file, type: owner, function: function)
  let path = source.program.files[entry.file].path
  return entry.facts.parameters.flatMap { parameter -> [InitializerParameter] in
    let type = parameter.type.map { source.program.valueType($0, at: place) } ?? .unknown
    return asked(type, in: source).filter { $0.id != source.id(ofType: owner) }.map { asked in
      InitializerParameter(
        component: source.id(ofType: owner), name: parameter.name, type: asked.name,
        dependency: asked.id, isLogger: asked.isLogger,
        initializer: Location(file: path, span: entry.facts.nameSpan),
        location: Location(file: path, span: parameter.span))
    }
  }
}

/// What a parameter of a type asks for: the object itself, or one that gives it when it is asked.
private func asked(
  _ type: ValueType, in source: SourceGraph
) -> [(name: String, id: ComponentID?, isLogger: Bool)] {
  if case .external(let name, _) = type.unwrapped, isOutsideLogger(name) {
    return [(name, nil, true)]
  }
  return (type.heldTypes + type.deferredTypes).compactMap { target in
    let entry = source.program.types[target]
    guard entry.isReferenceType || entry.keyword == .protocol, !isModel(target, source) else {
      return nil
    }
    return (entry.name, source.id(ofType: target), source.roles[target] == .logger)
  }
}

/// True for a class whose instances are data: that are stored, sent or compared, or one of a few forms.
private func isModel(_ type: Int, _ source: SourceGraph) -> Bool {
  let entry = source.program.types[type]
  if entry.hasAttribute("Model") || entry.hasAttribute("Entity") { return true }
  if entry.modifiers.contains("sealed") || entry.modifiers.contains("value") { return true }
  return !outsideAncestors(of: type, in: source.program).isDisjoint(with: modelProtocols)
}

/// What data conforms to (references of Swift, Core Data, SwiftData, Java and Android).
private let modelProtocols: Set<String> = [
  "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "NSManagedObject",
  "PersistentModel", "Parcelable", "Serializable",
]
