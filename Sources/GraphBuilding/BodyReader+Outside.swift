import Model

/// What code takes from outside the project: globals of the system, the clock, chance.
extension BodyReader {
  func noteOutside(_ type: String, _ member: String, _ span: Span) {
    let here = site(at: span)
    record { $0.outsideAccesses.append(.init(type: type, member: member, site: here)) }
  }

  /// A method of an outside type or of a collection that asks the clock or chance.
  func noteClockOrChance(of base: Value, _ name: String, _ call: Call, _ span: Span) {
    let count = call.arguments.count
    let source: UnrepeatableSource?
    switch base.type.unwrapped {
    case .externalMetatype(let outside):
      source = clockOrChance(calling: name, of: outside, argumentCount: count)
    case .unknown, .collection, .external, .function, .optional:
      source = clockOrChance(method: name, argumentCount: count)
    case .project, .metatype, .module, .bound, .parameter:
      source = nil
    }
    if let source { noteOutside(source.rawValue, name, span) }
  }

  /// `.now()` or `.random(in:)` of an outside type, or of one that is not known.
  func noteImplicitClockOrChance(
    _ expected: ValueType, _ name: String, _ call: Call, _ span: Span
  ) {
    switch expected {
    case .external(let outside, _):
      noteClockOrChance(
        of: Value(type: .externalMetatype(outside), origin: .unknown), name, call, span)
    case .unknown:
      let source = clockOrChance(implicit: name, labels: call.arguments.map(\.label))
      if let source { noteOutside(source.rawValue, name, span) }
    default:
      return
    }
  }

  /// A type or function that the sources do not declare. A wrapper such as `State(initialValue:)`
  /// or `Mutex(…)` is what it wraps.
  func callOutside(_ name: String, _ call: Call) -> Value {
    let count = call.arguments.count
    if let source = clockOrChance(calling: name, of: nil, argumentCount: count) {
      noteOutside(source.rawValue, name == source.rawValue ? "init" : name, call.span)
    }
    let values = readOutsideArguments(of: call, name)
    let last = lastPart(of: name)
    noteDefaultScope(ofMade: last, call)
    if ValueType.transparentWrappers.contains(last), let first = values.first {
      return Value(type: .external(last, [first.type]), origin: first.origin)
    }
    if let made = collection(madeBy: last, of: call, values) { return made }
    if let store = store(madeBy: last, of: values) { return store }
    guard isCapitalized(name) else { return .unknown }
    let isEmpty = call.arguments.isEmpty && emptyValueTypes.contains(last)
    return Value(type: .external(last, []), origin: isEmpty ? .empty : .constructed)
  }
}
