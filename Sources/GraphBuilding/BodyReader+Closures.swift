import Model

extension BodyReader {
  /// Reads a closure's body where it stands; gives back its value.
  func read(_ closure: Closure, _ expected: ValueType?) -> Value {
    locals.append([:])
    let outer = site
    if let callee = calleeName {
      if !runsAtOnce.contains(callee) { beginDeferred(closure) }
      if runsLater.contains(callee) { site.isLater = true }
    }
    enterGuard()
    if case .function(let result)? = expected?.unwrapped {
      closureResults.append(result)
    } else {
      closureResults.append(nil)
    }
    defer {
      locals.removeLast()
      closureResults.removeLast()
      (site.condition, site.isLater) = (outer.condition, outer.isLater)
      (site.isDeferred, site.deferringClosure) = (outer.isDeferred, outer.deferringClosure)
      site.guardedBy = outer.guardedBy
    }
    for capture in closure.captures {
      if let value = capture.value {
        locals[locals.count - 1][capture.name] = evaluate(value, expected: nil)
      }
    }
    let elements = given(to: closure)
    for (number, element) in elements.enumerated() where closure.parameters.isEmpty {
      locals[locals.count - 1]["$\(number)"] = element
    }
    for (number, parameter) in closure.parameters.enumerated() {
      let given: Value = number < elements.count ? elements[number] : .unknown
      let type = parameter.type.map { program.valueType($0, at: place) } ?? given.type
      var origin = ValueOrigin.parameter(parameter.name)
      if case .content = given.origin { origin = given.origin }
      locals[locals.count - 1][parameter.name] = Value(type: type, origin: origin)
    }
    return read(closure.body)
  }

  /// What stands around such a closure says when it is handed over, not when it runs.
  private func beginDeferred(_ closure: Closure) {
    site.isDeferred = true
    site.deferringClosure = closure.span
    site.condition = nil
    site.isLater = false
  }
}
