import Model

/// What the initializers of the product ask for, sorted by place.
func initializerParameters(_ source: SourceGraph) -> [InitializerParameter] {
  source.program.functions.indices.flatMap { parameters(ofFunction: $0, source) }
    .sorted { ($0.location, $0.type) < ($1.location, $1.type) }
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
    guard entry.isReferenceType || entry.keyword == .protocol else { return nil }
    return (entry.name, source.id(ofType: target), source.roles[target] == .logger)
  }
}
