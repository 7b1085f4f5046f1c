import Model

/// The components of the sources with their fields, state and isolation.
struct SourceComponents {
  private let source: SourceGraph
  private let states: TypeState
  private let guards: GuardFinding
  /// Types whose code reaches globals of the project or makes objects of it.
  private let asksOthers: Set<Int>

  init(_ source: SourceGraph) {
    self.source = source
    self.states = TypeState(source)
    self.guards = GuardFinding(source)
    var asking: Set<Int> = []
    for access in source.events.accesses
    where source.accessPoints.accessPoint(of: access.property) != nil {
      if case .type(let type) = access.site.owner { asking.insert(type) }
    }
    for construction in source.events.constructions
    where source.program.types[construction.type].isReferenceType {
      if case .type(let type) = construction.site.owner, type != construction.type {
        asking.insert(type)
      }
    }
    self.asksOthers = asking
  }

  /// All components that the graph may show: objects, and whatever a relation touches.
  func add(to draft: inout GraphDraft, touching touched: Set<ComponentID>) {
    for type in source.program.types.indices {
      let id = source.id(ofType: type)
      let entry = source.program.types[type]
      let isObject =
        entry.isReferenceType && !source.roles[type].isAlien && !entry.isExternal
        && !isPlainObject(type)
      if isObject || touched.contains(id) || holdsGlobalState(type) {
        draft.components[id] = component(type)
      }
    }
    for function in source.program.functions.indices
    where source.program.functions[function].owner == nil {
      let entry = source.program.functions[function]
      if entry.property == nil {
        addPlain(.function(function), file: entry.file, span: entry.facts.nameSpan)
      }
    }
    for (property, entry) in source.program.properties.enumerated() where entry.owner == nil {
      // In a script the variables of the top level are the locals of its main routine.
      let isScript = !source.program.files[entry.file].statements.isEmpty
      let isMutableGlobal =
        entry.isStored && !entry.facts.isConstant && !entry.facts.isLazy && !isScript
      addPlain(
        .global(property), file: entry.file, span: entry.facts.nameSpan,
        fields: entry.isStored ? [field(property)] : [],
        isNeeded: source.program.files[entry.file].role == .ordinary
          && (isMutableGlobal || source.toolType(ofProperty: property) != nil))
    }
    for (file, entry) in source.program.files.enumerated() where !entry.statements.isEmpty {
      addPlain(.file(file), file: file, span: Span(line: 1, column: 1, endLine: 1, endColumn: 2))
    }

    func addPlain(
      _ owner: CodeOwner, file: Int, span: Span, fields: [Field] = [], isNeeded: Bool = false
    ) {
      let id = source.id(of: owner)
      guard isNeeded || touched.contains(id), draft.components[id] == nil else { return }
      let entry = source.program.files[file]
      var component = Component(
        id: id, name: String(id.text.drop(while: { $0 != "/" }).dropFirst()),
        module: entry.module, kind: .global, language: entry.language, role: entry.role,
        location: Location(file: entry.path, span: span))
      component.fields = fields
      if case .global(let property) = owner, !fields.isEmpty {
        guards.add(toGlobal: &component, property: property)
        if entry.role == .ordinary, source.isKoinModule(property) {
          component.role = .compositionRoot
        }
      }
      if case .file = owner, entry.role == .ordinary {
        component.role = entry.statements.allSatisfy(isPreview) ? .preview : .compositionRoot
      }
      draft.components[id] = component
    }
  }

  /// True for a Kotlin `object` that is one instance of nothing worth to tell of: a case of a sealed
  /// type, constants, functions under a name.
  private func isPlainObject(_ type: Int) -> Bool {
    if source.program.isSealedValue(type) { return true }
    return source.program.types[type].keyword == .object
      && !source.program.isService(object: type) { source.reader.type(ofProperty: $0) }
  }

  private func holdsGlobalState(_ type: Int) -> Bool {
    if source.roles[type].isAlien { return false }
    return source.program.types[type].properties.contains {
      let entry = source.program.properties[$0]
      return entry.facts.isStatic && entry.isStored
        && isWrittenLater($0)
    }
  }

  private func component(_ type: Int) -> Component {
    let entry = source.program.types[type]
    let file = source.program.files[entry.file]
    var component = Component(
      id: source.id(ofType: type), name: entry.isExternal ? "extension \(entry.name)" : entry.name,
      module: entry.module, kind: kind(entry),
      language: file.language, role: source.roles[type],
      location: Location(file: file.path, span: entry.nameSpan))
    let properties = entry.properties.filter {
      let isSlot = source.program.properties[$0].isStored || source.persisted.stores[$0] != nil
      return isSlot
        && (source.persisted.isAdded($0) || !source.program.repeatsEarlier($0))
    }
    component.fields = properties.map(field)
    component.state = states.state(of: type, properties: properties, fields: component.fields)
    component.stateReason = states.reason(
      for: component.state, of: type, properties: properties, fields: component.fields)
    guards.add(to: &component, type: type, properties: properties)
    if component.role == .ordinary, isSystemWrapper(type, component) {
      component.role = .systemWrapper
    }
    let isConfiguration = ["Configuration", "Config", "Constants"].contains {
      entry.simpleName.hasSuffix($0)
    }
    if component.role == .ordinary, isConfiguration,
      component.state == .immutable || component.state == .stateless
        || states.staysAsMade(type, properties: properties, fields: component.fields)
    {
      component.role = .configuration
    }
    return component
  }

  private func kind(_ entry: TypeEntry) -> Component.Kind {
    switch entry.keyword {
    case .class: .class
    case .struct: .struct
    case .actor: .actor
    case .enum: .enum
    case .protocol: .protocol
    case .object: .object
    case .companion: .companion
    case .extension: .external
    }
  }

  // MARK: Fields

  private func field(_ property: Int) -> Field {
    let entry = source.program.properties[property]
    let type = source.reader.type(ofProperty: property)
    var field = Field(
      name: entry.facts.name, type: source.spelling(ofProperty: property),
      location: source.location(ofProperty: property))
    field.isStatic = entry.facts.isStatic
    let isSignal = source.isSignal(property)
    field.isMutable =
      !entry.facts.isConstant && !entry.facts.isLazy || !isSignal && isMutableBox(type)
      || isChangedBox(property, type)
    field.isOptional = type.isOptional
    field.isPrivate = entry.facts.setterVisibility == .file || entry.facts.visibility == .file
    field.strength = entry.facts.strength
    field.storage = source.persisted.stores[property].map(\.fieldStorage) ?? .memory
    let later = source.writes(of: property).filter {
      !$0.isInitialization && source.isProduction($0.site)
    }
    let writes = isSignal ? [] : later.filter { $0.value != .lent }
    field.writers = uniqued(
      writes.map {
        FieldAccess(component: source.id(of: $0.site.owner), location: source.location($0.site))
      }.sorted())
    field.losesElements = writes.contains { $0.value == .removal }
    field.onlyGrows = onlyGrows(type, by: later)
    field.readers = readers(of: property)
    return field
  }

  /// Who reads a variable, each with the first place; sorted.
  private func readers(of property: Int) -> [FieldAccess] {
    var readers: [ComponentID: FieldAccess] = [:]
    var last: CodeSite?
    func note(_ site: CodeSite) {
      guard source.isProduction(site) else { return }
      // Mostly they come in the order of the source.
      if let last, last.owner == site.owner, last.file == site.file,
        last.span.precedes(site.span)
      {
        return
      }
      last = site
      let reader = source.id(of: site.owner)
      let access = FieldAccess(component: reader, location: source.location(site))
      if let known = readers[reader], known < access { return }
      readers[reader] = access
    }
    for read in source.uses.reads(of: property) { note(source.events.reads[read].site) }
    for access in source.uses.accesses(of: property) { note(source.events.accesses[access].site) }
    return readers.values.sorted()
  }

  private func isWrittenLater(_ property: Int) -> Bool {
    source.uses.writes(of: property).contains { !source.events.writes[$0].isInitialization }
  }

  /// True for a box of the project whose content some code changes.
  private func isChangedBox(_ property: Int, _ type: ValueType) -> Bool {
    guard case .bound = type else { return false }
    return isWrittenLater(property)
  }

  /// True when all that ever happens to a collection is that things are put into it.
  private func onlyGrows(_ type: ValueType, by later: [CodeEvents.Write]) -> Bool {
    // A cache throws out what it likes.
    if case .external("NSCache", _) = type { return false }
    return !later.isEmpty && later.allSatisfy { $0.value == .addition }
  }

  /// A small class whose whole content is objects of the system, none of which can be replaced, and
  /// whose code asks nobody else in the project.
  private func isSystemWrapper(_ type: Int, _ component: Component) -> Bool {
    let entry = source.program.types[type]
    guard entry.isReferenceType, component.fields.contains(where: { $0.storage == .memory }),
      entry.functions.count <= 12,
      component.fields.allSatisfy({ !$0.isMutable || $0.isStatic || $0.storage != .memory }),
      !asksOthers.contains(type)
    else { return false }
    return source.program.types[type].properties.allSatisfy {
      let entry = source.program.properties[$0]
      if !entry.isStored { return true }
      // With statics that change it is more than thin; the one instance of itself is its access point.
      if entry.facts.isStatic {
        return source.reader.type(ofProperty: $0).content.projectType == type
          || !isWrittenLater($0)
      }
      if case .external = source.reader.type(ofProperty: $0).unwrapped { return true }
      return false
    }
  }
}

/// True for `#Preview { … }`.
private func isPreview(_ statement: Statement) -> Bool {
  switch statement {
  case .expression(.call(let call)), .result(.call(let call)):
    if case .name("#Preview", _) = call.callee { return true }
    return false
  case .block(let inner, _): return inner.allSatisfy(isPreview)
  case .branches(let alternatives, _): return alternatives.joined().allSatisfy(isPreview)
  case .compiled: return true
  case .local, .expression, .result, .rest, .endless: return false
  }
}

extension SourceGraph {
  /// The type of a variable as people write it; empty when nothing is known.
  func spelling(ofProperty property: Int) -> String {
    program.properties[property].facts.type?.spelling
      ?? typeSpelling(reader.type(ofProperty: property), program: program) ?? ""
  }
}

/// A type as people write it; `nil` when nothing is known.
func typeSpelling(_ type: ValueType, program: Program) -> String? {
  switch type {
  case .unknown, .module: nil
  case .project(let type), .bound(let type, _), .parameter(_, let type?): program.types[type].name
  case .parameter(let name, nil): name
  case .external(ValueType.tupleName, let parts):
    "(\(parts.map { typeSpelling($0, program: program) ?? "_" }.joined(separator: ", ")))"
  case .external(let name, let arguments):
    arguments.isEmpty
      ? name
      : "\(name)<\(arguments.map { typeSpelling($0, program: program) ?? "_" }.joined(separator: ", "))>"
  case .optional(let inner): typeSpelling(inner, program: program).map { $0 + "?" }
  case .collection(let elements):
    "[\(elements.map { typeSpelling($0, program: program) ?? "_" }.joined(separator: ": "))]"
  case .function: "(…) -> …"
  case .metatype(let type): "\(program.types[type].name).Type"
  case .externalMetatype(let name): "\(name).Type"
  }
}
