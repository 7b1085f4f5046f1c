import Model

/// The part of a body that says what it gives back, when that is all it does: a value that stands
/// elsewhere, without the lock or queue that is held around it. `nil` for every other body.
func soleResult(of body: [Statement]) -> [Statement]? {
  guard case .result(let value)? = body.last else { return nil }
  var locals: [Statement] = []
  for statement in body.dropLast() {
    if case .local = statement {
      locals.append(statement)
    } else if !onlyGuards(statement) {
      return nil
    }
  }
  switch value {
  case .name, .member, .cast: return locals + [.result(value)]
  case .call(let call): return (guardedResult(of: call) ?? [.result(value)]).map { locals + $0 }
  default: return nil
  }
}

/// True for a body that gives back a variable, and only puts something into it first where there is
/// nothing: `if kept == nil { kept = Store() } ; return kept!`.
func makesOnce(_ body: [Statement]) -> Bool {
  let work = body.filter { !onlyGuards($0) && !onlyCompares($0) }
  guard work.count == 2, case .result(let value)? = work.last, let kept = lastName(of: value) else {
    return false
  }
  let filling: [Statement]
  let condition: String?
  switch work[0] {
  case .block(let body, let written): (filling, condition) = (body, written)
  case .branches(let bodies, let written) where bodies.count == 1:
    (filling, condition) = (bodies[0], written)
  case .branches, .local, .expression, .result, .rest, .compiled, .endless: return false
  }
  guard let condition, condition.contains(kept), !condition.contains("!="),
    case .expression(.assignment(let assignment))? = filling.first
  else { return false }
  let returns = filling.contains { if case .result = $0 { true } else { false } }
  return lastName(of: assignment.target) == kept && !assignment.isCompound && !returns
}

/// True for `kept == nil`, as the condition stands in front of its block.
private func onlyCompares(_ statement: Statement) -> Bool {
  guard case .expression(let expression) = statement else { return false }
  switch expression {
  case .group, .alternatives, .name, .member: return true
  default: return false
  }
}

private func lastName(of expression: Expression) -> String? {
  switch expression {
  case .name(let name, _), .member(_, let name, _): name
  case .cast(let inner, _, _): lastName(of: inner)
  default: nil
  }
}

/// What the closure of `lock.withLock { … }` gives back, or nothing when it does more; `nil` for
/// other calls. `$0` is what the lock wraps.
private func guardedResult(of call: Call) -> [Statement]?? {
  guard case .member(let base?, let method, _) = call.callee,
    runningMethods.contains(method) || method == "assumeIsolated",
    case .closure(let closure)? = call.arguments.last?.value
  else { return nil }
  guard let inner = soleResult(of: closure.body) else { return .some(nil) }
  if case .result(.name(let name, _))? = inner.last,
    name == "$0" || name == closure.parameters.first?.name
  {
    return [.result(base)]
  }
  return inner
}

/// True for `lock.lock()`, `defer { lock.unlock() }` and their like.
private func onlyGuards(_ statement: Statement) -> Bool {
  switch statement {
  case .block(let inner, nil): return inner.allSatisfy(onlyGuards)
  case .expression(.call(let call)), .result(.call(let call)):
    switch call.callee {
    case .member(_?, let name, _):
      return takingMethods.contains(name) || lettingMethods.contains(name)
        || ["wait", "signal"].contains(name)
    case .name(let name, _):
      return takingFunctions.contains(name) || lettingFunctions.contains(name)
        || ["objc_sync_enter", "objc_sync_exit", "dispatchPrecondition"].contains(name)
    default: return false
    }
  case .local, .expression, .result, .rest, .branches, .block, .endless, .compiled: return false
  }
}
