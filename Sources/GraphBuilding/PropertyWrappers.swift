import Model

/// Wrappers of properties that the project declares.
extension BodyReader {
  /// The type of a variable whose wrapper says it: `@Injected(\.api) var api`.
  func wrappedType(of entry: PropertyEntry) -> ValueType? {
    let place = LookupPlace(file: entry.file, type: entry.owner)
    for attribute in entry.facts.attributes {
      guard let wrapper = program.ownWrapper(attribute.name, at: place),
        let wrapped = program.property("wrappedValue", of: wrapper, isStatic: false)
      else { continue }
      let order = program.types[wrapper].genericOrder
      var given = GenericArguments(
        zip(order, attribute.typeArguments.map { program.valueType($0, at: place) }),
        uniquingKeysWith: { first, _ in first })
      let type = type(ofProperty: wrapped)
      if let value = entry.facts.value {
        type.match(quietly { evaluate(value, expected: nil).type }, into: &given)
      }
      matchPaths(attribute.arguments, of: wrapper, into: &given)
      let found = type.substituting(given).settled
      if found != .unknown { return found }
    }
    return nil
  }

  /// What key paths among the arguments of a wrapper lead to: `KeyPath<Root, Value>` tells both.
  private func matchPaths(
    _ arguments: [Argument], of wrapper: Int, into given: inout GenericArguments
  ) {
    for initializer in program.initializers(of: wrapper) {
      let entry = program.functions[initializer]
      let place = LookupPlace(file: entry.file, type: wrapper, function: initializer)
      for (parameter, argument) in zip(entry.facts.parameters, arguments) {
        guard let written = parameter.type,
          case .external(let path, let parts) = program.valueType(written, at: place),
          path.hasSuffix("KeyPath"), parts.count == 2
        else { continue }
        let root = Value(type: parts[0].substituting(given).settled, origin: .unknown)
        let value = quietly { follow(argument.value, from: root) }
        parts[1].match(value.type, into: &given)
      }
    }
  }

  private func follow(_ path: Expression, from root: Value) -> Value {
    switch path {
    case .member(nil, let name, let span): evaluateMember(name, of: root, span)
    case .member(let base?, let name, let span):
      evaluateMember(name, of: follow(base, from: root), span)
    case .group(let parts) where parts.count == 1: follow(parts[0], from: root)
    case .name: root
    default: .unknown
    }
  }

  /// Notes that a variable is read through a wrapper of the project.
  func noteWrappers(of entry: PropertyEntry, at site: CodeSite) {
    let place = LookupPlace(file: entry.file, type: entry.owner)
    for attribute in entry.facts.attributes {
      guard let wrapper = program.ownWrapper(attribute.name, at: place),
        injection.ownRoots[wrapper] == nil
      else { continue }
      record { $0.wrapperUses.append(.init(wrapper: wrapper, site: site)) }
    }
  }
}

extension Program {
  /// The property wrapper of the project that an attribute names.
  func ownWrapper(_ name: String, at place: LookupPlace) -> Int? {
    guard let type = lookUpType(name, at: place), types[type].hasAttribute("propertyWrapper") else {
      return nil
    }
    return type
  }
}

extension CodeEvents {
  /// Counts what a wrapper reads to give its value as read by whoever uses the wrapper.
  mutating func addAccessesThroughWrappers(_ program: Program) {
    if wrapperUses.isEmpty { return }
    var globals: [Int: [Int]] = [:]
    for access in accesses {
      if let function = access.site.function {
        globals[function, default: []].append(access.property)
      }
    }
    for use in wrapperUses {
      guard let wrapped = program.property("wrappedValue", of: use.wrapper, isStatic: false),
        let getter = program.getters[wrapped]
      else { continue }
      for property in globals[getter] ?? [] {
        accesses.append(Access(property: property, site: use.site, isProvided: false))
      }
    }
  }
}
