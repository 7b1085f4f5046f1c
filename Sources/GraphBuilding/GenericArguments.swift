import Model

/// What stands for generic parameters, by their names.
typealias GenericArguments = [String: ValueType]

extension ValueType {
  /// What stands for the parameters of a generic type.
  var arguments: GenericArguments {
    switch self {
    case .bound(_, let arguments): arguments
    case .optional(let inner): inner.arguments
    default: [:]
    }
  }

  /// The type with parameters replaced by what stands for them.
  func substituting(_ given: GenericArguments) -> ValueType {
    if given.isEmpty { return self }
    switch self {
    case .parameter(let name, _): return given[name] ?? self
    case .bound(let type, let own): return .bound(type, own.mapValues { $0.substituting(given) })
    case .optional(let inner): return .optional(inner.substituting(given))
    case .collection(let parts): return .collection(parts.map { $0.substituting(given) })
    case .external(let name, let parts):
      return .external(name, parts.map { $0.substituting(given) })
    case .function(let result): return .function(result: result.substituting(given))
    case .unknown, .project, .metatype, .externalMetatype, .module: return self
    }
  }

  /// Notes what has to stand for parameters so that this type becomes another one.
  func match(_ actual: ValueType, into given: inout GenericArguments) {
    switch (self, actual) {
    case (_, .unknown), (_, .parameter):
      return
    case (.parameter(let name, _), _):
      if given[name] == nil { given[name] = actual }
    case (.optional(let inner), .optional(let other)):
      inner.match(other, into: &given)
    case (.optional(let inner), _):
      inner.match(actual, into: &given)
    case (_, .optional(let other)):
      match(other, into: &given)
    case (.bound(let type, let own), .bound(let other, let arguments)) where type == other:
      for name in own.keys.sorted() {
        if let argument = arguments[name] { own[name]?.match(argument, into: &given) }
      }
    case (.collection(let own), .collection(let others)):
      for (part, other) in zip(own, others) { part.match(other, into: &given) }
    case (.external(let name, let own), .external(let other, let others)) where name == other:
      for (part, other) in zip(own, others) { part.match(other, into: &given) }
    case (.function(let own), .function(let other)):
      own.match(other, into: &given)
    // `T.Type` is written with a name that no type has.
    case (.externalMetatype(let name), .metatype(let type)):
      if given[name] == nil { given[name] = .project(type) }
    case (.externalMetatype(let name), .externalMetatype(let other)):
      if name != other, given[name] == nil { given[name] = .external(other, []) }
    default:
      return
    }
  }

  /// The type where nobody can give what stands for its parameters any more.
  var settled: ValueType {
    switch self {
    case .parameter(_, let bound): bound.map { .project($0) } ?? .unknown
    case .optional(let inner): inner.settled == .unknown ? .unknown : .optional(inner.settled)
    default: self
    }
  }
}

extension Program {
  /// What stands for the parameters of a type at or above another, seen from that one.
  func arguments(of ancestor: Int, seenFrom type: Int, _ own: GenericArguments) -> GenericArguments
  {
    if ancestor == type { return own }
    if types[ancestor].genericParameters.isEmpty { return [:] }
    if types[ancestor].keyword == .protocol { return associatedTypes(of: ancestor, in: type, own) }
    var seen: Set<Int> = [type]
    var pending = [(type: type, arguments: own)]
    while let (next, arguments) = pending.popLast() {
      for inherited in types[next].inherited {
        let place = LookupPlace(file: inherited.file, type: next)
        let parent = valueType(inherited.type, at: place).substituting(arguments)
        guard let above = parent.projectType, seen.insert(above).inserted else { continue }
        if above == ancestor { return parent.arguments }
        pending.append((above, parent.arguments))
      }
    }
    return [:]
  }

  /// Associated types that a type names: by an alias, or by a type of its own inside it.
  private func associatedTypes(
    of requirement: Int, in type: Int, _ own: GenericArguments
  ) -> GenericArguments {
    if types[type].keyword == .protocol { return [:] }
    var given: GenericArguments = [:]
    for name in types[requirement].genericParameters {
      let found = lineage(of: type).first {
        types[$0].keyword != .protocol
          && (types[$0].aliases[name] != nil || typesByName["\(types[$0].name).\(name)"] != nil)
      }
      guard let found else { continue }
      let place = LookupPlace(file: types[found].file, type: found)
      given[name] = valueType(.named(name, []), at: place).substituting(own)
    }
    return given
  }

  /// The type of a member as a value of a type gives it.
  func memberType(_ written: ValueType, ownedBy owner: Int?, of base: ValueType) -> ValueType {
    guard let owner, let type = base.projectType else { return written.settled }
    return written.substituting(arguments(of: owner, seenFrom: type, base.arguments)).settled
  }
}
