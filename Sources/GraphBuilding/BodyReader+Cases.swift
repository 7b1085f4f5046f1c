import Model

/// Cases of enums: what is put into them, and what is taken out of them.
extension BodyReader {
  /// Makes a value of an enum: each argument takes the type that the case carries there.
  func callCase(_ name: String, of type: Int, _ call: Call) -> Value {
    guard let enumCase = program.types[type].casesByName[name] else {
      readArguments(call.arguments)
      return .unknown
    }
    let payload = program.payload(of: enumCase, of: type)
    for (position, argument) in call.arguments.enumerated() {
      _ = evaluate(argument, expected: position < payload.count ? payload[position] : nil)
    }
    return Value(type: .project(type), origin: .unknown)
  }

  /// One of the values that a matched case carries.
  func evaluate(_ payload: Payload) -> Value {
    let subject = evaluate(payload.subject, expected: nil)
    return Value(type: type(of: payload, in: subject.type), origin: .unknown)
  }

  /// The type of what a matched case carries.
  private func type(of payload: Payload, in subject: ValueType) -> ValueType {
    switch subject.unwrapped {
    case .project(let type):
      if let enumCase = program.types[type].casesByName[payload.caseName] {
        let types = program.payload(of: enumCase, of: type)
        guard types.count == payload.count else { return .unknown }
        return types[payload.position].substituting(subject.arguments).settled
      }
      return payload.caseName == "some" ? subject.unwrapped : .unknown
    case .external("Result", let arguments) where payload.caseName == "success":
      return arguments.first ?? .unknown
    case .external, .collection, .function:
      return payload.caseName == "some" ? subject.unwrapped : .unknown
    case .unknown, .optional, .metatype, .externalMetatype, .module, .bound, .parameter:
      return .unknown
    }
  }
}
