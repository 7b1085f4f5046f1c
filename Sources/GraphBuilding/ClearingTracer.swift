import Model

/// Follows calls from a routine and collects what is emptied on the way.
struct ClearingTracer {
  private let source: SourceGraph
  private let writes: [Int: [CodeEvents.Write]]
  private let invocations: [Int: [CodeEvents.Invocation]]
  /// Setters and observers, which run when their variable is written.
  private let writeAccessors: [Int: [Int]]
  /// Levels of calls that are followed: deeper down code is shared with all that is no sign-out.
  private static let maximumDepth = 4

  init(_ source: SourceGraph) {
    self.source = source
    var writes: [Int: [CodeEvents.Write]] = [:]
    for write in source.events.writes {
      if let function = write.site.function { writes[function, default: []].append(write) }
    }
    var invocations: [Int: [CodeEvents.Invocation]] = [:]
    for invocation in source.events.invocations {
      if let function = invocation.site.function {
        invocations[function, default: []].append(invocation)
      }
    }
    var writeAccessors: [Int: [Int]] = [:]
    for (function, entry) in source.program.functions.enumerated() {
      if let property = entry.property, entry.facts.name != "get" {
        writeAccessors[property, default: []].append(function)
      }
    }
    self.writes = writes
    self.invocations = invocations
    self.writeAccessors = writeAccessors
  }

  /// A function that the routine runs.
  private struct Step {
    let function: Int
    var condition: String?
    /// Parameters that get nothing.
    var absent: Set<String> = []
    /// What is known to be empty while an accessor of it runs.
    var emptied: Set<String> = []
    /// True for an observer: what it calls mostly belongs to the next value, not to the last one.
    var isObserver = false
  }

  func clears(of routine: Int) -> [SessionEnding.Cleared] {
    var found: Set<SessionEnding.Cleared> = []
    var visited: Set<Int> = [routine]
    var level = [Step(function: routine)]
    for _ in 0..<Self.maximumDepth where !level.isEmpty {
      var next: [Step] = []
      for step in level {
        for write in writes[step.function] ?? []
        where !write.isInitialization && !write.site.isDeferred {
          if cannotHold(write.site.condition, with: step.emptied) { continue }
          let outcome = outcome(of: write, absent: step.absent)
          if outcome == .kept { continue }
          let isReplaced = outcome == .replaced
          found.insert(cleared(write, under: step.condition, isReplaced: isReplaced))
          next += accessors(running: write, in: step, isEmptied: !isReplaced).filter {
            visited.insert($0.function).inserted
          }
        }
        for invocation in invocations[step.function] ?? []
        where !step.isObserver && !invocation.site.isDeferred {
          if cannotHold(invocation.site.condition, with: step.emptied) { continue }
          for callee in implementations(of: invocation.callee)
          where visited.insert(callee).inserted {
            next.append(
              Step(
                function: callee, condition: joined(step.condition, invocation.site.condition),
                absent: absentParameters(invocation, of: callee)))
          }
        }
      }
      level = next
    }
    return found.sorted {
      guard let first = $0.location, let second = $1.location else { return false }
      return ($0.component, $0.field, first) < ($1.component, $1.field, second)
    }
  }

  private func accessors(
    running write: CodeEvents.Write, in step: Step, isEmptied: Bool
  ) -> [Step] {
    (writeAccessors[write.property] ?? []).map { accessor in
      let facts = source.program.functions[accessor].facts
      let isSetter = facts.name == "set"
      var inner = Step(
        function: accessor, condition: joined(step.condition, write.site.condition),
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

  private func outcome(of write: CodeEvents.Write, absent: Set<String>) -> Outcome {
    switch write.value {
    case .absent, .empty, .initial: return .emptied
    case .removal: return .replaced
    case .addition, .change, .lent: return .kept
    case .other:
      if case .parameter(let name) = write.origin {
        return absent.contains(name) ? .emptied : .replaced
      }
      return .replaced
    }
  }

  private func cleared(
    _ write: CodeEvents.Write, under condition: String?, isReplaced: Bool
  ) -> SessionEnding.Cleared {
    let entry = source.program.properties[write.property]
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(write.property)
    return SessionEnding.Cleared(
      component: source.id(of: owner), field: entry.facts.name, isReplaced: isReplaced,
      condition: joined(condition, write.site.condition), location: source.location(write.site))
  }

  private func joined(_ outer: String?, _ inner: String?) -> String? {
    guard let outer else { return inner }
    return inner.map { "\(outer) and \($0)" } ?? outer
  }

  /// What a call of a protocol's function may run.
  private func implementations(of function: Int) -> [Int] {
    let entry = source.program.functions[function]
    guard let owner = entry.owner, source.program.types[owner].keyword == .protocol else {
      return [function]
    }
    let conforming = source.program.conformers(of: owner).flatMap { type in
      source.roles[type].isAlien
        ? [] : source.program.types[type].functionsByName[entry.facts.name] ?? []
    }
    return conforming.isEmpty ? [function] : conforming
  }

  private func absentParameters(_ invocation: CodeEvents.Invocation, of callee: Int) -> Set<String>
  {
    let parameters = source.program.functions[callee].facts.parameters
    return Set(
      invocation.absentArguments.filter { $0 < parameters.count }.map { parameters[$0].name })
  }
}
