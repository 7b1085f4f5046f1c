import Model

/// Every finding of what is made more often than it is meant to be.
@Sendable func secondCreations(in context: RuleContext) -> [Finding] {
  var groups: [Creation.Product: [Creation]] = [:]
  for creation in context.graph.creations
  where context.derived.components[creation.maker]?.role.isAlien != true {
    groups[creation.product, default: []].append(creation)
  }
  let inCode = groups.compactMap { product, creations in
    secondCreation(of: product, routines(of: creations), context)
  }
  return inCode
    + context.graph.components.compactMap { secondDeclaredMaker(of: $0, context) }
}

/// The places of each process, the most first: an extension has objects of its own, which the app
/// never meets.
private func meeting(_ places: [Creation], _ derived: DerivedData) -> [[Creation]] {
  func processes(of place: Creation) -> [String] {
    derived.components[place.maker]?.processes ?? []
  }
  let names = Set(places.flatMap(processes)).sorted()
  if names.isEmpty { return [places] }
  let groups = names.map { name in
    places.filter { processes(of: $0).isEmpty || processes(of: $0).contains(name) }
  }
  // Of as many the name decides, since sorting may swap equals.
  return groups.enumerated().sorted {
    ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
  }.map(\.element)
}

/// One place for each routine: its branches do not both run.
private func routines(of creations: [Creation]) -> [Creation] {
  struct Place: Hashable {
    let maker: ComponentID
    let routine: String
  }
  var seen: Set<Place> = []
  return creations.filter { seen.insert(Place(maker: $0.maker, routine: $0.routine)).inserted }
}

/// The finding that tells of places which make more than the one instance that is meant to be; `nil`
/// when they do not, or when there may be several.
private func secondCreation(
  of product: Creation.Product, _ places: [Creation], _ context: RuleContext
) -> Finding? {
  switch product {
  case .outside(let type, let key):
    return meeting(places, context.derived).lazy.compactMap {
      opening(of: type, key: key, $0, context.derived)
    }.first
  case .component(let id):
    guard let component = context.derived.components[id] else { return nil }
    return beside(component, places, context.derived)
      ?? meeting(places, context.derived).lazy.compactMap {
        intended(component, $0, context) ?? opener(component, $0, context.derived)
      }.first
  }
}

/// The same of a component for which a manifest names several makers or owners.
private func secondDeclaredMaker(of component: Component, _ context: RuleContext) -> Finding? {
  guard component.language == .manifest,
    component.intendedScope?.scope == context.graph.processScope
  else { return nil }
  let makers = (context.derived.incoming[component.id] ?? []).filter { relation in
    relation.kind == .creates
      && context.derived.components[relation.from]?.role.isAlien != true
  }
  guard makers.count > 1 else { return nil }
  let names = listed(makers.map { context.derived.name($0.from) })
  return Finding(
    message: "\(component.name) belongs to the \(context.graph.processScope), and is made in "
      + "\(makers.count) places: \(names)",
    confidence: .proven, component: makers[1].from, subject: component.id.text,
    location: makers[1].evidence.first?.location,
    related: makers.filter { $0 != makers[1] }.map {
      RelatedPlace(
        message: "\(context.derived.name($0.from)) makes one, too",
        location: $0.evidence.first?.location)
    })
}

/// Another instance beside the one that everyone can reach.
private func beside(
  _ component: Component, _ places: [Creation], _ derived: DerivedData
) -> Finding? {
  let points = derived.accessPoints[component.id] ?? []
  guard let point = points.first(where: { $0.promisesOne(of: component) }),
    component.state != .immutable, component.state != .stateless, !component.isLeftAlone,
    places.contains(where: \.fillsAccessPoint)
  else { return nil }
  let others = places.filter { other in
    !other.fillsAccessPoint && mayMeet(other.maker, component, derived)
  }
  // A type of which many make their own is meant for that; the shared one is an offer.
  if Set(others.map(\.maker)).count > 2 { return nil }
  let surest = others.first { $0.isPlain && !$0.isConditional } ?? others.first
  guard let surest else { return nil }
  let isSure = surest.isPlain && !surest.isConditional
  return Finding(
    message:
      "\(derived.name(surest.maker)) makes another \(component.name) beside \(point.spelling)",
    confidence: isSure ? .strong : .likely, component: surest.maker, subject: component.id.text,
    location: surest.location,
    related: others.filter { $0 != surest }.map {
      RelatedPlace(message: "\(derived.name($0.maker)) makes one, too", location: $0.location)
    } + [RelatedPlace(message: "the one that everyone can reach", location: point.location)])
}

/// False where the maker runs in processes in which nobody reaches the shared instance.
private func mayMeet(
  _ maker: ComponentID, _ component: Component, _ derived: DerivedData
) -> Bool {
  let own = derived.components[maker]?.processes ?? []
  if own.isEmpty { return true }
  return (derived.incoming[component.id] ?? []).contains { relation in
    guard relation.kind == .reaches, let from = derived.components[relation.from] else {
      return false
    }
    return from.processes.isEmpty || !Set(from.processes).isDisjoint(with: own)
  }
}

/// Several instances of what someone declared to live as long as the process.
private func intended(
  _ component: Component, _ places: [Creation], _ context: RuleContext
) -> Finding? {
  guard let scope = component.intendedScope, scope.scope == context.graph.processScope,
    scope.confidence >= .strong
  else { return nil }
  if let byHand = besideContainer(component, places, context) { return byHand }
  // Of what needs no scope there may be many.
  guard places.count > 1, !needsNoScope(component, context) else { return nil }
  // What someone makes for itself alone may be meant as another one.
  let mayBeMeant = places.allSatisfy {
    context.derived.components[$0.maker]?.role == .compositionRoot
      || keepsForItself(component.id, maker: $0.maker, context.derived)
  }
  return several(
    component, places, "belongs to the \(scope.scope), and is made in",
    confidence: mayBeMeant || places.contains(where: \.isConditional) ? .likely : .strong,
    context.derived)
}

private func keepsForItself(
  _ id: ComponentID, maker: ComponentID, _ derived: DerivedData
) -> Bool {
  (derived.outgoing[maker] ?? []).contains { relation in
    relation.kind == .owns && relation.to == id
      && derived.components[maker]?.fields.contains {
        $0.name == relation.slot && $0.isPrivate && !$0.isStatic
      } ?? false
  }
}

/// An instance that code makes of what a container makes once for the process.
private func besideContainer(
  _ component: Component, _ places: [Creation], _ context: RuleContext
) -> Finding? {
  let derived = context.derived
  let isMadeOnce = (derived.bindings[component.id] ?? []).contains { binding in
    binding.lifetime == context.graph.processScope
      && (binding.form == .constructor || binding.form == .contribution)
  }
  // What a plain function makes is mostly a stand-in: for previews, or where nothing else is given.
  guard isMadeOnce, !component.ownState.isEmpty,
    let byHand = places.first(where: { place in
      derived.components[place.maker].map { $0.kind == .class && !$0.role.isExempt } ?? false
    })
  else { return nil }
  return Finding(
    message:
      "\(derived.name(byHand.maker)) makes another \(component.name) beside the one that the "
      + "container makes for the \(context.graph.processScope)",
    confidence: byHand.isConditional ? .likely : .strong, component: byHand.maker,
    subject: component.id.text, location: byHand.location,
    related: [RelatedPlace(message: "made once by the container", location: component.location)])
}

/// Several instances of what opens a database.
private func opener(
  _ component: Component, _ places: [Creation], _ derived: DerivedData
) -> Finding? {
  let plain = places.filter(\.isPlain)
  guard plain.count > 1, plain.contains(where: { $0.resource == .database }) else { return nil }
  let names = makers(plain, derived)
  return several(
    component, plain, "is made in", ", and each instance opens the database: \(names)",
    confidence: plain.contains(where: \.isConditional) ? .likely : .strong, derived)
}

/// Several openings of one resource.
private func opening(
  of type: String, key: String?, _ places: [Creation], _ derived: DerivedData
) -> Finding? {
  // What one object opens again takes the place of what it had, or ends with the routine.
  guard Set(places.map(\.maker)).count > 1,
    let second = places.first(where: {
      $0.maker != places[0].maker
    }), let kind = second.resource
  else { return nil }
  let (message, confidence): (String, Confidence)
  switch (kind, key) {
  case (.connections, _):
    message = "\(type) is made in \(places.count) places, each with connections of its own"
    confidence = .strong
  case (.database, let key?):
    message = "\(key) is opened in \(places.count) places, each with a \(type) of its own"
    confidence = places.contains(where: \.isConditional) ? .likely : .strong
  case (.database, nil):
    return nil
  }
  return Finding(
    message: "\(message): \(makers(places, derived))", confidence: confidence,
    component: second.maker, subject: type, location: second.location,
    related: places.filter { $0 != second }.map {
      RelatedPlace(message: "\($0.routine) makes one, too", location: $0.location)
    })
}

/// Who makes it; where several routines of one do, these.
private func makers(_ places: [Creation], _ derived: DerivedData) -> String {
  let isOne = Set(places.map(\.maker)).count == 1
  // Who makes several is named once.
  var names: [String] = []
  for place in places {
    let name = isOne ? place.routine : derived.name(place.maker)
    if !names.contains(name) { names.append(name) }
  }
  return listed(names)
}

/// `A, B and C`, with three of many.
private func listed(_ names: [String]) -> String {
  if names.count > 3 {
    return "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more"
  }
  let first = names.dropLast().joined(separator: ", ")
  return names.last.map { first.isEmpty ? $0 : "\(first) and \($0)" } ?? ""
}

extension AccessPoint {
  /// True where its name says that there is no other instance.
  fileprivate func promisesOne(of component: Component) -> Bool {
    (name.hasPrefix("shared") || ["instance", "INSTANCE", "getInstance()"].contains(name))
      && spelling == "\(component.name).\(name)"
  }
}

private func several(
  _ component: Component, _ places: [Creation], _ verb: String, _ rest: String? = nil,
  confidence: Confidence, _ derived: DerivedData
) -> Finding {
  let second = places[1]
  return Finding(
    message: "\(component.name) \(verb) \(places.count) places"
      + (rest ?? ": \(makers(places, derived))"),
    confidence: confidence, component: second.maker, subject: component.id.text,
    location: second.location,
    related: places.filter { $0 != second }.map {
      RelatedPlace(message: "\(derived.name($0.maker)) makes one, too", location: $0.location)
    })
}
