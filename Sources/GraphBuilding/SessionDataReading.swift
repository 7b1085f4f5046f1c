import Model

/// Reads one function for what it stores and hands on of a session's data.
struct SessionDataReading {
  /// Data that goes into a parameter of another function.
  struct Handed {
    let callee: Int
    let parameter: String
    let origin: SessionDataFlow.Origin
  }

  /// What the function does with such data.
  private(set) var found: (stored: [(Int, SessionDataFlow.Origin)], handed: [Handed]) = ([], [])
  private let function: Int
  private let program: Program
  private let origins: [Int: SessionDataFlow.Origin]
  private let places: SessionCallSites.Places
  private var locals: [String: SessionDataFlow.Origin]
  /// What was found of a call before, so that long chains are read once.
  private var known: [Span: SessionDataFlow.Origin?] = [:]

  init(
    _ function: Int, source: SourceGraph, sites: SessionCallSites,
    origins: [Int: SessionDataFlow.Origin], parameters: [String: SessionDataFlow.Origin]
  ) {
    self.function = function
    self.program = source.program
    self.origins = origins
    self.locals = parameters
    places = sites.places(in: function)
    read(program.functions[function].facts.body)
  }

  private mutating func read(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .local(let variable):
        guard let value = variable.value else { continue }
        // A name that already means such data keeps it in `if let event`.
        locals[variable.name] = origin(of: value)
        read(value)
      case .expression(let expression), .result(let expression): read(expression)
      case .block(let inner, _), .endless(let inner, _): read(inner)
      case .branches(let alternatives, _): for inner in alternatives { read(inner) }
      case .rest, .compiled: break
      }
    }
  }

  private mutating func read(_ expression: Expression) {
    switch expression {
    case .assignment(let assignment): read(assignment)
    case .call(let call): read(call)
    default: break
    }
    expression.visitParts { read($0) }
    read(expression.statements)
  }

  private mutating func read(_ assignment: Assignment) {
    guard let origin = origin(of: assignment.value) else { return }
    if case .name(let name, _) = assignment.target, locals[name] != nil || !isSlot(assignment.span)
    {
      locals[name] = origin
      return
    }
    // A table by session keeps the sessions apart.
    if isKeyedBySession(assignment.target) { return }
    store(origin, at: assignment.span)
  }

  private mutating func read(_ call: Call) {
    let base: Expression? = if case .member(let base?, _, _) = call.callee { base } else { nil }
    let given: SessionDataFlow.Origin? =
      if let object = places.asked[call.span] {
        asking(object)
      } else if let base {
        origin(of: base)
      } else {
        nil
      }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value {
        // What is asked answers with the parameters of the closure.
        for parameter in closure.parameters { locals[parameter.name] = given }
        if closure.parameters.isEmpty { locals["$0"] = given }
      }
    }
    guard let handed = first(of: call.arguments) else { return }
    if let span = base?.span { store(handed, at: span) }
    if let callee = places.calls[call.span], handed.detours < SessionDataFlow.mostDetours {
      hand(call.arguments, to: callee)
    }
  }

  /// Each argument to the parameter of its label.
  private mutating func hand(_ arguments: [Argument], to callee: Int) {
    let parameters = program.functions[callee].facts.parameters
    var next = 0
    for argument in arguments {
      let open = parameters[min(next, parameters.count)...]
      guard let position = open.firstIndex(where: { $0.label == argument.label }) else { continue }
      next = position + 1
      guard let origin = origin(of: argument.value) else { continue }
      found.handed.append(
        Handed(callee: callee, parameter: parameters[position].name, origin: origin.handedOn))
    }
  }

  private mutating func store(_ origin: SessionDataFlow.Origin, at span: Span) {
    for property in places.writes[span] ?? [] { found.stored.append((property, origin)) }
  }

  private func isSlot(_ span: Span) -> Bool { places.writes[span] != nil }

  /// True for `cache[client.id]`.
  private func isKeyedBySession(_ target: Expression) -> Bool {
    guard case .element(_, let arguments, _) = target else { return false }
    return arguments.contains { argument in
      var isSession = false
      visitExpressions(in: argument.value) { part in
        if let span = part.span, places.asked[span] != nil { isSession = true }
      }
      return isSession
    }
  }

  // MARK: Values

  /// Where the data of a value comes from; `nil` when it is not a session's.
  private mutating func origin(of expression: Expression) -> SessionDataFlow.Origin? {
    switch expression {
    case .name(let name, let span):
      return locals[name] ?? stored(at: span)
    case .member(let base, _, let span):
      if let object = places.asked[span] { return asking(object) }
      if let origin = stored(at: span) { return origin }
      guard let base else { return nil }
      return origin(of: base)
    case .call(let call):
      if let origin = known[call.span] { return origin }
      let origin = origin(ofResultOf: call)
      known[call.span] = .some(origin)
      return origin
    case .element(let base, _, _), .cast(let base, _, _):
      return origin(of: base)
    case .payload(let payload):
      return origin(of: payload.subject)
    case .collection(let parts, _), .alternatives(let parts):
      return first(of: parts)
    case .group(let parts):
      return parts.count == 1 ? origin(of: parts[0]) : nil
    case .literal, .closure, .assignment, .block:
      return nil
    }
  }

  /// What someone makes of such data is such data too, on a detour.
  private mutating func origin(ofResultOf call: Call) -> SessionDataFlow.Origin? {
    if let object = places.asked[call.span] { return asking(object) }
    if case .member(let base?, _, _) = call.callee, let origin = origin(of: base) {
      return origin
    }
    let handed = first(of: call.arguments)?.handedOn
    return handed.flatMap { $0.detours <= SessionDataFlow.mostDetours ? $0 : nil }
  }

  private mutating func first(of arguments: [Argument]) -> SessionDataFlow.Origin? {
    for argument in arguments {
      if let origin = origin(of: argument.value) { return origin }
    }
    return nil
  }

  private mutating func first(of parts: [Expression]) -> SessionDataFlow.Origin? {
    for part in parts {
      if let origin = origin(of: part) { return origin }
    }
    return nil
  }

  private func asking(_ object: Int) -> SessionDataFlow.Origin {
    SessionDataFlow.Origin(object: object, detours: 0, function: function)
  }

  /// What is read from a variable that holds such data.
  private func stored(at span: Span) -> SessionDataFlow.Origin? {
    guard let property = places.reads[span], let origin = origins[property],
      origin.detours < SessionDataFlow.mostDetours
    else { return nil }
    return origin.handedOn
  }
}
