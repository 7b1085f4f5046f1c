import Model

/// Follows calls from a routine and collects what is emptied on the way.
struct ClearingTracer {
  private let source: SourceGraph
  private let code: RoutineCode
  /// Setters and observers, which run when their variable is written.
  private let writeAccessors: [Int: [Int]]
  /// Levels of calls that are followed: deeper down code is shared with all that is no sign-out.
  private static let maximumDepth = 4

  init(_ source: SourceGraph, code: RoutineCode) {
    self.source = source
    self.code = code
    var writeAccessors: [Int: [Int]] = [:]
    for (function, entry) in source.program.functions.enumerated() {
      if let property = entry.property, entry.facts.name != "get" {
        writeAccessors[property, default: []].append(function)
      }
    }
    self.writeAccessors = writeAccessors
  }

  /// Code that the routine runs.
  private struct Step {
    let part: RoutinePart
    var condition: String?
    /// Parameters that get nothing, and those that get what a variable holds already.
    var absent: Set<String> = []
    var copied: [String: Int] = [:]
    /// What is known to be empty while an accessor of it runs.
    var emptied: Set<String> = []
    /// True for an observer: what it calls mostly belongs to the next value, not to the last one.
    var isObserver = false
  }

  /// What a routine empties and replaces, sorted, and the functions that it comes by.
  func trace(_ routine: RoutinePart) -> (clears: [SessionEnding.Cleared], functions: Set<Int>) {
    var found: [SessionEnding.Cleared] = []
    var told: Set<SessionEnding.Cleared> = []
    var visited: Set<RoutinePart> = [routine]
    var level = [Step(part: routine)]
    for _ in 0..<Self.maximumDepth where !level.isEmpty {
      var next: [Step] = []
      for step in level {
        for write in code.writes(of: step.part) where !write.isInitialization {
          let condition = code.condition(of: write.site, in: step.part)
          if cannotHold(condition, with: step.emptied) { continue }
          let outcome = outcome(of: write, in: step)
          if outcome == .kept { continue }
          let isReplaced = outcome == .replaced
          let cleared = cleared(
            write, in: step, under: joined(step.condition, condition), isReplaced: isReplaced)
          if told.insert(cleared).inserted { found.append(cleared) }
          next += accessors(running: write, in: step, isEmptied: !isReplaced)
        }
        if !step.isObserver { next += called(in: step) }
      }
      level = next.filter { visited.insert($0.part).inserted }
    }
    // Equals stay in the order in which the code was read.
    let clears = found.sorted {
      guard let first = $0.location, let second = $1.location else { return false }
      return ($0.component, $0.field, first) < ($1.component, $1.field, second)
    }
    return (clears, Set(visited.map(\.function)))
  }

  /// What a step calls, and what waits for the notifications that it posts.
  private func called(in step: Step) -> [Step] {
    var next: [Step] = []
    for invocation in code.invocations(of: step.part) {
      let condition = code.condition(of: invocation.site, in: step.part)
      if cannotHold(condition, with: step.emptied) { continue }
      for callee in source.followed(invocation.callee) {
        next.append(
          Step(
            part: RoutinePart(function: callee), condition: joined(step.condition, condition),
            absent: absentParameters(invocation, of: callee),
            copied: copiedParameters(invocation, of: callee)))
      }
    }
    for (event, site) in code.posts(of: step.part) {
      let condition = joined(step.condition, code.condition(of: site, in: step.part))
      next += code.actions.observers(of: event).map { Step(part: $0, condition: condition) }
    }
    return next
  }

  private func accessors(
    running write: CodeEvents.Write, in step: Step, isEmptied: Bool
  ) -> [Step] {
    (writeAccessors[write.property] ?? []).map { accessor in
      let facts = source.program.functions[accessor].facts
      let isSetter = facts.name == "set"
      var inner = Step(
        part: RoutinePart(function: accessor),
        condition: joined(step.condition, code.condition(of: write.site, in: step.part)),
        isObserver: !isSetter)
      if isEmptied {
        inner.absent = facts.name == "didSet" ? [] : Set(facts.parameters.map(\.name))
        inner.emptied = inner.absent
        if !isSetter { inner.emptied.insert(source.program.properties[write.property].facts.name) }
      }
      return inner
    }
  }

  /// True when a condition asks for a value of something that is empty: `let user`, `isOpen`.
  private func cannotHold(_ condition: String?, with emptied: Set<String>) -> Bool {
    guard let condition, !emptied.isEmpty else { return false }
    return condition.split(separator: " and ").flatMap { $0.split(separator: ",") }.contains {
      let clause = $0.drop { $0 == " " }
      let words = clause.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      let asksForNothing =
        clause.hasPrefix("!") || clause.contains("== nil") || clause.contains("isEmpty")
        || words.contains("false")
      return !asksForNothing && words.contains(where: emptied.contains)
    }
  }

  private enum Outcome {
    case emptied, replaced, kept
  }

  private func outcome(of write: CodeEvents.Write, in step: Step) -> Outcome {
    switch write.value {
    case .absent, .empty, .initial: return .emptied
    case .removal: return .replaced
    case .addition, .change, .lent: return .kept
    case .other:
      if case .parameter(let name) = write.origin {
        // `watch(streams)` with what is watched already changes nothing.
        if step.copied[name] == write.property { return .kept }
        return step.absent.contains(name) ? .emptied : .replaced
      }
      return .replaced
    }
  }

  private func cleared(
    _ write: CodeEvents.Write, in step: Step, under condition: String?, isReplaced: Bool
  ) -> SessionEnding.Cleared {
    let entry = source.program.properties[write.property]
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(write.property)
    return SessionEnding.Cleared(
      component: source.id(of: owner), field: entry.facts.name, isReplaced: isReplaced,
      condition: condition, isIncidental: !isMeantToEmpty(write, in: step),
      location: source.location(write.site))
  }

  /// True where code is there to empty something: by its name, by the case of an event that it is
  /// for, because it gets nothing to store, or because it reaches for what another object has.
  private func isMeantToEmpty(_ write: CodeEvents.Write, in step: Step) -> Bool {
    let function = source.program.functions[step.part.function]
    if endsSession(function.facts.name) || speaksOfEmptying(function.facts.name) { return true }
    if source.program.isKotlin(function.file), hearsOfSessionEnd(function.facts.name) {
      return true
    }
    if step.part.branch != nil || !step.absent.isEmpty || !step.emptied.isEmpty { return true }
    let owner = source.program.properties[write.property].owner
    return step.part.closure != nil && owner != function.owner
  }

  private func joined(_ outer: String?, _ inner: String?) -> String? {
    guard let outer else { return inner }
    return inner.map { "\(outer) and \($0)" } ?? outer
  }

  private func absentParameters(_ invocation: CodeEvents.Invocation, of callee: Int) -> Set<String>
  {
    let parameters = source.program.functions[callee].facts.parameters
    return Set(
      invocation.absentArguments.filter { $0 < parameters.count }.map { parameters[$0].name })
  }

  private func copiedParameters(_ invocation: CodeEvents.Invocation, of callee: Int) -> [String:
    Int]
  {
    let parameters = source.program.functions[callee].facts.parameters
    var copied: [String: Int] = [:]
    for (position, property) in invocation.copiedArguments where position < parameters.count {
      copied[parameters[position].name] = property
    }
    return copied
  }
}
