import Model

/// The objects with state that views make anew each time they are made or composed; sorted by place.
func viewObjects(_ source: SourceGraph) -> [ViewObject] {
  (ViewProperties(source).objects() + composedObjects(source)).sorted { $0.location < $1.location }
}

/// What the views of SwiftUI store.
private struct ViewProperties {
  private let source: SourceGraph
  /// Where views are made, by the view: in the code of another one or of a scene, or elsewhere.
  private var madeInViews: Set<Int> = []
  private var madeElsewhere: Set<Int> = []
  /// Objects that an initializer of a view makes for one of its variables.
  private var madeByInitializer: [Int: (type: Int, site: CodeSite)] = [:]

  init(_ source: SourceGraph) {
    self.source = source
    let program = source.program
    for construction in source.events.constructions where source.isProduction(construction.site) {
      guard isView(construction.type) else { continue }
      if case .type(let maker) = construction.site.owner, isViewOrScene(maker) {
        madeInViews.insert(construction.type)
      } else {
        madeElsewhere.insert(construction.type)
      }
    }
    for write in source.events.writes where write.isInitialization && write.site.condition == nil {
      // An initial value is handed nothing, and read where it stands.
      guard write.site.function != nil, write.origin == .constructed,
        let type = write.type.projectType,
        let owner = program.properties[write.property].owner, isView(owner),
        !fillsWrapper(of: write.property, in: write.site.function)
      else { continue }
      madeByInitializer[write.property] = (type, write.site)
    }
  }

  /// True for `_model = ObservedObject(wrappedValue: model)`: what is made there is the wrapper.
  private func fillsWrapper(of property: Int, in function: Int?) -> Bool {
    guard let function else { return false }
    let wrapper = "_\(source.program.properties[property].facts.name)"
    var fills = false
    visitExpressions(in: source.program.functions[function].facts.body) { expression in
      guard case .assignment(let assignment) = expression else { return }
      switch assignment.target {
      case .name(wrapper, _), .member(_, wrapper, _): fills = true
      default: break
      }
    }
    return fills
  }

  func objects() -> [ViewObject] {
    let program = source.program
    return program.types.indices.filter(isView).flatMap { view in
      program.storedMembers(of: view).compactMap { object(in: $0, of: view) }
    }
  }

  private func object(in property: Int, of view: Int) -> ViewObject? {
    let entry = source.program.properties[property]
    guard !source.roles[view].isExempt, !entry.facts.isLazy,
      source.program.files[entry.file].role == .ordinary,
      let form = form(of: entry.facts), let made = made(property, entry), isModel(made)
    else { return nil }
    // A view that is made once, for a hosting controller, keeps what it has.
    if !madeInViews.contains(view) && madeElsewhere.contains(view) { return nil }
    return ViewObject(
      view: source.id(ofType: view), name: entry.facts.name, object: source.id(ofType: made),
      form: form,
      isRepeated: madeInViews.contains(view)
        && (form != .plain || (madeByInitializer[property] == nil && isObservable(made))),
      location: source.location(ofProperty: property))
  }

  private func form(of facts: PropertyFacts) -> ViewObject.Form? {
    if facts.attributes.isEmpty { return .plain }
    let wrappers = facts.attributes.map(\.name).filter { $0 != "MainActor" }
    if wrappers.isEmpty { return .plain }
    guard wrappers.count == 1, observingWrappers.contains(wrappers[0]) else { return nil }
    return .observed("@\(wrappers[0])")
  }

  /// The type of the object that the variable gets in each value of the view.
  private func made(_ property: Int, _ entry: PropertyEntry) -> Int? {
    if let made = madeByInitializer[property] { return made.type }
    guard let value = entry.facts.value else { return nil }
    let made = source.reader.quietly { source.reader.evaluateInitialValue(value, of: property) }
    return made.origin == .constructed ? made.type.projectType : nil
  }

  /// True for an object whose state a new one would not have. What a container fills in is the same in
  /// each.
  private func isModel(_ type: Int) -> Bool {
    let program = source.program
    guard program.types[type].isReferenceType, program.hasMutableState(type) else { return false }
    let changeable = program.lineage(of: type).flatMap(program.storedMembers).filter {
      !program.properties[$0].facts.isConstant
    }
    return changeable.isEmpty
      || !changeable.allSatisfy(source.injections.injectedProperties.contains)
  }

  /// True for an object that tells views of its changes; others mostly help with something.
  private func isObservable(_ type: Int) -> Bool {
    source.program.lineage(of: type).contains { ancestor in
      outsideAncestors(of: ancestor, in: source.program).contains("ObservableObject")
        || source.program.types[ancestor].attributes.contains { $0.name == "Observable" }
    }
  }

  private func isView(_ type: Int) -> Bool {
    let entry = source.program.types[type]
    return entry.keyword == .struct && !source.program.isKotlin(entry.file)
      && outsideAncestors(of: type, in: source.program).contains("View")
  }

  private func isViewOrScene(_ type: Int) -> Bool {
    !outsideAncestors(of: type, in: source.program).isDisjoint(with: viewProtocols)
  }
}

/// What composables keep in local variables without remembering it.
private func composedObjects(_ source: SourceGraph) -> [ViewObject] {
  let program = source.program
  var found: [ViewObject] = []
  var locals: [Int: [LocalVariable]] = [:]
  for (function, entry) in program.functions.enumerated()
  where program.isKotlin(entry.file) && program.files[entry.file].role == .ordinary
    && isComposable(entry.facts) && !isPreviewFunction(entry.facts)
  {
    locals[function] = keptVariables(in: entry.facts.body)
  }
  for construction in source.events.constructions {
    let site = construction.site
    guard !construction.isRemembered, !site.isDeferred, source.isProduction(site),
      let function = site.function,
      let local = locals[function]?.first(where: { $0.value?.span == site.span }),
      program.types[construction.type].isReferenceType,
      keepsState(construction.type, source)
    else { continue }
    let entry = program.functions[function]
    found.append(
      ViewObject(
        view: source.id(of: site.owner), name: local.name,
        object: source.id(ofType: construction.type), form: .composed, isRepeated: true,
        location: Location(file: program.files[entry.file].path, span: local.span)))
  }
  return found
}

private func isComposable(_ facts: FunctionFacts) -> Bool {
  facts.role == .function && facts.attributes.contains { lastPart(of: $0.name) == "Composable" }
}

/// The local variables of a body and of its blocks, without those in closures.
private func keptVariables(in statements: [Statement]) -> [LocalVariable] {
  statements.flatMap { statement -> [LocalVariable] in
    if case .local(let variable) = statement { return [variable] }
    return keptVariables(in: statement.statements)
  }
}

/// True for a class with variables of its own that change; what is handed in has another owner.
private func keepsState(_ type: Int, _ source: SourceGraph) -> Bool {
  source.program.lineage(of: type).contains { ancestor in
    source.program.storedMembers(of: ancestor).contains { property in
      let facts = source.program.properties[property].facts
      return facts.value != nil
        && (!facts.isConstant && !facts.isLazy
          || isMutableBox(source.reader.type(ofProperty: property)))
    }
  }
}

/// Wrappers that observe an object and keep none.
private let observingWrappers: NameSet = ["ObservedObject", "Bindable"]
private let viewProtocols: Set<String> = ["View", "ViewModifier", "App", "Scene"]
