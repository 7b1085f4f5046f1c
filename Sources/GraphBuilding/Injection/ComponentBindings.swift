import Model

/// What the components of libraries without containers make, and for how long.
struct ComponentBindings {
  private let program: Program
  private let reader: BodyReader
  private(set) var bindings: [Injections.Binding] = []
  private(set) var owned: [Injections.Owned] = []
  private(set) var byProtocol: [(type: Int, target: Int)] = []

  init(_ program: Program, reader: BodyReader, roles: [Component.Role]) {
    self.program = program
    self.reader = reader
    for library in reader.injection.components {
      for type in program.types.indices where !program.types[type].isExternal {
        if let made = library.made { addMade(type, made.attribute, made.keys) }
        guard !program.types[type].inherited.isEmpty else { continue }
        let ancestors = outsideAncestors(of: type, in: program)
        guard !ancestors.isDisjoint(with: library.components), !roles[type].isAlien else {
          continue
        }
        addComponent(type, isRoot: !ancestors.isDisjoint(with: library.processComponents))
        for property in program.types[type].properties { add(property, of: type, in: library) }
      }
    }
  }

  /// `@Instantiable(fulfillingAdditionalTypes: [API.self])`.
  private mutating func addMade(_ type: Int, _ attribute: String, _ label: String) {
    for argument in program.types[type].attributes.lazy.filter({ $0.name == attribute })
      .flatMap(\.arguments) where argument.label == label
    {
      guard case .collection(let elements, _) = argument.value else { continue }
      let place = LookupPlace(file: program.types[type].file, type: type)
      for name in elements.compactMap(typeName) {
        guard let key = program.lookUpType(name, at: place) else { continue }
        note(type, for: .project(key))
      }
    }
  }

  private mutating func addComponent(_ type: Int, isRoot: Bool) {
    let entry = program.types[type]
    bindings.append(
      Injections.Binding(
        provider: .type(type), key: entry.name, target: type,
        life: isRoot ? .process : .named(String(entry.simpleName)), place: .compositionRoot,
        location: Location(file: program.files[entry.file].path, span: entry.nameSpan)))
  }

  /// `var api: API { shared { LiveAPI() } }`.
  private mutating func add(_ property: Int, of type: Int, in library: ComponentLibrary) {
    let entry = program.properties[property]
    guard !entry.facts.isStatic, let getter = program.getters[property],
      case .result(let result)? = program.functions[getter].facts.body.last
    else { return }
    let declared = reader.type(ofProperty: property)
    let remembered = closure(in: result, of: library)
    let made =
      remembered.map { value(of: $0, getter, declared) } ?? reader.evaluateResult(of: getter)
    guard let target = made.type.projectType ?? declared.projectType, target != type,
      remembered != nil || made.origin == .constructed
    else { return }
    let location = Location(file: program.files[entry.file].path, span: entry.facts.nameSpan)
    bindings.append(
      Injections.Binding(
        provider: .type(type), key: entry.facts.name, target: target, life: .unsaid,
        place: .compositionRoot, location: location))
    if remembered != nil {
      owned.append(
        Injections.Owned(owner: type, target: target, slot: entry.facts.name, location: location))
    }
    note(target, for: declared)
  }

  private func closure(in result: Expression, of library: ComponentLibrary) -> Closure? {
    guard case .call(let call) = result, case .name(let name, _) = call.callee,
      library.remembering.contains(name), case .closure(let closure)? = call.arguments.last?.value
    else { return nil }
    return closure
  }

  private func value(of closure: Closure, _ getter: Int, _ declared: ValueType) -> Value {
    let entry = program.functions[getter]
    let site = CodeSite(
      owner: entry.owner.map { .type($0) } ?? .function(getter), file: entry.file,
      function: getter, place: .compositionRoot, condition: nil, span: entry.facts.span)
    return reader.quietly {
      reader.within(site, selfType: entry.owner, isStatic: false) {
        reader.read(closure, .function(result: declared))
      }
    }
  }

  private mutating func note(_ target: Int, for declared: ValueType) {
    guard let type = declared.projectType, type != target,
      program.types[type].keyword == .protocol, program.types[target].keyword != .protocol
    else { return }
    byProtocol.append((type, target))
  }
}
