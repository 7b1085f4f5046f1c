import Model

/// Calls of project functions that may stand in front of a container.
extension BodyReader {
  /// A call of a project function that may give or take on behalf of a container; gives back the
  /// type that its caller chooses.
  func noteLocatorCall(
    _ callee: Int, _ call: Call, _ values: [Value], expected: ValueType?, _ site: CodeSite
  ) -> ValueType? {
    let isGiver = injection.locators.givers.contains(callee)
    guard isGiver || injection.locators.takers.contains(callee) else { return nil }
    var made = ValueType.unknown
    var isInstance = false
    if !isGiver {
      for value in values {
        if case .function(let result) = value.type {
          made = result
        } else if value.type.projectType != nil, made == .unknown {
          (made, isInstance) = (value.type, true)
        }
      }
    }
    let type = requestedType(values, expected: isGiver ? expected : nil)
    // Beside a type another word says how, not what.
    let namesType = values.contains {
      switch $0.type {
      case .metatype, .externalMetatype: true
      default: false
      }
    }
    let key = call.arguments.lazy.compactMap { [self] argument -> String? in
      if namesType, case .member = argument.value { return nil }
      return textKey(argument.value)
    }.first
    let isWiring = wiringDepth > 0
    record {
      $0.injection.locatorCalls.append(
        .init(
          callee: callee, type: type, key: key, made: made, isInstance: isInstance,
          isWiring: isWiring, site: site))
    }
    return isGiver ? type : nil
  }

  private func textKey(_ expression: Expression) -> String? {
    switch expression {
    case .literal(.text(let text), _): text
    case .member(nil, let name, _): name
    default: nil
    }
  }

  /// `locator[API.self]`.
  func readLocatorElement(_ base: Value, _ arguments: [Argument], _ values: [Value], _ span: Span)
    -> ValueType?
  {
    let subscripts: [Int]
    switch base.type.unwrapped {
    case .project(let type):
      subscripts = program.functions("subscript", of: type, isStatic: false)
    case .metatype(let type):
      subscripts = program.functions("subscript", of: type, isStatic: true)
    default:
      return nil
    }
    guard let chosen = subscripts.first(where: injection.locators.givers.contains) else {
      return nil
    }
    return noteLocatorCall(
      chosen, Call(callee: .name("subscript", span), arguments: arguments, span: span), values,
      expected: nil, site(at: span))
  }

  /// `T.self` of a generic parameter of the function around.
  func noteTypeKey(_ name: String) {
    guard let function = site.function,
      program.functions[function].facts.genericParameters.contains(name)
    else { return }
    record { $0.injection.typeKeyed.insert(function) }
  }
}
