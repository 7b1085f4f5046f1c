import Model

/// Everything known of the sources that the graph passes share. An object, since every pass keeps it.
final class SourceGraph {
  let program: Program
  let reader: BodyReader
  let events: CodeEvents
  /// The events by the functions and variables that they belong to.
  let uses: EventUses
  let roles: [Component.Role]
  let accessPoints: AccessPointChoice
  let injections: Injections
  /// Variables whose values live beyond the process.
  let persisted: PersistedValues
  /// Types of which instances are objects, or values that hold objects.
  let carriers: Set<Int>
  let interfaces: InterfaceTypes
  private let identities: [ComponentID]

  init(
    _ program: Program, exact: ExactReferences?, settings: GraphSettings, workers: Workers
  ) {
    var (roles, forms) = workers.both({ typeRoles(program, settings: settings) }) {
      InjectionForms(program)
    }
    for type in forms.doubles where roles[type] == .ordinary { roles[type] = .test }
    for type in forms.roots where roles[type] == .ordinary { roles[type] = .compositionRoot }
    var (events, reader) = readCode(
      program, exact: exact, roles: roles, injection: forms, workers: workers)
    events.addGraphs(madeThroughFunctionsOf: program, reader.injection.graphForms)
    let injections = Injections(program, reader: reader, events: events, roles: roles)
    for type in injections.registrars where roles[type] == .ordinary {
      roles[type] = .compositionRoot
    }
    let persisted = PersistedValues(program, reader: reader, events: events, roles: roles)
    reader = reader.adding(persisted.added)
    events.writes += persisted.writes
    events.reads += persisted.reads
    let program = reader.program
    self.program = program
    self.persisted = persisted
    let previewOnly = previewOnlyTypes(program, events)
    for type in previewOnly { roles[type] = .preview }
    events.moveAccesses(of: previewOnly, to: .preview)
    let testOnly = testAlternatives(events, roles: roles)
    for type in testOnly { roles[type] = .test }
    events.moveAccesses(of: testOnly, to: .test)
    self.roles = roles
    let points = AccessPointChoice(program, reader: reader, roles: roles)
    events.addAccessesThroughWrappers(program)
    events.addAccesses(through: points)
    events.addUsesOfOtherTargets(program)
    (self.events, self.reader, self.accessPoints) = (events, reader, points)
    self.uses = EventUses(of: events, in: program)
    self.injections = injections
    self.carriers = carrierTypes(
      program, reader: reader, sharing: Set(events.sharedCaptures.map(\.holder)))
    self.interfaces = InterfaceTypes(program)
    self.identities = typeIdentities(program)
  }

  /// The same for another thread: a reader remembers what it is asked, so that two must not share one.
  init(withReaderOfItsOwn other: SourceGraph) {
    program = other.program
    reader = other.reader.copy()
    events = other.events
    uses = other.uses
    roles = other.roles
    accessPoints = other.accessPoints
    injections = other.injections
    persisted = other.persisted
    carriers = other.carriers
    interfaces = other.interfaces
    identities = other.identities
  }

  /// True for a type of which instances are objects: a container makes those of an interface that is
  /// a graph.
  func isObject(_ type: Int) -> Bool {
    program.types[type].isReferenceType || reader.injection.graphForms.graphs.contains(type)
  }

  /// The component of a type.
  func id(ofType type: Int) -> ComponentID { identities[type] }

  /// The component of whoever runs a piece of code.
  func id(of owner: CodeOwner) -> ComponentID {
    switch owner {
    case .type(let type):
      return identities[type]
    case .function(let function):
      let entry = program.functions[function]
      return ComponentID(module: program.files[entry.file].module, name: "\(entry.facts.name)()")
    case .global(let property):
      let entry = program.properties[property]
      return ComponentID(module: program.files[entry.file].module, name: entry.facts.name)
    case .file(let file):
      let name = program.files[file].path.split(separator: "/").last.map(String.init) ?? ""
      return ComponentID(module: program.files[file].module, name: name)
    }
  }

  func location(_ site: CodeSite) -> Location {
    Location(file: program.files[site.file].path, span: site.span)
  }

  func location(ofProperty property: Int) -> Location {
    let entry = program.properties[property]
    return Location(file: program.files[entry.file].path, span: entry.facts.nameSpan)
  }

  /// `Type.member` of the function that a piece of code belongs to, for people.
  func routine(_ site: CodeSite) -> String {
    guard let function = site.function else { return id(of: site.owner).text }
    let entry = program.functions[function]
    let name =
      entry.property.map { program.properties[$0].facts.name } ?? entry.facts.name
    return entry.owner.map { "\(program.types[$0].name).\(name)" } ?? name
  }

  /// True when a piece of code is part of the product.
  func isProduction(_ site: CodeSite) -> Bool { site.place.isOfProduct }

  /// All that is written to a variable.
  func writes(of property: Int) -> [CodeEvents.Write] {
    uses.writes(of: property).map { events.writes[$0] }
  }
}

/// Identities of all types: private types of one name in one module are told apart by their files.
private func typeIdentities(_ program: Program) -> [ComponentID] {
  var counts: [ComponentID: Int] = [:]
  let plain = program.types.map { ComponentID(module: $0.module, name: $0.name) }
  for id in plain { counts[id, default: 0] += 1 }
  var taken: Set<ComponentID> = []
  return program.types.indices.map { type in
    let entry = program.types[type]
    if counts[plain[type]] == 1 { return plain[type] }
    let isFirst = taken.insert(plain[type]).inserted
    if isFirst && entry.visibility != .file { return plain[type] }
    let file = program.files[entry.file].path.split(separator: "/").last.map(String.init) ?? ""
    var id = ComponentID(module: entry.module, name: entry.name, qualifier: file)
    if !taken.insert(id).inserted {
      let path = program.files[entry.file].path
      id = ComponentID(
        module: entry.module, name: entry.name, qualifier: "\(path):\(entry.nameSpan.line)")
      taken.insert(id)
    }
    return id
  }
}

/// Classes, actors and protocols, values whose closures share what was made for them, and the value
/// types that hold such.
private func carrierTypes(
  _ program: Program, reader: BodyReader, sharing: Set<Int>
) -> Set<Int> {
  var carriers: Set<Int> = []
  var holders: [Int: [Int]] = [:]
  var pending: [Int] = []
  for (type, entry) in program.types.enumerated() where !entry.isExternal {
    // A store keeps its reducer, and with it the state, as an object.
    let isObject =
      (entry.isReferenceType || entry.keyword == .protocol) && !program.isSealedValue(type)
      || sharing.contains(type) || reader.injection.reducers.contains(type)
    for parent in program.supertypes(of: type) where program.isSealedValue(parent) {
      holders[type, default: []].append(parent)
    }
    if isObject {
      carriers.insert(type)
      pending.append(type)
    }
    for property in entry.properties where program.properties[property].isStored {
      if program.properties[property].facts.isStatic { continue }
      for held in reader.type(ofProperty: property).heldTypes {
        holders[held, default: []].append(type)
      }
    }
    for enumCase in entry.cases.indices where !entry.cases[enumCase].facts.payload.isEmpty {
      for held in program.payload(of: enumCase, of: type).flatMap(\.heldTypes) {
        holders[held, default: []].append(type)
      }
    }
  }
  while let type = pending.popLast() {
    for holder in holders[type] ?? [] where carriers.insert(holder).inserted {
      pending.append(holder)
    }
  }
  return carriers
}
