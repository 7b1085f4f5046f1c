import Model

extension BodyReader {
  /// A value under another of its types.
  func evaluateCast(_ inner: Expression, to type: ValueType, _ span: Span) -> Value {
    // `resolve() as API` asks for what it is taken for.
    let expected: ValueType? = if case .call = inner { type } else { nil }
    let value = evaluate(inner, expected: expected)
    if value.type.unwrapped == .external("UIApplicationDelegate", []),
      let project = type.projectType
    {
      let here = site(at: span)
      record { $0.delegateAccesses.append(.init(type: project, site: here)) }
      return Value(type: type, origin: .delegate)
    }
    // `LiveAPI() as API` is known by what it is.
    if value.origin == .constructed, let made = value.type.projectType,
      let project = type.projectType,
      program.types[project].keyword == .protocol, program.types[made].keyword != .protocol
    {
      return value
    }
    return Value(type: type, origin: value.origin)
  }
}
