import Model

extension BodyReader {
  /// Reads a closure's body where it stands; gives back its value.
  func read(_ closure: Closure, _ expected: ValueType?) -> Value {
    locals.append([:])
    let outer = (site.isDeferred, site.guardedBy)
    if let callee = calleeName, !runsAtOnce.contains(callee) { site.isDeferred = true }
    enterGuard()
    if case .function(let result)? = expected?.unwrapped {
      closureResults.append(result)
    } else {
      closureResults.append(nil)
    }
    defer {
      locals.removeLast()
      closureResults.removeLast()
      (site.isDeferred, site.guardedBy) = outer
    }
    for capture in closure.captures {
      if let value = capture.value {
        locals[locals.count - 1][capture.name] = evaluate(value, expected: nil)
      }
    }
    let element = closureElement ?? .unknown
    closureElement = nil
    if closure.parameters.isEmpty {
      locals[locals.count - 1]["$0"] = element
    }
    for (number, parameter) in closure.parameters.enumerated() {
      let given: Value = number == 0 ? element : .unknown
      let type = parameter.type.map { program.valueType($0, at: place) } ?? given.type
      var origin = ValueOrigin.parameter(parameter.name)
      if case .content = given.origin { origin = given.origin }
      locals[locals.count - 1][parameter.name] = Value(type: type, origin: origin)
    }
    return read(closure.body)
  }
}
