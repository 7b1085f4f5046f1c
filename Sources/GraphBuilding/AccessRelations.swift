import Model

/// What code reaches through globals, what it makes without keeping it, and what it is handed:
/// `reaches`, `creates`, `uses` and `provides` relations, and the access points themselves.
struct AccessRelations {
  private let source: SourceGraph
  /// Access points that locators hand out.
  private let handedOut: Set<Int>
  private let openVariables: OpenVariables

  init(_ source: SourceGraph) {
    self.source = source
    openVariables = OpenVariables(source)
    handedOut = locatorPoints(
      source.program, points: source.accessPoints, roles: source.roles)
  }

  func add(to draft: inout GraphDraft) {
    addAccessPoints(to: &draft)
    addAccesses(to: &draft)
    addOutsideAccesses(to: &draft)
    addEnvironmentReads(to: &draft)
    addAmbientReads(to: &draft)
    addConstructions(to: &draft)
    addParameters(to: &draft)
  }

  private func addAccessPoints(to draft: inout GraphDraft) {
    var counts: [Int: [Relation.Place: Int]] = [:]
    for access in source.events.accesses {
      guard let point = source.accessPoints.accessPoint(of: access.property) else { continue }
      if isForwarding(access, to: point) { continue }
      counts[point, default: [:]][place(of: access), default: 0] += 1
    }
    for (property, target) in source.accessPoints.targets.sorted(by: { $0.key < $1.key }) {
      let entry = source.program.properties[property]
      let front = source.accessPoints.functionFronts[property].map { source.program.functions[$0] }
      let name = accessName(property)
      let owner = front?.owner ?? entry.owner
      let spelling = owner.map { "\(source.program.types[$0].name).\(name)" } ?? name
      let accesses = (counts[property] ?? [:]).map {
        AccessPoint.Count(place: $0.key, count: $0.value)
      }
      draft.accessPoints.append(
        AccessPoint(
          component: source.id(ofType: target), name: name, spelling: spelling,
          isMutable: front == nil && isReplaceable(entry.facts),
          isConstructible: isConstructible(target),
          location: front.map {
            Location(file: source.program.files[$0.file].path, span: $0.facts.nameSpan)
          } ?? source.location(ofProperty: property), store: store(behind: property),
          accesses: accesses.sorted { $0.place.rawValue < $1.place.rawValue }))
    }
  }

  /// The variable that holds the instance, where callers name something else.
  private func store(behind property: Int) -> AccessPoint.Store? {
    let isBehindFunction = source.accessPoints.functionFronts[property] != nil
    guard let store = source.accessPoints.stores[property] ?? (isBehindFunction ? property : nil)
    else { return nil }
    let entry = source.program.properties[store]
    return AccessPoint.Store(
      component: source.id(of: entry.owner.map { .type($0) } ?? .global(store)),
      field: entry.facts.name)
  }

  /// What callers name: the variable, or the function in front of it.
  private func accessName(_ property: Int) -> String {
    source.accessPoints.functionFronts[property].map {
      "\(source.program.functions[$0].facts.name)()"
    } ?? source.program.properties[property].facts.name
  }

  /// True when callers can put another instance behind a variable.
  private func isReplaceable(_ facts: PropertyFacts) -> Bool {
    if facts.isConstant || facts.setterVisibility == .file { return false }
    return !facts.isComputed || facts.accessors.contains { $0.name == "set" }
  }

  private func isConstructible(_ type: Int) -> Bool {
    if [.protocol, .object].contains(source.program.types[type].keyword) { return false }
    let initializers = source.program.initializers(of: type)
    return initializers.isEmpty
      || initializers.contains { source.program.functions[$0].facts.visibility != .file }
  }

  private func addAccesses(to draft: inout GraphDraft) {
    for access in source.events.accesses {
      guard let point = source.accessPoints.accessPoint(of: access.property),
        let target = source.accessPoints.targets[point]
      else { continue }
      let from = source.id(of: access.site.owner)
      let to = source.id(ofType: target)
      let declaring = source.program.properties[point].owner
      if from == to || isForwarding(access, to: point) { continue }
      if declaring.map({ .type($0) == access.site.owner }) == true { continue }
      if isInside(access.site.owner, of: point) { continue }
      let isLocator = source.injections.locators.contains(target)
      // The object that it gives is told instead.
      if isLocator, source.injections.isTold(access.site) { continue }
      let isAsked = isLocator || handedOut.contains(point)
      let isObject = source.program.objectType(of: point) != nil
      draft.add(
        Relation(
          from: from, to: to, kind: .reaches,
          via: isAsked ? .serviceLocator : isObject ? .kotlinObject : .singleton,
          place: place(of: access),
          slot: (isObject && !isAsked ? openVariables.name(behind: access) : nil)
            ?? accessName(point),
          evidence: [Evidence(location: source.location(access.site))]))
    }
    for access in source.events.delegateAccesses {
      let from = source.id(of: access.site.owner)
      let to = source.id(ofType: access.type)
      if from == to || isForwarding(access) { continue }
      draft.add(
        Relation(
          from: from, to: to, kind: .reaches, via: .singleton, place: access.site.place,
          slot: "delegate",
          evidence: [Evidence(location: source.location(access.site))]))
    }
  }

  /// True for code of a type that is nested in the Kotlin `object` it names.
  private func isInside(_ owner: CodeOwner, of point: Int) -> Bool {
    guard let object = source.program.objectType(of: point), case .type(let type) = owner else {
      return false
    }
    return source.program.enclosingTypes(of: type).contains(object)
  }

  /// True in the getter of a variable that only forwards: whoever reads that one is the caller.
  private func isForwarding(_ access: CodeEvents.Access, to point: Int) -> Bool {
    guard let function = access.site.function else { return false }
    if source.accessPoints.functionForwards[function] == point { return true }
    guard let through = source.program.functions[function].property else { return false }
    return through == point || source.accessPoints.forwards[through] == point
  }

  /// True in a getter or function that only gives back the application delegate.
  private func isForwarding(_ access: CodeEvents.DelegateAccess) -> Bool {
    guard let function = access.site.function else { return false }
    if source.accessPoints.delegateFunctions[function] != nil { return true }
    return source.program.functions[function].property.map {
      source.accessPoints.delegateFronts[$0] == access.type
    } ?? false
  }

  /// Handing a global to an environment is composing, and so is all that such a function of an
  /// extension of `View` does.
  private func place(of access: CodeEvents.Access) -> Relation.Place {
    switch access.site.place {
    case .test, .preview, .unbuilt, .compositionRoot, .defaultArgument:
      return access.site.place
    case .extension:
      let provides = access.site.function.map { source.events.providers.contains($0) } ?? false
      return provides ? .compositionRoot : .extension
    case .body, .propertyInitializer, .staticInitializer:
      if access.isProvided { return .compositionRoot }
      let isDefault = access.site.function.map(isDefaultOverload) ?? false
      return isDefault && access.site.place == .body ? .defaultArgument : access.site.place
    }
  }

  /// True for `func load() { load(from: .shared) }`: a default argument in another form.
  private func isDefaultOverload(_ function: Int) -> Bool {
    let entry = source.program.functions[function]
    let name = entry.property.map { source.program.properties[$0].facts.name } ?? entry.facts.name
    guard entry.facts.body.count == 1, let call = onlyCall(of: entry.facts.body[0]),
      call.arguments.count > entry.facts.parameters.count
    else { return false }
    switch call.callee {
    case .name(let called, _), .member(.name("self", _)?, let called, _),
      .member(.name("Self", _)?, let called, _):
      return called == name
    default: return false
    }
  }

  private func onlyCall(of statement: Statement) -> Call? {
    switch statement {
    case .expression(.call(let call)), .result(.call(let call)): call
    case .local, .expression, .result, .block, .rest, .branches, .endless, .compiled: nil
    }
  }

  private func addOutsideAccesses(to draft: inout GraphDraft) {
    let cases = outsideCases(source.program)
    for access in source.events.outsideAccesses
    where source.isProduction(access.site) && !source.reader.injection.isContainer(access.type) {
      if isPlainValue(access.site.owner), UnrepeatableSource(rawValue: access.type) != nil {
        continue
      }
      if cases[access.type]?.contains(access.member) == true { continue }
      let id = ComponentID(module: "", name: access.type)
      if draft.components[id] == nil {
        draft.components[id] = Component(
          id: id, name: access.type, module: "", kind: .external,
          language: source.program.files[access.site.file].language, role: .system)
      }
      draft.add(
        Relation(
          from: source.id(of: access.site.owner), to: id, kind: .reaches, via: .system,
          place: access.site.place, slot: access.member,
          evidence: [Evidence(location: source.location(access.site))]))
    }
  }

  /// A value such as a record with `let id = UUID()`, which alone has no place in the graph. A type
  /// without anything to make an instance of is a name for its functions.
  private func isPlainValue(_ owner: CodeOwner) -> Bool {
    guard case .type(let type) = owner else { return false }
    let entry = source.program.types[type]
    let isNamespace = entry.cases.isEmpty && source.program.storedMembers(of: type).isEmpty
    return !source.carriers.contains(type) && source.roles[type] == .ordinary
      && !entry.isExternal && !isNamespace
  }

  /// `@Environment(Theme.self)`, `@EnvironmentObject var theme: Theme`.
  private func addEnvironmentReads(to draft: inout GraphDraft) {
    for (property, entry) in source.program.properties.enumerated() {
      guard let owner = entry.owner, !source.roles[owner].isAlien,
        entry.facts.attributes.contains(where: {
          $0.name == "Environment" || $0.name == "EnvironmentObject"
        }),
        let target = source.reader.type(ofProperty: property).projectType,
        source.carriers.contains(target)
      else { continue }
      draft.add(
        Relation(
          from: source.id(ofType: owner), to: source.id(ofType: target), kind: .reaches,
          via: .environment, place: .propertyInitializer, slot: entry.facts.name,
          evidence: [Evidence(location: source.location(ofProperty: property))]))
    }
  }

  /// `LocalStore.current` in a composable.
  private func addAmbientReads(to draft: inout GraphDraft) {
    for read in source.events.ambientReads
    where source.isProduction(read.site) && source.carriers.contains(read.type) {
      let from = source.id(of: read.site.owner)
      if from == source.id(ofType: read.type) { continue }
      draft.add(
        Relation(
          from: from, to: source.id(ofType: read.type), kind: .reaches, via: .environment,
          place: read.site.place, evidence: [Evidence(location: source.location(read.site))]))
    }
  }

  private func addConstructions(to draft: inout GraphDraft) {
    for construction in source.events.constructions where source.isProduction(construction.site) {
      guard source.isObject(construction.type), !source.roles[construction.type].isAlien else {
        continue
      }
      let from = source.id(of: construction.site.owner)
      let to = source.id(ofType: construction.type)
      if from == to { continue }
      draft.add(
        Relation(
          from: from, to: to, kind: construction.isRemembered ? .owns : .creates,
          place: construction.isRemembered ? nil : construction.site.place,
          slot: construction.isRemembered ? "remember" : nil,
          evidence: [Evidence(location: source.location(construction.site))]))
    }
  }

  private func addParameters(to draft: inout GraphDraft) {
    for (function, entry) in source.program.functions.enumerated() {
      guard let owner = entry.owner, !source.roles[owner].isAlien,
        source.program.files[entry.file].role == .ordinary,
        // Who sets a key's value is told by the key.
        entry.property.map({ source.reader.injection.keyOfMember[$0] == nil }) ?? true
      else { continue }
      let place = LookupPlace(file: entry.file, type: owner, function: function)
      for parameter in entry.facts.parameters {
        guard let written = parameter.type else { continue }
        let type = source.program.valueType(written, at: place)
        for target in type.heldTypes where isObject(target) && target != owner {
          draft.add(
            Relation(
              from: source.id(ofType: owner), to: source.id(ofType: target), kind: .uses,
              evidence: [
                Evidence(
                  location: Location(
                    file: source.program.files[entry.file].path, span: parameter.span))
              ]))
        }
      }
    }
  }

  private func isObject(_ type: Int) -> Bool {
    let entry = source.program.types[type]
    return entry.isReferenceType || entry.keyword == .protocol && source.carriers.contains(type)
  }
}
