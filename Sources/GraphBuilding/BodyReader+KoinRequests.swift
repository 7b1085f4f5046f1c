import Model

/// Code that asks Koin for objects.
extension BodyReader {
  /// A call of Koin; `nil` for every other call.
  func readKoinCall(_ call: Call, expected: ValueType?) -> Value? {
    guard injection.koin.isUsed(in: site.file) else { return nil }
    if let value = readKoinModule(call) { return value }
    switch call.callee {
    case .name(let name, _):
      if koinRequests.contains(name), mayAsk(by: name) { return ask(call, expected) }
      if koinViewModelRequests.contains(name), isKoinFunction(name) {
        readArguments(call.arguments)
        return requested(call, expected).map { Value(type: $0, origin: .unknown) }
      }
      return nil
    case .member(let base?, let name, _):
      guard koinRequests.contains(name), isKoin(base) else { return nil }
      return ask(call, expected)
    default:
      return nil
    }
  }

  /// Inside an entry each request is Koin's; elsewhere it is imported, or a component of Koin has it.
  private func mayAsk(by name: String) -> Bool {
    if koin?.isInEntry == true { return true }
    if isKoinFunction(name) { return true }
    guard let selfType, !isStaticCode else { return false }
    let components: Set = ["KoinComponent", "KoinScopeComponent", "AndroidScopeComponent"]
    return program.enclosingTypes(of: selfType).contains {
      !outsideAncestors(of: $0, in: program).isDisjoint(with: components)
    }
  }

  /// `getKoin()`, `GlobalContext.get()`, `KoinJavaComponent`.
  private func isKoin(_ base: Expression) -> Bool {
    switch base {
    case .name(let name, _): koinDoors.contains(name)
    case .member(let inner?, let name, _): name == "koin" || isKoin(inner)
    case .call(let call): isKoin(call.callee)
    default: false
    }
  }

  private func ask(_ call: Call, _ expected: ValueType?) -> Value {
    readArguments(call.arguments)
    guard let type = requested(call, expected) else { return .unknown }
    if koin?.isInEntry != true, let key = key(ofRequest: call, type) {
      let here = site(at: call.span)
      let qualifier = call.arguments.lazy.compactMap(qualifierText).first
      record {
        $0.injection.koin.requests.append(.init(type: key, qualifier: qualifier, site: here))
      }
    }
    return Value(type: type, origin: .unknown)
  }

  private func key(ofRequest call: Call, _ type: ValueType) -> KeyType? {
    call.typeArguments.first.map { KeyType($0, at: place, program) } ?? KeyType(type)
  }

  /// The type that a request names, or that its surroundings ask for.
  private func requested(_ call: Call, _ expected: ValueType?) -> ValueType? {
    if let written = call.typeArguments.first { return program.valueType(written, at: place) }
    for argument in call.arguments {
      if let name = typeName(argument.value) {
        return program.valueType(.named(name, []), at: place)
      }
    }
    return expected?.unwrapped
  }
}

extension KeyType {
  /// The key of a value, as far as its type is known.
  init?(_ type: ValueType) {
    switch type.unwrapped {
    case .project(let type): self = .project(type, [])
    case .external(let name, let arguments):
      let inner = arguments.compactMap { KeyType($0) }
      self = .outside(lastPart(of: name), inner.count == arguments.count ? inner : [])
    case .unknown, .bound, .parameter, .optional, .collection, .function, .metatype,
      .externalMetatype, .module:
      return nil
    }
  }
}
