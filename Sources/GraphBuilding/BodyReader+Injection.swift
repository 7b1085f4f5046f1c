import Model

/// What code binds in containers, what it asks them for, and what it reads by key path.
extension BodyReader {
  // MARK: Key paths

  /// The type of a variable that a property wrapper fills: `@Dependency(\.apiClient) var apiClient`.
  func injectedType(of entry: PropertyEntry) -> ValueType? {
    let place = LookupPlace(file: entry.file, type: entry.owner)
    for attribute in entry.facts.attributes {
      if let read = injection.read(
        wrapper: attribute.name, attribute.arguments, at: place, program)
      {
        return type(of: read)
      }
    }
    return nil
  }

  /// `@Dependency(\.date) var date` inside a function.
  func readWrapper(_ name: String, _ call: Call) -> Value? {
    guard injection.keyedWrappers.contains(name),
      let read = injection.read(wrapper: name, call.arguments, at: place, program)
    else { return nil }
    let here = site(at: call.span)
    record { $0.injection.keyedRequests.append(.init(read: read, site: here)) }
    return Value(type: type(of: read), origin: .unknown)
  }

  func type(of read: KeyedRead) -> ValueType {
    var type = ValueType.unknown
    if let property = read.property {
      type = content(ofMember: property)
    } else if let key = read.key {
      type = injection.live(of: key, program).map(self.type(ofProperty:)) ?? .project(key)
    }
    for name in read.path.dropFirst() {
      guard let owner = type.projectType,
        let next = program.property(name, of: owner, isStatic: false)
      else { return .unknown }
      type = self.type(ofProperty: next)
    }
    return type
  }

  /// What a member gives: of a factory what it makes.
  func content(ofMember property: Int) -> ValueType {
    let type = type(ofProperty: property)
    guard case .external(let name, let arguments) = type.unwrapped, injection.isFactory(name) else {
      return type
    }
    return arguments.last ?? .unknown
  }

  // MARK: Factories

  /// A member that the project adds to the container of a library: `Container.shared.api`.
  func readContainerMember(_ name: String, of container: String, _ span: Span) -> Value? {
    guard injection.isContainer(container),
      let member = injection.member(name, of: container, from: site.file, program)
    else { return nil }
    return program.properties[member].facts.isStatic
      ? touchGlobal(member, span) : touchField(member, span)
  }

  /// `factory.register { … }`, `factory.reset()`, `factory.resolve()`.
  func callFactory(_ name: String, _ made: ValueType, _ call: Call) -> Value {
    let values = composing { readArguments(call.arguments) }
    if name == "resolve" || name == "callAsFunction" { return Value(type: made, origin: .unknown) }
    var bound = ValueType.unknown
    if name == "register", case .function(let result)? = values.last?.type { bound = result }
    let here = site(at: call.span)
    record { $0.injection.factoryChanges.append(.init(made: bound, site: here)) }
    return .unknown
  }

  /// `manager.defaultScope = .singleton` in a container.
  func noteDefaultScope(_ assignment: Assignment) {
    guard case .member(_, "defaultScope", _) = assignment.target,
      case .member(_, let scope, _) = assignment.value, let selfType,
      injection.roots.contains(selfType)
    else { return }
    record { $0.injection.defaultScopes[selfType] = scope }
  }

  /// `Store(initialState: Feature.State()) { Feature() }` is a store of `Feature`.
  func store(madeBy name: String, of values: [Value]) -> Value? {
    guard name == "Store", !injection.reducers.isEmpty else { return nil }
    for value in values {
      var made = value.type
      if case .function(let result) = made { made = result }
      guard let type = made.projectType else { continue }
      let around = program.enclosingTypes(of: type)
      if let reducer = around.first(where: injection.reducers.contains) {
        return Value(type: .external("StoreOf", [.project(reducer)]), origin: .constructed)
      }
    }
    return nil
  }

  // MARK: Composing

  /// `withDependencies { $0.api = .live } operation: { … }`: the first closure composes.
  func readOverride(_ call: Call) -> Value {
    var isFirst = true
    var result = Value.unknown
    for argument in call.arguments {
      if case .closure = argument.value, isFirst {
        isFirst = false
        _ = composing { evaluate(argument, expected: nil) }
      } else {
        result = evaluate(argument, expected: nil)
      }
    }
    if case .function(let type) = result.type { return Value(type: type, origin: .unknown) }
    return .unknown
  }

  /// Runs work in which everything that is made is made by whoever composes.
  func composing<Result>(_ work: () -> Result) -> Result {
    let outer = site.place
    switch outer {
    case .body, .extension, .propertyInitializer, .staticInitializer: site.place = .compositionRoot
    case .compositionRoot, .defaultArgument, .test, .preview, .unbuilt: break
    }
    defer { site.place = outer }
    return work()
  }
}
