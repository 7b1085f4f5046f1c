import Model

/// Calls that bind in containers of libraries, or ask them.
extension BodyReader {
  /// A call that binds in a container of a library, or asks one; `nil` for every other call.
  func readContainerCall(_ name: String, on base: ValueType, _ call: Call) -> Value? {
    guard injection.containerVerbs.contains(name) else { return nil }
    let libraries = injection.libraries(of: base, at: program.files[site.file], program)
    for library in libraries {
      let isKnown = base.unwrapped != .unknown
      if library.registering.contains(name), call.arguments.contains(where: isMaker),
        isKnown || call.arguments.first.flatMap({ typeName($0.value) }) != nil
      {
        return register(call, in: library)
      }
      if library.asking.contains(name), let value = ask(call, isKnown: isKnown) { return value }
      if library.scoping.contains(name) || library.furtherKeys.contains(name) {
        return amend(call, isScope: library.scoping.contains(name))
      }
    }
    return nil
  }

  private func isMaker(_ argument: Argument) -> Bool {
    switch argument.value {
    case .closure: true
    case .member(_?, "init", _): true
    default: argument.label == "initializer" || argument.label == "factory"
    }
  }

  private func register(_ call: Call, in library: ContainerLibrary) -> Value {
    var keys: [Int] = []
    var made = ValueType.unknown
    var name: String?
    var scope: String?
    let container = Value(type: .external(library.containers.sorted()[0], []), origin: .unknown)
    wiringDepth += 1
    defer { wiringDepth -= 1 }
    for argument in call.arguments {
      switch argument.value {
      case .closure(let closure):
        if let key = castType(ofResultOf: closure) { keys.append(key) }
        let value = composing {
          giving([container]) { evaluate(argument.value, expected: nil) }
        }
        if case .function(let result) = value.type, made == .unknown { made = result }
      case .member(let base?, "init", _):
        if case .metatype(let type) = evaluate(base, expected: nil).type {
          made = .project(type)
          let here = composing { site(at: call.span) }
          record { $0.constructions.append(.init(type: type, site: here)) }
        }
      case .literal(.text(let text), _) where argument.label != nil:
        name = text
      case .member(nil, let word, _):
        if argument.label == nil || argument.label == "scope" { scope = word } else { name = word }
      default:
        if case .metatype(let type) = evaluate(argument.value, expected: nil).type {
          keys.append(type)
        }
      }
    }
    if keys.isEmpty, let type = made.projectType { keys = [type] }
    let here = site(at: call.span)
    record {
      $0.injection.registrations.append(
        .init(library: library, keys: keys, name: name, made: made, scope: scope, site: here))
    }
    return .unknown
  }

  /// The type in `{ LiveAPI() as API }`, which the object is asked for by.
  private func castType(ofResultOf closure: Closure) -> Int? {
    guard case .result(.cast(_, let type, _))? = closure.body.last else { return nil }
    return program.valueType(type, at: place).projectType
  }

  /// A link behind a registration: it ends where its call begins.
  private func amend(_ call: Call, isScope: Bool) -> Value? {
    guard !isQuiet, let last = events.injection.registrations.last, last.site.file == site.file,
      last.site.span.line == call.span.line, last.site.span.column == call.span.column
    else { return nil }
    for argument in call.arguments {
      switch argument.value {
      case .member(_, let word, _) where isScope, .name(let word, _) where isScope:
        record { $0.injection.amendLast { $0.scope = word } }
      default:
        if case .metatype(let type) = evaluate(argument.value, expected: nil).type {
          record { $0.injection.amendLast { $0.keys.append(type) } }
        }
      }
    }
    return .unknown
  }

  /// `Assembler([ServiceAssembly()], defaultObjectScope: .container)` says it of what its assemblies
  /// register, `Container(defaultObjectScope: .container)` of what the type around registers.
  func noteDefaultScope(ofMade name: String, _ call: Call) {
    guard let library = injection.containers.first(where: { $0.containers.contains(name) }),
      let told = call.arguments.first(where: { argument in
        argument.label.map { library.defaultScopeLabels.contains($0) } ?? false
      }), case .member(_, let scope, _) = told.value
    else { return }
    var registering: [Int] = []
    for case .collection(let assemblies, _) in call.arguments.map(\.value) {
      registering += assemblies.compactMap { assembly in
        quietly { evaluate(assembly, expected: nil) }.type.projectType
      }
    }
    if registering.isEmpty, let selfType { registering = [selfType] }
    record { events in
      for type in registering { events.injection.defaultScopes[type] = scope }
    }
  }

  /// `isKnown` says that the container is one for sure; otherwise the call has to name a type.
  private func ask(_ call: Call, isKnown: Bool) -> Value? {
    let namesType = call.arguments.contains {
      if case .member(_?, "self", _) = $0.value { true } else { false }
    }
    guard isKnown || namesType else { return nil }
    let expected = callExpectation
    let name: String? = call.arguments.lazy.compactMap { argument in
      if case .literal(.text(let text), _) = argument.value { text } else { nil }
    }.first
    let values = readArguments(call.arguments)
    let type = requestedType(values, expected: expected)
    let here = site(at: call.span)
    let isWiring = wiringDepth > 0
    record {
      $0.injection.requests.append(
        .init(type: type.projectType, name: name, isWiring: isWiring, site: here))
    }
    return Value(type: type, origin: .unknown)
  }

  /// The type that the caller of a generic function chooses.
  func requestedType(_ values: [Value], expected: ValueType?) -> ValueType {
    for value in values {
      if case .metatype(let type) = value.type { return .project(type) }
      if case .externalMetatype = value.type { return .unknown }
    }
    return expected?.unwrapped ?? .unknown
  }
}

extension InjectionEvents {
  /// Changes the registration that the links behind it belong to.
  fileprivate mutating func amendLast(_ change: (inout Registration) -> Void) {
    if registrations.isEmpty { return }
    change(&registrations[registrations.count - 1])
  }
}
