import Model

/// What each stored variable keeps: `owns`, `keeps`, `refers` and `defers` relations.
struct StorageRelations {
  private let source: SourceGraph
  /// Pairs of which the first hands itself to the second when it makes or fills it.
  private let selfHandovers: Set<[Int]>

  init(_ source: SourceGraph) {
    self.source = source
    var handovers: Set<[Int]> = []
    for handover in source.events.handovers {
      if case .type(let maker) = handover.site.owner { handovers.insert([maker, handover.type]) }
    }
    for write in source.events.writes where write.origin == .selfValue {
      if case .type(let maker) = write.site.owner,
        let filled = source.program.properties[write.property].owner, maker != filled
      {
        handovers.insert([maker, filled])
      }
    }
    self.selfHandovers = handovers
  }

  func add(to draft: inout GraphDraft) {
    for property in source.program.properties.indices { add(property, to: &draft) }
    for type in storedEnums() { addCases(of: type, to: &draft) }
    addHostedViews(source, to: &draft)
  }

  /// Enums that some variable holds a value of, or a stored enum carries. Others, such as the
  /// actions of a screen, pass by.
  private func storedEnums() -> [Int] {
    var stored: Set<Int> = []
    var pending: [Int] = []
    func visit(_ types: [Int]) {
      for type in types
      where source.program.types[type].keyword == .enum && source.carriers.contains(type)
        && stored.insert(type).inserted
      {
        pending.append(type)
      }
    }
    for (property, entry) in source.program.properties.enumerated()
    where entry.isStored && source.program.files[entry.file].role == .ordinary {
      visit(source.reader.type(ofProperty: property).heldTypes)
    }
    while let type = pending.popLast() {
      for enumCase in source.program.types[type].cases.indices {
        visit(source.program.payload(of: enumCase, of: type).flatMap(\.heldTypes))
      }
    }
    return stored.sorted()
  }

  /// What the cases of an enum carry, each case a slot that lasts as long as the value.
  private func addCases(of type: Int, to draft: inout GraphDraft) {
    if source.roles[type].isAlien { return }
    for (position, enumCase) in source.program.types[type].cases.enumerated() {
      let location = Location(
        file: source.program.files[enumCase.file].path, span: enumCase.facts.nameSpan)
      for payload in source.program.payload(of: position, of: type) {
        for (kind, declared) in payload.deferredTypes.map({ (Relation.Kind.defers, $0) })
          + payload.heldTypes.map({ (Relation.Kind.keeps, $0) })
        where source.carriers.contains(declared) && declared != type {
          for target in kind == .keeps ? concreteTypes(declared, writes: []) : [declared] {
            draft.add(
              Relation(
                from: source.id(ofType: type), to: source.id(ofType: target), kind: kind,
                slot: enumCase.facts.name, evidence: [Evidence(location: location)]))
          }
        }
      }
    }
  }

  private func add(_ property: Int, to draft: inout GraphDraft) {
    let entry = source.program.properties[property]
    guard entry.isStored, source.program.files[entry.file].role == .ordinary,
      source.program.objectType(of: property) == nil, !isSlotView(entry.facts)
    else { return }
    if let owner = entry.owner, source.roles[owner].isAlien { return }
    if entry.isGlobal && isSampleName(entry.facts.name) { return }
    if source.reader.injection.double(property, source.program) != nil { return }
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
    let type = source.reader.type(ofProperty: property)
    let writes = source.writes(of: property)
    if isNeverFilled(entry, type: type, writes: writes) { return }
    for declared in type.deferredTypes where source.carriers.contains(declared) {
      for target in injectedTypes(property) ?? [declared] {
        draft.add(relation(.defers, from: owner, to: target, through: property))
      }
    }
    if isEnvironment(entry.facts) || source.injections.injectedProperties.contains(property) {
      return
    }
    let collection = source.program.objectCollection(property)
    let inserted = collection == nil ? [] : writes.compactMap(\.type.projectType)
    for declared in type.heldTypes + inserted where source.carriers.contains(declared) {
      if source.injections.declared.products[declared] != nil { continue }
      for target in injectedTypes(property) ?? concreteTypes(declared, writes: writes) {
        // The access point itself is told as such; a static collection of the own type is a slot.
        if .type(target) == owner, source.accessPoints.targets[property] == target { continue }
        // Making the collection makes nothing of what is in it.
        let filling = collection == nil ? writes : writes.filter { $0.type.projectType != nil }
        let kind =
          collection?.isStrong == false || isStoredModel(entry.owner, of: target)
          ? .refers : kind(entry.facts, writes: filling)
        var stored = relation(kind, from: owner, to: target, through: property)
        stored.isStaticSlot = entry.isGlobal
        stored.isReplaceable = collection != nil || isReplaceable(entry, type: type)
        stored.releasedAt = releases(of: target, writes, type: type)
        if case .type(let keeper) = owner {
          stored.pointsBack = selfHandovers.contains([target, keeper])
        }
        draft.add(stored)
      }
    }
  }

  private func relation(
    _ kind: Relation.Kind, from owner: CodeOwner, to target: Int, through property: Int
  ) -> Relation {
    Relation(
      from: source.id(of: owner), to: source.id(ofType: target), kind: kind,
      slot: source.program.properties[property].facts.name,
      evidence: [Evidence(location: source.location(ofProperty: property))])
  }

  /// What a container fills a variable with, by annotations.
  private func injectedTypes(_ property: Int) -> [Int]? {
    let found = source.injections.declared.implementations(inProperty: property)
      .filter { source.carriers.contains($0) }
    return found.isEmpty ? nil : found
  }

  /// What stands behind a protocol: the types written to the slot, or the only implementation.
  private func concreteTypes(_ declared: Int, writes: [CodeEvents.Write]) -> [Int] {
    guard source.program.types[declared].keyword == .protocol else { return [declared] }
    var written: [Int] = []
    for write in writes where source.isProduction(write.site) {
      if let type = write.type.projectType, source.program.types[type].keyword != .protocol,
        source.carriers.contains(type), !written.contains(type)
      {
        written.append(type)
      }
    }
    if !written.isEmpty { return written }
    let bound = source.injections.implementation(of: declared)
    return [bound ?? source.program.onlyImplementation(of: declared) ?? declared]
  }

  /// A collection that starts empty and into which nothing is ever put holds nothing.
  private func isNeverFilled(
    _ entry: PropertyEntry, type: ValueType, writes: [CodeEvents.Write]
  ) -> Bool {
    let isPrivate = entry.facts.setterVisibility == .file || entry.facts.isConstant
    guard case .collection = type.unwrapped, entry.facts.value != nil, isPrivate else {
      return false
    }
    return writes.allSatisfy { write in
      switch write.value {
      case .empty, .removal, .absent, .initial: true
      case .other: write.isInitialization && write.origin == .empty
      case .addition, .change, .lent: false
      }
    }
  }

  private func kind(_ facts: PropertyFacts, writes: [CodeEvents.Write]) -> Relation.Kind {
    if facts.strength != .strong { return .refers }
    let wrappers = Set(facts.attributes.map(\.name))
    // The database, or the nib, decides about these; the slot itself keeps nothing for good.
    if !wrappers.isDisjoint(with: ["NSManaged", "IBOutlet"]) { return .refers }
    if !wrappers.isDisjoint(with: ["ObservedObject", "Bindable", "Binding"]) { return .keeps }
    if wrappers.contains("StateObject") { return .owns }
    if wrappers.contains(where: source.reader.injection.owns) { return .owns }
    let isMade = writes.contains { $0.origin == .constructed || $0.origin == .empty }
    return isMade ? .owns : .keeps
  }

  /// True between two models of SwiftData: their context decides how long they live.
  private func isStoredModel(_ owner: Int?, of target: Int) -> Bool {
    source.program.types[target].hasAttribute("Model")
      && owner.map { source.program.types[$0].hasAttribute("Model") } ?? false
  }

  /// `@Environment` and its like read what others provide and store nothing.
  private func isEnvironment(_ facts: PropertyFacts) -> Bool {
    facts.attributes.contains {
      ["Environment", "EnvironmentObject", "Dependency", "Injected"].contains($0.name)
    }
  }

  private func isReplaceable(_ entry: PropertyEntry, type: ValueType) -> Bool {
    if entry.facts.isConstant || entry.facts.isLazy {
      // A constant collection object can still be emptied; a constant value cannot.
      if case .external(let name, _) = type.unwrapped, !entry.facts.isLazy {
        return name != "StoreOf" && name != "Lazy"
      }
      return false
    }
    return true
  }

  /// Places that let go of an object in the slot.
  private func releases(
    of target: Int, _ writes: [CodeEvents.Write], type: ValueType
  ) -> [Release] {
    writes.compactMap { write in
      guard !write.isInitialization, source.isProduction(write.site), !isIdle(write.site) else {
        return nil
      }
      switch write.value {
      case .absent, .empty, .removal, .lent, .initial:
        break
      case .other:
        // A new value releases the old one; into an optional slot it may just be the first.
        let isOptional = type.isOptional || type.content.isOptional
        guard !isOptional || write.type.isOptional else { return nil }
      case .addition, .change:
        return nil
      }
      return Release(
        routine: source.routine(write.site),
        isReplacement: isReplacement(write, of: target, in: type),
        location: source.location(write.site))
    }
  }

  /// True for the setter of a variable that only its own file may assign, and that is never assigned.
  private func isIdle(_ site: CodeSite) -> Bool {
    guard let function = site.function, let property = source.program.functions[function].property,
      source.program.functions[function].facts.name == "set",
      source.program.properties[property].facts.setterVisibility == .file
    else { return false }
    return source.uses.writes(of: property).isEmpty
  }

  /// True for a write that puts another object of the same type into the slot of an object. What
  /// may be nil, a collection, or of another type ends it.
  private func isReplacement(
    _ write: CodeEvents.Write, of target: Int, in type: ValueType
  ) -> Bool {
    let canBeAbsent = type.isOptional || type.content.isOptional
    if write.value != .other || canBeAbsent && write.type.isOptional { return false }
    guard type.content.projectType != nil else { return false }
    guard let written = write.type.projectType else {
      return source.program.types[target].isReferenceType && type.content.projectType == target
    }
    return written == target
  }
}
