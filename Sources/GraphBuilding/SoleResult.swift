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
