import Model

/// What calls bind to types and names, in containers of libraries and in locators of the project.
struct CallBindings {
  private let program: Program
  private let forms: InjectionForms
  private let events: InjectionEvents
  private(set) var bindings: [Injections.Binding] = []
  /// Implementations by the type that they are asked for, in the order of the files.
  private(set) var byType: [Int: [Int]] = [:]
  /// Implementations by type and name, and by the name that a locator of the project knows.
  private var byName: [String: [Int]] = [:]
  /// Types through which everyone can ask, when they are global.
  private(set) var locators: Set<Int> = []
  /// Types of which the code hands on what a container gives.
  private(set) var fronts: Set<Int> = []
  private(set) var registrars: Set<Int> = []
  /// Functions that give what a container holds.
  private(set) var givers: Set<Int> = []
  private(set) var takers: Set<Int> = []
  /// Property wrappers of the project that ask a container for the type of their variable.
  private(set) var wrappers: Set<Int> = []

  init(_ program: Program, reader: BodyReader, events: InjectionEvents) {
    self.program = program
    self.forms = reader.injection
    self.events = events
    confirm()
    for registration in events.registrations { add(registration) }
    for call in events.locatorCalls where takers.contains(call.callee) { add(call) }
    findLocators(reader)
  }

  /// What is bound to a type, under a name if one is given; empty when nothing is known.
  func targets(_ type: Int, name: String?) -> [Int] {
    if let name, let named = byName["\(type) \(name)"] { return named }
    return byType[type] ?? []
  }

  /// What a locator of the project knows under a name.
  func targets(named key: String, in locator: Int?) -> [Int] {
    locator.flatMap { byName["locator \($0) \(key)"] } ?? []
  }

  // MARK: Functions in front of containers

  private mutating func confirm() {
    for request in events.requests where request.type == nil {
      confirmGiver(request.site)
    }
    for registration in events.registrations where registration.keys.isEmpty {
      if let function = registration.site.function, forms.locators.takers.contains(function) {
        takers.insert(function)
      }
    }
    for giver in forms.locators.givers.sorted() {
      guard let owner = program.functions[giver].owner, forms.locators.registries[owner] != nil
      else { continue }
      if isTypeKeyed(giver) || isNamed(owner) { givers.insert(giver) }
    }
    let owners = Set(givers.compactMap { program.functions[$0].owner })
    for taker in forms.locators.takers {
      if let owner = program.functions[taker].owner, owners.contains(owner),
        forms.locators.registries[owner] != nil
      {
        takers.insert(taker)
      }
    }
    // A function that hands its own type parameter on stands in front of the container too.
    var isGrowing = true
    while isGrowing {
      let before = (givers.count, takers.count, wrappers.count)
      for call in events.locatorCalls where call.type == .unknown && call.key == nil {
        if givers.contains(call.callee) { confirmGiver(call.site) }
        if takers.contains(call.callee), call.made == .unknown, let function = call.site.function,
          forms.locators.takers.contains(function)
        {
          takers.insert(function)
        }
      }
      for giver in givers.sorted() { confirmRequirements(of: giver) }
      isGrowing = before != (givers.count, takers.count, wrappers.count)
    }
  }

  /// The requirement of a protocol that a function in front of a container fulfils.
  private mutating func confirmRequirements(of giver: Int) {
    let entry = program.functions[giver]
    for ancestor in entry.owner.map(program.lineage)?.dropFirst() ?? [] {
      for requirement in program.types[ancestor].functionsByName[entry.facts.name] ?? []
      where forms.locators.givers.contains(requirement) {
        givers.insert(requirement)
      }
    }
  }

  private mutating func confirmGiver(_ site: CodeSite) {
    if case .type(let type) = site.owner, program.types[type].hasAttribute("propertyWrapper") {
      wrappers.insert(type)
    }
    if let function = site.function, forms.locators.givers.contains(function) {
      givers.insert(function)
    }
  }

  /// True when a function, or one that it may call in its type, makes a key of a type.
  private func isTypeKeyed(_ giver: Int) -> Bool {
    let facts = program.functions[giver].facts
    let generics = Set(facts.genericParameters)
    let takesType = facts.parameters.contains {
      guard case .named(let name, _)? = $0.type?.unwrapped, name.hasSuffix(".Type") else {
        return false
      }
      return generics.contains(String(name.dropLast(5)))
    }
    return takesType || events.typeKeyed.contains(giver)
  }

  /// A registry by names is a locator, not a cache, when it holds what makes objects, or says so.
  private func isNamed(_ owner: Int) -> Bool {
    if isNamedLocator(program.types[owner]) { return true }
    guard let registry = forms.locators.registries[owner],
      case .collection(let parts)? = program.properties[registry].facts.type?.unwrapped,
      case .function? = parts.last
    else { return false }
    return true
  }

  private mutating func findLocators(_ reader: BodyReader) {
    fronts = wrappers.union(forms.containerTypes).union(
      givers.compactMap { program.functions[$0].owner })
    locators = fronts
    for property in program.properties.indices where program.properties[property].owner != nil {
      guard forms.containers.isEmpty == false, program.properties[property].isStored,
        case .external(let name, _) = reader.type(ofProperty: property).unwrapped,
        forms.isContainer(name), let owner = program.properties[property].owner
      else { continue }
      locators.insert(owner)
    }
    locators.formUnion(forms.roots)
  }

  // MARK: Bindings

  private mutating func add(_ registration: InjectionEvents.Registration) {
    guard isProduction(registration.site) else { return }
    noteRegistrar(registration.site, made: registration.made.projectType)
    guard let made = registration.made.projectType else { return }
    let library = registration.library
    var scope = registration.scope
    if scope == nil, case .type(let owner) = registration.site.owner {
      scope = events.defaultScopes[owner]
    }
    let life = BoundLife(
      scope: scope, process: library.processScopes, passing: library.passingScopes)
    for key in registration.keys {
      bind(made, to: key)
      if let name = registration.name { byName["\(key) \(name)", default: []].append(made) }
    }
    append(
      made, key: registration.keys.first.map { program.types[$0].name }, life: life,
      registration.site)
  }

  private mutating func add(_ call: InjectionEvents.LocatorCall) {
    guard isProduction(call.site), !call.isWiring, let made = call.made.projectType else { return }
    noteRegistrar(call.site, made: made)
    let key = call.type.projectType
    bind(made, to: key ?? made)
    if let text = call.key, let owner = program.functions[call.callee].owner {
      byName["locator \(owner) \(text)", default: []].append(made)
    }
    append(
      made, key: call.key ?? key.map { program.types[$0].name },
      life: call.isInstance ? .process : .unsaid, call.site)
  }

  private mutating func bind(_ made: Int, to key: Int) {
    if byType[key]?.contains(made) != true { byType[key, default: []].append(made) }
  }

  private mutating func append(_ made: Int, key: String?, life: BoundLife, _ site: CodeSite) {
    bindings.append(
      Injections.Binding(
        provider: site.owner, key: key ?? program.types[made].name, target: made, life: life,
        place: .compositionRoot,
        location: Location(file: program.files[site.file].path, span: site.span)))
  }

  private mutating func noteRegistrar(_ site: CodeSite, made: Int?) {
    guard case .type(let type) = site.owner, type != made else { return }
    registrars.insert(type)
  }

  private func isProduction(_ site: CodeSite) -> Bool {
    site.place != .test && site.place != .preview
      && program.files[site.file].role == .ordinary
  }
}
