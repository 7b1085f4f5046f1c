import Model

/// The type of a value or expression, as far as it is known.
enum ValueType: Hashable, Sendable {
  case unknown
  /// An instance of a project type.
  case project(Int)
  /// An instance of a generic project type, with what stands for its parameters.
  indirect case bound(Int, [String: ValueType])
  /// What stands for a generic parameter is not known here; only the project type that it has to be.
  indirect case parameter(String, Int?)
  /// An instance of a type that the sources do not declare, by its last name.
  indirect case external(String, [ValueType])
  indirect case optional(ValueType)
  /// Elements; of a dictionary the key, then the value.
  indirect case collection([ValueType])
  indirect case function(result: ValueType)
  /// The project type itself.
  case metatype(Int)
  /// An outside type itself, by its dotted name.
  indirect case externalMetatype(String)
  /// A project module.
  indirect case module(String)
}

extension ValueType {
  /// The type without optionality, and of a generic type or parameter the plain type.
  var unwrapped: ValueType {
    switch self {
    case .optional(let inner): inner.unwrapped
    case .bound(let type, _): .project(type)
    case .parameter(_, let type): type.map { .project($0) } ?? .unknown
    case .unknown, .project, .external, .collection, .function, .metatype,
      .externalMetatype, .module:
      self
    }
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
      name == ValueType.tupleName || ValueType.transparentWrappers.contains(name)
        ? arguments.flatMap(\.heldTypes) : []
    case .unknown, .optional, .function, .metatype, .externalMetatype, .module, .bound, .parameter:
      []
    }
  }

  /// The project types that functions in a slot of this type give when they are asked.
  var deferredTypes: [Int] {
    switch unwrapped {
    case .function(let result): result.heldTypes
    case .collection(let elements): elements.flatMap(\.deferredTypes)
    case .external(let name, let arguments):
      ValueType.makers.contains(name) ? arguments.last?.heldTypes ?? [] : []
    case .unknown, .project, .optional, .metatype, .externalMetatype, .module, .bound, .parameter:
      []
    }
  }

  /// Outside types that make an object of their last argument when they are asked.
  static let makers: NameSet = [
    "Instantiator", "ErasedInstantiator", "SendableInstantiator", "SendableErasedInstantiator",
    "Provider",
  ]

  /// Outside types that hold what they are made of strongly.
  static let transparentWrappers: NameSet = [
    "Mutex", "LockIsolated", "OSAllocatedUnfairLock", "Published", "State", "StateObject",
    "ObservedObject", "Binding", "Bindable", "CurrentValueSubject", "Result", "Task",
    "NSCache", "Locked", "Atomic", "Protected", "ManagedAtomic", "Lazy", "Observed",
    "MutableStateFlow", "StateFlow", "MutableState", "MutableLiveData", "LiveData",
    "AtomicReference", "Deferred", "SharedFlow", "MutableSharedFlow", "Flow",
    "BehaviorRelay", "BehaviorSubject", "BehaviorProcessor", "ReplayRelay", "ReplaySubject",
    "ReplayProcessor",
    "StoreOf", "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController",
  ]

  /// Those of RxJava, RxRelay and RxSwift, which give the last to whoever comes later.
  static let lastingSubjects: NameSet = [
    "BehaviorRelay", "BehaviorSubject", "BehaviorProcessor", "ReplayRelay", "ReplaySubject",
    "ReplayProcessor",
  ]

  /// Those of them in which a view of SwiftUI stands.
  static let hosts: NameSet = [
    "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController",
  ]
}

/// Members of such types that are what they hold.
let contentNames: NameSet = ["value", "wrappedValue", "projectedValue", "rootView"]

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
    case .tuple(_, let parts):
      return .tuple(parts.map { valueType($0, at: place, &expansions) })
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
    if isGenericParameter(name, at: place) { return .parameter(name, bound(of: name, at: place)) }
    let isKnown = isKotlin(place.file) ? kotlin.knows(name) : names.knows(name)
    if !isKnown && !isDotted(name) {
      return .external(name, arguments.map { valueType($0, at: place, &expansions) })
    }
    if let type = lookUpType(name, at: place) {
      let order = types[type].genericOrder
      if order.isEmpty || types[type].keyword == .protocol { return .project(type) }
      if order.count == arguments.count {
        let given = arguments.map { valueType($0, at: place, &expansions) }
        return .bound(type, Dictionary(zip(order, given), uniquingKeysWith: { first, _ in first }))
      }
      // An alias may say what stands for the parameters.
      if let alias = lookUpOtherAlias(name, at: place, &expansions), alias.projectType == type {
        return alias
      }
      return .project(type)
    }
    if let alias = lookUpOtherAlias(name, at: place, &expansions) { return alias }
    return .external(lastPart(of: name), arguments.map { valueType($0, at: place, &expansions) })
  }

  func isGenericParameter(_ name: String, at place: LookupPlace) -> Bool {
    place.function.map { functions[$0].facts.genericParameters.contains(name) } ?? false
      || place.type.map { types[$0].genericParameters.contains(name) } ?? false
  }

  /// The project type that a generic parameter has to be.
  private func bound(of name: String, at place: LookupPlace) -> Int? {
    if let function = place.function {
      let entry = functions[function]
      for bound in entry.facts.genericBounds where bound.name == name {
        if let type = boundType(bound, at: LookupPlace(file: entry.file, type: entry.owner)) {
          return type
        }
      }
    }
    guard let type = place.type else { return nil }
    for (bound, file) in types[type].genericBounds where bound.name == name {
      if let type = boundType(bound, at: LookupPlace(file: file, type: type)) { return type }
    }
    return nil
  }

  private func boundType(_ bound: GenericBound, at place: LookupPlace) -> Int? {
    let names: [TypeReference] =
      if case .several(let parts) = bound.type { parts } else { [bound.type] }
    for case .named(let name, _) in names where name != bound.name {
      if let type = lookUpType(name, at: place) { return type }
    }
    return nil
  }

  /// An alias of something else than a project type: of a function, a collection, an outside type.
  private func lookUpOtherAlias(
    _ name: String, at place: LookupPlace, _ expansions: inout Int
  ) -> ValueType? {
    for type in place.type.map(enclosingTypes) ?? [] {
      guard let own = types[type].aliases[name] else { continue }
      return expand(own, at: LookupPlace(file: own.file, type: type), &expansions)
    }
    // `Feed.Completion`, which another type declares.
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let type = lookUpType(String(name[..<dot]), at: place),
      let own = types[type].aliases[String(name[dot...].dropFirst())]
    {
      return expand(own, at: LookupPlace(file: own.file, type: type), &expansions)
    }
    if isKotlin(place.file) {
      return lookUpKotlinAlias(name, at: place).flatMap {
        expand($0, at: LookupPlace(file: $0.file, type: nil), &expansions)
      }
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

/// What stands behind the last dot of a name.
func lastPart(of name: String) -> String {
  name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[$0...].dropFirst()) } ?? name
}
