import Model

/// The type of a value or expression, as far as it is known.
indirect enum ValueType: Hashable, Sendable {
  case unknown
  /// An instance of a project type.
  case project(Int)
  /// An instance of a type that the sources do not declare, by its last name.
  case external(String, [ValueType])
  case optional(ValueType)
  /// Elements; of a dictionary the key, then the value.
  case collection([ValueType])
  case function(result: ValueType)
  /// The project type itself.
  case metatype(Int)
  /// An outside type itself, by its dotted name.
  case externalMetatype(String)
  /// A project module.
  case module(String)
}

extension ValueType {
  var unwrapped: ValueType {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  var projectType: Int? {
    if case .project(let type) = unwrapped { return type }
    return nil
  }

  /// What a wrapper wraps; of any other type the type itself.
  var content: ValueType {
    guard case .external(let name, let arguments) = unwrapped,
      ValueType.transparentWrappers.contains(name)
    else { return self }
    return arguments.first ?? .unknown
  }

  /// The project types that a slot of this type holds instances of: itself, or elements.
  var heldTypes: [Int] {
    switch unwrapped {
    case .project(let type): [type]
    case .collection(let elements): elements.flatMap(\.heldTypes)
    case .external(let name, let arguments):
      ValueType.transparentWrappers.contains(name) ? arguments.flatMap(\.heldTypes) : []
    case .unknown, .optional, .function, .metatype, .externalMetatype, .module: []
    }
  }

  /// The project types that functions in a slot of this type give when they are asked.
  var deferredTypes: [Int] {
    switch unwrapped {
    case .function(let result): result.heldTypes
    case .collection(let elements): elements.flatMap(\.deferredTypes)
    case .external(let name, let arguments):
      ValueType.makers.contains(name) ? arguments.last?.heldTypes ?? [] : []
    case .unknown, .project, .optional, .metatype, .externalMetatype, .module: []
    }
  }

  /// Outside types that make an object of their last argument when they are asked.
  static let makers: Set<String> = [
    "Instantiator", "ErasedInstantiator", "SendableInstantiator", "SendableErasedInstantiator",
  ]

  /// Outside types that hold what they are made of strongly.
  static let transparentWrappers: Set<String> = [
    "Mutex", "LockIsolated", "OSAllocatedUnfairLock", "Published", "State", "StateObject",
    "ObservedObject", "Binding", "Bindable", "CurrentValueSubject", "Result", "Task",
    "NSCache", "Locked", "Atomic", "Protected", "ManagedAtomic", "Lazy", "Observed",
    "StoreOf",
  ]
}

extension Program {
  /// The type that a written type means at a place.
  func valueType(_ reference: TypeReference, at place: LookupPlace) -> ValueType {
    // Aliases of one another would be followed for ever.
    var expansions = 64
    return valueType(reference, at: place, &expansions)
  }

  private func valueType(
    _ reference: TypeReference, at place: LookupPlace, _ expansions: inout Int
  ) -> ValueType {
    switch reference {
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      return .optional(valueType(inner, at: place, &expansions))
    case .collection(let inner):
      return .collection(inner.map { valueType($0, at: place, &expansions) })
    case .function(let result):
      return .function(result: result.map { valueType($0, at: place, &expansions) } ?? .unknown)
    case .several(let parts):
      // Of a composition such as `Store & Sendable` the first project type counts.
      for part in parts {
        let type = valueType(part, at: place, &expansions)
        if type.projectType != nil { return type }
      }
      return .unknown
    case .named(let name, let arguments):
      return namedType(name, arguments, at: place, &expansions)
    }
  }

  private func namedType(
    _ name: String, _ arguments: [TypeReference], at place: LookupPlace, _ expansions: inout Int
  ) -> ValueType {
    if name == "Self" { return place.type.map { .project($0) } ?? .unknown }
    if name.hasSuffix(".Type") {
      let base = String(name.dropLast(5))
      return lookUpType(base, at: place).map { .metatype($0) } ?? .externalMetatype(base)
    }
    if isGenericParameter(name, at: place) { return .unknown }
    if let type = lookUpType(name, at: place) { return .project(type) }
    if let alias = lookUpOtherAlias(name, at: place, &expansions) { return alias }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return .external(last, arguments.map { valueType($0, at: place, &expansions) })
  }

  func isGenericParameter(_ name: String, at place: LookupPlace) -> Bool {
    place.function.map { functions[$0].facts.genericParameters.contains(name) } ?? false
      || place.type.map { types[$0].genericParameters.contains(name) } ?? false
  }

  /// An alias of something else than a project type: of a function, a collection, an outside type.
  private func lookUpOtherAlias(
    _ name: String, at place: LookupPlace, _ expansions: inout Int
  ) -> ValueType? {
    for type in place.type.map(enclosingTypes) ?? [] {
      guard let own = types[type].aliases[name] else { continue }
      return expand(own, at: LookupPlace(file: own.file, type: type), &expansions)
    }
    guard let known = aliasesByName[name] else { return nil }
    let module = files[place.file].module
    guard let alias = known.first(where: { files[$0.file].module == module }) ?? known.first else {
      return nil
    }
    return expand(alias, at: LookupPlace(file: alias.file, type: nil), &expansions)
  }

  private func expand(
    _ alias: (type: TypeReference, file: Int), at place: LookupPlace, _ expansions: inout Int
  ) -> ValueType? {
    if expansions == 0 { return nil }
    expansions -= 1
    return valueType(alias.type, at: place, &expansions)
  }
}
