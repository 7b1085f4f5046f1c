import Model

/// What stands behind the members and keys that are read by key path.
struct MemberBindings {
  private let program: Program
  private let reader: BodyReader
  private let forms: InjectionForms
  private let roles: [Component.Role]
  private(set) var bindings: [Injections.Binding] = []
  /// The type of the product behind a member, and behind a key.
  private(set) var byMember: [Int: Int] = [:]
  private(set) var byKey: [Int: Int] = [:]
  private(set) var byProtocol: [(type: Int, target: Int)] = []
  /// Members that are factories: whoever reads one asks for what it makes.
  private(set) var factories: Set<Int> = []

  /// The scope that a container gives where none is named.
  private let defaultScopes: [Int: String]

  init(
    _ program: Program, reader: BodyReader, events: InjectionEvents, roles: [Component.Role]
  ) {
    self.program = program
    self.reader = reader
    self.forms = reader.injection
    self.roles = roles
    self.defaultScopes = events.defaultScopes
    for key in forms.keys.keys.sorted() { addKey(key) }
    for (member, key) in forms.keyOfMember.sorted(by: { $0.key < $1.key }) {
      byMember[member] = byKey[key]
      note(byKey[key], for: reader.type(ofProperty: member))
    }
    for property in program.properties.indices { addMember(property) }
  }

  private mutating func addKey(_ key: Int) {
    guard !roles[key].isAlien, let live = forms.live(of: key, program),
      program.files[program.properties[live].file].role == .ordinary
    else { return }
    let declared = reader.type(ofProperty: live)
    guard let target = concrete(made(by: live), declared: declared) else { return }
    byKey[key] = target
    let library = (forms.keys[key] ?? nil).map { forms.values[$0] }
    bindings.append(
      binding(live, by: key, target, library?.isMadeOnce == true ? .process : .unsaid))
  }

  private func binding(
    _ property: Int, by provider: Int, _ target: Int, _ life: BoundLife
  ) -> Injections.Binding {
    let entry = program.properties[property]
    return Injections.Binding(
      provider: .type(provider), key: entry.facts.name, target: target, life: life,
      place: .compositionRoot,
      location: Location(file: program.files[entry.file].path, span: entry.facts.nameSpan))
  }

  /// What a variable starts with, or its getter gives.
  private func made(by property: Int) -> ValueType {
    let entry = program.properties[property]
    if let getter = program.getters[property] { return reader.evaluateResult(of: getter).type }
    guard let value = entry.facts.value else { return .unknown }
    return reader.quietly { reader.evaluateInitialValue(value, of: property).type }
  }

  private func concrete(_ made: ValueType, declared: ValueType) -> Int? {
    if let type = made.projectType, program.types[type].keyword != .protocol { return type }
    return declared.projectType ?? made.projectType
  }

  private mutating func note(_ target: Int?, for declared: ValueType) {
    guard let target, let type = declared.projectType, type != target,
      program.types[type].keyword == .protocol, program.types[target].keyword != .protocol
    else { return }
    byProtocol.append((type, target))
  }

  /// `var api: Factory<API> { self { LiveAPI() }.singleton }`, `@Entry var theme: Theme = .plain`.
  private mutating func addMember(_ property: Int) {
    let entry = program.properties[property]
    guard let owner = entry.owner, program.files[entry.file].role == .ordinary else { return }
    if case .named(let name, let arguments)? = writtenType(of: entry),
      forms.isFactory(name)
    {
      factories.insert(property)
      let place = LookupPlace(file: entry.file, type: owner)
      let declared = arguments.last.map { program.valueType($0, at: place) } ?? .unknown
      let form = factoryForm(entry)
      let made = form.closure.map { result(of: $0, property, declared) } ?? .unknown
      guard let target = concrete(made, declared: declared) else { return }
      byMember[property] = target
      note(target, for: declared)
      let library = forms.values.first { $0.isContainer }
      let life = BoundLife(
        scope: form.scope ?? defaultScopes[owner], process: library?.processScopes ?? [],
        passing: library?.passingScopes ?? [])
      bindings.append(binding(property, by: owner, target, life))
    } else if entry.isStored, forms.isEntry(entry.facts) {
      byMember[property] = concrete(made(by: property), declared: reader.type(ofProperty: property))
    }
  }

  private func writtenType(of entry: PropertyEntry) -> TypeReference? {
    if let type = entry.facts.type { return type }
    switch entry.facts.value {
    case .cast(_, let type, _)?: return type
    case .call(let call)?: return dottedName(call.callee).map { .named($0, []) }
    default: return nil
    }
  }

  private func result(of closure: Closure, _ property: Int, _ declared: ValueType) -> ValueType {
    let entry = program.properties[property]
    let site = CodeSite(
      owner: entry.owner.map { .type($0) } ?? .global(property), file: entry.file, function: nil,
      place: .compositionRoot, condition: nil, span: entry.facts.span)
    return reader.quietly {
      reader.within(site, selfType: entry.owner, isStatic: entry.facts.isStatic) {
        reader.read(closure, .function(result: declared)).type
      }
    }
  }

  /// The closure of a factory, and the scope that the links behind it name.
  private func factoryForm(_ entry: PropertyEntry) -> (closure: Closure?, scope: String?) {
    var scope: String?
    var current = entry.facts.value
    if let getter = entry.facts.accessors.first(where: { $0.name == "get" }),
      case .result(let value)? = getter.body.last
    {
      current = value
    }
    while let expression = current {
      switch expression {
      case .cast(let inner, _, _):
        current = inner
      case .member(let inner?, let link, _):
        scope = scope ?? link
        current = inner
      case .call(let call):
        if case .member(let inner?, let link, _) = call.callee, hasCall(inner) {
          // Links such as `.onTest { … }` put other objects there; they name no scope.
          if link == "scope" { scope = scope ?? call.arguments.first.flatMap(scopeName) }
          current = inner
          continue
        }
        scope = scope ?? call.arguments.first { $0.label == "scope" }.flatMap(scopeName)
        let closure = call.arguments.lazy.compactMap { argument -> Closure? in
          if case .closure(let closure) = argument.value { closure } else { nil }
        }.first
        return (closure, scope)
      default:
        return (nil, scope)
      }
    }
    return (nil, scope)
  }

  private func scopeName(_ argument: Argument) -> String? {
    if case .member(_, let word, _) = argument.value { return word }
    return nil
  }

  /// True when a chain goes on below: the links stand behind another call.
  private func hasCall(_ expression: Expression) -> Bool {
    switch expression {
    case .call: true
    case .cast(let inner, _, _): hasCall(inner)
    case .member(let inner?, _, _): hasCall(inner)
    default: false
    }
  }
}
