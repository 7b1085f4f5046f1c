import Model

/// True for a call that registers an observer which only empties what its object keeps in memory, as
/// caches do when memory runs short. Who is made late misses nothing by it: there is nothing to empty
/// before. `owner` is the type whose code makes the call.
func onlyEmpties(_ call: Call, owner: Int?, in program: Program) -> Bool {
  let handlers = call.arguments.compactMap { handler($0.value) }
  return !handlers.isEmpty
    && handlers.allSatisfy { handler in
      switch handler {
      case .closure(let closure): onlyEmpties(closure.body, owner, program, depth: callLevels)
      case .function(let name): onlyEmpties(function: name, owner, program, depth: callLevels)
      }
    }
}

private enum Handler {
  case closure(Closure)
  /// A method that a selector names.
  case function(String)
}

private func handler(_ value: Expression) -> Handler? {
  switch value {
  case .closure(let closure): return .closure(closure)
  case .call(let call):
    guard case .name("#selector", _) = call.callee, let named = call.arguments.first?.value
    else { return nil }
    return lastName(of: named).map { .function($0) }
  default: return nil
  }
}

private func lastName(of expression: Expression) -> String? {
  switch expression {
  case .name(let name, _), .member(_, let name, _): name
  case .call(let call): lastName(of: call.callee)
  default: nil
  }
}

private func onlyEmpties(
  function name: String, _ owner: Int?, _ program: Program, depth: Int
) -> Bool {
  guard depth > 0, let owner else { return false }
  let functions = program.functions(name, of: owner, isStatic: false)
  return !functions.isEmpty
    && functions.allSatisfy {
      onlyEmpties(program.functions[$0].facts.body, owner, program, depth: depth - 1)
    }
}

private func onlyEmpties(
  _ statements: [Statement], _ owner: Int?, _ program: Program, depth: Int
) -> Bool {
  var empties = false
  for statement in statements {
    switch statement {
    case .expression(let expression), .result(let expression):
      guard onlyEmpties(expression, owner, program, depth: depth) else { return false }
      empties = true
    case .block(let inner, _):
      // What runs when the object is gone, or when there is nothing to do, leaves at once.
      if inner.isEmpty { continue }
      guard onlyEmpties(inner, owner, program, depth: depth) else { return false }
      empties = true
    case .local(let variable):
      // `guard let self`.
      if case .name? = variable.value { continue }
      return variable.value == nil
    case .rest, .compiled: continue
    case .branches, .endless: return false
    }
  }
  return empties
}

private func onlyEmpties(
  _ expression: Expression, _ owner: Int?, _ program: Program, depth: Int
) -> Bool {
  switch expression {
  case .assignment(let assignment):
    guard !assignment.isCompound, case .literal(let value, _) = assignment.value else {
      return false
    }
    return value == .absent || value == .empty
  case .call(let call):
    switch call.callee {
    case .name(let name, _):
      return onlyEmpties(function: name, owner, program, depth: depth)
    case .member(let base, let name, _):
      if emptyingMethods.contains(name) { return call.arguments.allSatisfy { $0.label != "where" } }
      if guardingMethods.contains(name), case .closure(let closure)? = call.arguments.last?.value {
        return onlyEmpties(closure.body, owner, program, depth: depth)
      }
      guard case .name("self", _)? = base else { return false }
      return onlyEmpties(function: name, owner, program, depth: depth)
    default: return false
    }
  case .name, .member, .element, .closure, .literal, .collection, .cast, .payload, .alternatives,
    .group, .block:
    return false
  }
}

/// How many functions of the same object are followed.
private let callLevels = 3
/// Methods of the collections and caches of the standard library and of Foundation.
private let emptyingMethods: NameSet = [
  "removeAll", "removeAllObjects", "removeAllCachedResponses",
]
/// Methods of locks and queues that run a closure at once.
private let guardingMethods: NameSet = ["withLock", "withLockUnchecked", "sync", "withLockedValue"]
