import Model

/// The routines that end a session, each with the fields that it empties, itself or through calls.
func sessionEndings(_ source: SourceGraph, settings: GraphSettings) -> [SessionEnding] {
  let tracer = ClearingTracer(source)
  return source.program.functions.indices.compactMap { function in
    let entry = source.program.functions[function]
    guard let owner = entry.owner, entry.facts.role == .function,
      source.program.files[entry.file].role == .ordinary, !source.roles[owner].isAlien,
      source.program.types[owner].keyword != .protocol,
      endsSession(entry.facts.name, settings: settings)
    else { return nil }
    return SessionEnding(
      component: source.id(ofType: owner),
      name: "\(source.program.types[owner].name).\(entry.facts.name)",
      location: Location(
        file: source.program.files[entry.file].path, span: entry.facts.nameSpan),
      clears: tracer.clears(of: function))
  }
}

private let endingVerbs = [
  "logout", "logoff", "signout", "signoff", "endsession", "terminatesession", "invalidatesession",
  "closesession", "destroysession", "sessionexpired", "sessiondidexpire", "tokenexpired",
  "teardownusersession", "teardownsession",
]
private let endingPrefixes = [
  "perform", "do", "handle", "force", "user", "did", "on", "request",
]

private func endsSession(_ name: String, settings: GraphSettings) -> Bool {
  if settings.sessionEndings.contains(where: { matches(name, pattern: $0) }) { return true }
  var rest = name.lowercased()[...]
  // `logout`, `handleLogout`, `onUserDidLogout`.
  while !endingVerbs.contains(where: rest.hasPrefix) {
    guard let prefix = endingPrefixes.first(where: rest.hasPrefix) else { return false }
    rest = rest.dropFirst(prefix.count)
  }
  return true
}

/// Follows calls from a routine and collects what is emptied on the way.
private struct ClearingTracer {
  private let source: SourceGraph
  private let writes: [Int: [CodeEvents.Write]]
  private let invocations: [Int: [CodeEvents.Invocation]]
  /// Setters and observers, which run when their variable is written.
  private let writeAccessors: [Int: [Int]]
  private static let maximumDepth = 8

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

  func clears(of routine: Int) -> [SessionEnding.Cleared] {
    var found: Set<SessionEnding.Cleared> = []
    var visited: Set<Int> = [routine]
    var level: [(function: Int, condition: String?, absent: Set<String>)] = [(routine, nil, [])]
    for _ in 0..<Self.maximumDepth where !level.isEmpty {
      var next: [(function: Int, condition: String?, absent: Set<String>)] = []
      for step in level {
        for write in writes[step.function] ?? [] where !write.isInitialization {
          let outcome = outcome(of: write, absent: step.absent)
          switch outcome {
          case .emptied: found.insert(cleared(write, under: step.condition, isReplaced: false))
          case .replaced: found.insert(cleared(write, under: step.condition, isReplaced: true))
          case .kept: break
          }
          for accessor in writeAccessors[write.property] ?? []
          where visited.insert(accessor).inserted {
            let facts = source.program.functions[accessor].facts
            let newValue = facts.name == "didSet" ? [] : facts.parameters.map(\.name)
            next.append(
              (
                accessor, joined(step.condition, write.site.condition),
                outcome == .emptied ? Set(newValue) : []
              ))
          }
        }
        for invocation in invocations[step.function] ?? [] {
          for callee in implementations(of: invocation.callee)
          where visited.insert(callee).inserted {
            next.append(
              (
                callee, joined(step.condition, invocation.site.condition),
                absentParameters(invocation, of: callee)
              ))
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

  private enum Outcome {
    case emptied, replaced, kept
  }

  private func outcome(of write: CodeEvents.Write, absent: Set<String>) -> Outcome {
    switch write.value {
    case .absent, .empty, .removal: return .emptied
    case .change, .lent: return .kept
    case .other:
      if case .parameter(let name) = write.origin {
        return absent.contains(name) ? .emptied : .replaced
      }
      return write.origin == .constant ? .emptied : .replaced
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
    let conforming = (source.program.subtypes[owner] ?? []).flatMap { type in
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
