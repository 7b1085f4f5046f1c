import Model

/// Names that the compiler knows: what it says goes before every guess.
extension BodyReader {
  /// What the compiler says of a name that ends where a span ends; `nil` when it says nothing.
  func exactMeaning(of name: String, _ span: Span) -> IndexMeaning? {
    exact?.meaning(of: name, endingAt: span, in: site.file)
  }

  /// The value of a name that is no call.
  func value(
    of meaning: IndexMeaning, _ name: String, of base: Value = .unknown, _ span: Span
  ) -> Value {
    switch meaning {
    case .property(let property):
      if program.properties[property].isGlobal { return touchGlobal(property, span) }
      if startsWithDollar(name) { lend(property, span) }
      var value = touchField(property, span)
      if base.origin == .delegate || base.origin == .delegateMember {
        value.origin = .delegateMember
      }
      return value
    case .type(let type):
      return Value(type: .metatype(type), origin: .unknown)
    case .enumCase(let type, _):
      return Value(type: .project(type), origin: .constant)
    case .function(let function):
      let mentioned = mention([function], name, span)
      guard let owner = program.functions[function].owner else { return mentioned ?? .unknown }
      let own = Value(type: .project(owner), origin: .selfValue)
      return bound(mentioned, name, of: owner, base.type == .unknown ? own : base, span)
    case .outside:
      return isCapitalized(name)
        ? Value(type: .externalMetatype(name), origin: .unknown) : .unknown
    }
  }

  /// A call of what a name means; the base is missing where none is written.
  func call(
    _ meaning: IndexMeaning, _ name: String, of base: Expression?, _ call: Call, span: Span
  ) -> Value {
    if base == nil { noteSelf(naming: meaning) }
    switch meaning {
    case .type(let type):
      return construct(type, call)
    case .function(let function):
      if let owner = program.functions[function].owner,
        program.functions[function].facts.role == .initializer
      {
        return construct(owner, call)
      }
      if let base { noteChangeThroughCall(of: base, [function]) }
      return invoke([function], call)
    case .property:
      return callValue(value(of: meaning, name, span), call)
    case .enumCase(let type, _):
      _ = callCase(name, of: type, call)
      return Value(type: .project(type), origin: .unknown)
    case .outside:
      return isEnvironmentSetter(name) ? provide(call) : callOutside(name, call)
    }
  }

  /// The initializer that a call runs.
  func exactInitializer(of call: Call) -> Int? {
    let meaning = CodeEvents.CalledName(call).flatMap {
      exact?.initializer(of: $0.text, endingAt: $0.span, in: site.file)
    }
    if case .function(let function)? = meaning { return function }
    return nil
  }

  /// The variable that is written where a name means it.
  func slot(of meaning: IndexMeaning) -> Slot? {
    guard case .property(let property) = meaning else { return nil }
    let owner = program.properties[property].owner
    let isOwn = owner.map { owner in
      program.properties[property].facts.isStatic == isStaticCode
        && selfType.map { program.lineage(of: $0).contains(owner) } == true
    }
    return Slot(property: property, isElement: false, isOwn: isOwn ?? false)
  }
}
