import Model

/// Who asks containers, keys and members for what.
struct InjectionRequests {
  private let program: Program
  private let reader: BodyReader
  private let forms: InjectionForms
  private let events: CodeEvents
  private let roles: [Component.Role]
  private let members: MemberBindings
  private let calls: CallBindings
  private let implementations: [Int: Int]
  private(set) var requests: [Injections.Request] = []
  private(set) var injectedProperties: Set<Int> = []
  private(set) var answered: Set<CodeStart> = []

  init(
    _ program: Program, reader: BodyReader, events: CodeEvents, roles: [Component.Role],
    members: MemberBindings, calls: CallBindings, implementations: [Int: Int]
  ) {
    self.program = program
    self.reader = reader
    self.forms = reader.injection
    self.events = events
    self.roles = roles
    self.members = members
    self.calls = calls
    self.implementations = implementations
    for property in program.properties.indices { addWrapper(of: property) }
    for request in events.injection.keyedRequests {
      add(request.read, request.site, declared: nil)
    }
    addFactoryReads()
    for request in events.injection.requests { add(request) }
    for call in events.injection.locatorCalls where calls.givers.contains(call.callee) { add(call) }
    addOutsideContainers()
  }

  // MARK: Wrappers

  private mutating func addWrapper(of property: Int) {
    let entry = program.properties[property]
    guard let owner = entry.owner, !entry.facts.attributes.isEmpty else { return }
    let place = LookupPlace(file: entry.file, type: owner)
    for attribute in entry.facts.attributes where isCapitalized(attribute.name) {
      let site = CodeSite(
        owner: .type(owner), file: entry.file, function: nil,
        place: accessPlace(owner, file: entry.file), condition: nil, span: entry.facts.nameSpan)
      if let read = forms.read(
        wrapper: attribute.name, attribute.arguments, at: place, program)
      {
        injectedProperties.insert(property)
        // The environment of views is told with its objects.
        if read.via != .environment {
          add(read, site, declared: reader.type(ofProperty: property).projectType)
        }
      } else if isTypeWrapper(attribute, at: place) {
        guard let type = reader.type(ofProperty: property).projectType else { continue }
        injectedProperties.insert(property)
        let name = attribute.arguments.lazy.compactMap { argument -> String? in
          if case .literal(.text(let text), _) = argument.value { text } else { nil }
        }.first
        append(targets(of: type, name: name), .serviceLocator, program.types[type].name, site)
      }
    }
  }

  /// True for a wrapper that asks a container for the type of its variable.
  private func isTypeWrapper(_ attribute: AttributeFacts, at place: LookupPlace) -> Bool {
    if calls.wrappers.isEmpty && forms.containers.isEmpty { return false }
    if let own = program.lookUpType(attribute.name, at: place) {
      return calls.wrappers.contains(own)
    }
    let simple = lastPart(of: attribute.name)
    return forms.containers.contains { $0.wrappers.contains(simple) }
  }

  private func accessPlace(_ owner: Int, file: Int) -> Relation.Place {
    let role = program.files[file].role == .ordinary ? roles[owner] : program.files[file].role
    switch role {
    case .test: return .test
    case .preview, .sample: return .preview
    case .unbuilt: return .unbuilt
    case .compositionRoot: return .compositionRoot
    case .ordinary, .view, .logger, .configuration, .systemWrapper, .system, .generated:
      return .propertyInitializer
    }
  }

  // MARK: Members

  /// `declared` is the type of the variable, which counts where the sources do not say more.
  private mutating func add(_ read: KeyedRead, _ site: CodeSite, declared: Int?) {
    var target = read.property.flatMap { members.byMember[$0] }
    target = target ?? read.property.flatMap { reader.content(ofMember: $0).projectType }
    target = target ?? read.key.map { members.byKey[$0] ?? $0 }
    if read.property == nil, read.path.count == 1 { target = target ?? declared }
    let slot = read.path.joined(separator: ".")
    // A setting or a colour that is read by key path is no dependency.
    if let found = target, !read.countsValues, !isObject(found) { target = nil }
    if let target {
      append(targets(of: target, name: nil), read.via, slot, site)
    } else if read.countsValues {
      append([], read.via, slot, site, outside: read.container)
    }
  }

  private func isObject(_ type: Int) -> Bool {
    let entry = program.types[type]
    return entry.isReferenceType || entry.keyword == .protocol
  }

  /// `Container.shared.api()`: whoever reads a factory asks for what it makes.
  private mutating func addFactoryReads() {
    if members.factories.isEmpty { return }
    let changes = Set(events.injection.factoryChanges.map { CodeStart($0.site) })
    func add(_ property: Int, _ site: CodeSite) {
      guard members.factories.contains(property) else { return }
      answered.insert(CodeStart(site))
      if changes.contains(CodeStart(site)) { return }
      let entry = program.properties[property]
      let target =
        members.byMember[property] ?? reader.content(ofMember: property).projectType
      append(
        target.map { targets(of: $0, name: nil) } ?? [], .serviceLocator, entry.facts.name, site,
        outside: target == nil ? entry.owner.map { program.types[$0].name } : nil)
    }
    for read in events.reads { add(read.property, read.site) }
    for access in events.accesses { add(access.property, access.site) }
  }

  /// A container of a library of whose members the sources do not say what they give.
  private mutating func addOutsideContainers() {
    for access in events.outsideAccesses
    where forms.isContainer(access.type) && !answered.contains(CodeStart(access.site)) {
      append([], .serviceLocator, access.member, access.site, outside: access.type)
    }
  }

  // MARK: Calls

  private mutating func add(_ request: InjectionEvents.Request) {
    guard !request.isWiring, let type = request.type else { return }
    answered.insert(CodeStart(request.site))
    append(
      targets(of: type, name: request.name), .serviceLocator, program.types[type].name,
      request.site)
  }

  private mutating func add(_ call: InjectionEvents.LocatorCall) {
    guard !call.isWiring else { return }
    var found: [Int] = []
    var slot = call.key ?? ""
    if let key = call.key {
      found = calls.targets(named: key, in: program.functions[call.callee].owner)
    }
    if found.isEmpty, let type = call.type.projectType {
      found = targets(of: type, name: call.key)
      slot = program.types[type].name
    }
    if found.isEmpty { return }
    answered.insert(CodeStart(call.site))
    append(found, .serviceLocator, slot, call.site)
  }

  /// What stands behind a type: what is bound to it, or the only implementation, or itself.
  private func targets(of type: Int, name: String?) -> [Int] {
    let bound = calls.targets(type, name: name)
    if !bound.isEmpty { return bound }
    guard program.types[type].keyword == .protocol else { return [type] }
    return [implementations[type] ?? program.onlyImplementation(of: type) ?? type]
  }

  /// A type that binds in a container puts the app together.
  private func place(of site: CodeSite) -> Relation.Place {
    guard case .type(let type) = site.owner, calls.registrars.contains(type) else {
      return site.place
    }
    switch site.place {
    case .test, .preview, .unbuilt: return site.place
    case .body, .defaultArgument, .propertyInitializer, .staticInitializer, .extension,
      .compositionRoot:
      return .compositionRoot
    }
  }

  private mutating func append(
    _ targets: [Int], _ via: Relation.Via, _ slot: String, _ site: CodeSite, outside: String? = nil
  ) {
    // What a container does to make its objects is wiring.
    if case .type(let type) = site.owner {
      if calls.fronts.contains(type) || forms.roots.contains(type) { return }
    }
    if let function = site.function, calls.givers.contains(function) { return }
    // Each target of the code fills the container with what it declares itself.
    var all: [Int] = []
    for target in targets.flatMap({ [$0] + program.namesakes(ofType: $0, from: site.file) })
    where !all.contains(target) {
      all.append(target)
    }
    requests.append(
      Injections.Request(
        from: site.owner, targets: all, outside: outside, via: via, place: place(of: site),
        slot: slot, location: Location(file: program.files[site.file].path, span: site.span)))
  }
}
