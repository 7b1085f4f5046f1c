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
}
