import Model

extension BodyReader {
  /// Reads a closure's body where it stands; gives back the closure as a value.
  func evaluate(_ closure: Closure, expected: ValueType?) -> Value {
    locals.beginScope()
    frames.append(frame(of: closure))
    let wasInStored = site.isInStoredClosure
    if calleeName == nil { site.isInStoredClosure = true }
    defer { site.isInStoredClosure = wasInStored }
    let result = readBody(of: closure, expected)
    let frame = frames.removeLast()
    var value = Value(type: .function(result: result.type), origin: .unknown)
    if !isQuiet {
      value.held = [hold(.closure(frame.facts), inner: frame.inner, at: closure.span)]
    }
    return value
  }

  /// Reads a closure that is called where it stands; gives back what it gives.
  func read(_ closure: Closure, _ expected: ValueType?) -> Value {
    locals.beginScope()
    frames.append(frame(of: closure))
    defer { frames.removeLast() }
    return readBody(of: closure, expected)
  }

  private func readBody(of closure: Closure, _ expected: ValueType?) -> Value {
    let outer = site
    if let callee = calleeName {
      if !runsAtOnce.contains(callee) {
        if runsWhenDone(callee) {
          record { $0.completions.append(.init(closure: closure.span, site: outer)) }
        }
        beginDeferred(closure)
      }
      if runsLater.contains(callee) { site.isLater = true }
    }
    enterGuard()
    if case .function(let result)? = expected?.unwrapped {
      closureResults.append(result)
    } else {
      closureResults.append(nil)
    }
    defer {
      locals.endScope()
      closureResults.removeLast()
      (site.condition, site.isLater) = (outer.condition, outer.isLater)
      (site.isDeferred, site.deferringClosure) = (outer.isDeferred, outer.deferringClosure)
      site.guardedBy = outer.guardedBy
    }
    let elements = given(to: closure)
    for (number, element) in elements.enumerated() where closure.parameters.isEmpty {
      locals.declare("$\(number)", element)
    }
    for (number, parameter) in closure.parameters.enumerated() {
      let given: Value = number < elements.count ? elements[number] : .unknown
      let type = parameter.type.map { program.valueType($0, at: place) } ?? given.type
      var origin = ValueOrigin.parameter(parameter.name)
      if case .content = given.origin { origin = given.origin }
      locals.declare(
        parameter.name, Value(type: type, origin: origin, source: given.source))
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

/// True for a function that runs its closure once, when it has done what it is called for, as far as
/// its name does not say that it keeps the closure: as a callback, as an action of a button.
private func runsWhenDone(_ name: String) -> Bool {
  guard isUncapitalized(name) else { return false }
  return camelWords(name).first.map { !keepingVerbs.contains($0) } ?? false
}

/// How names begin of functions that keep their closure for what may come.
private let keepingVerbs: NameSet = [
  "add", "append", "assign", "bind", "catch", "collect", "confirmation", "context", "drive", "emit",
  "every", "handle", "insert", "inject", "install", "listen", "make", "monitor", "observe",
  "observing", "on", "provide", "push", "receive", "register", "schedule", "scheduled", "set",
  "sheet", "sink", "store", "subscribe", "subscription", "swipe", "toolbar", "use", "watch", "when",
]
