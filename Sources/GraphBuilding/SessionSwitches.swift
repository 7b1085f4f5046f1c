import Model

/// Functions that give an object which goes on the session of the next user: they take the object
/// of that session and store it.
struct SessionSwitches {
  /// One such function.
  struct Switch {
    let function: Int
    let owner: Int
    /// The variable that gets the session, and its type.
    let property: Int
    let object: Int
    let parameter: String
  }

  let switches: [Switch]
  private let source: SourceGraph

  init(_ source: SourceGraph, types: SessionTypes) {
    self.source = source
    var found: [Switch] = []
    var seen: Set<[Int]> = []
    for write in source.events.writes {
      guard case .parameter(let name) = write.origin, write.value == .other,
        !write.isInitialization,
        !write.site.isDeferred, source.isProduction(write.site),
        let function = write.site.function,
        let owner = source.program.properties[write.property].owner,
        write.site.owner == .type(owner), source.program.types[owner].isReferenceType,
        source.program.functions[function].facts.role == .function,
        source.program.functions[function].facts.parameters.contains(where: { $0.name == name }),
        let object = types.object(in: source.reader.type(ofProperty: write.property)),
        seen.insert([function, write.property]).inserted
      else { continue }
      found.append(
        Switch(
          function: function, owner: owner, property: write.property, object: object,
          parameter: name))
    }
    switches = found.sorted { ($0.function, $0.property) < ($1.function, $1.property) }
  }

  /// Each as a routine, with what it gives another value in its own object.
  func routines(code: RoutineCode) -> [SessionEnding] {
    let tracer = ClearingTracer(source, code: code)
    return switches.map { entry in
      let part = RoutinePart(function: entry.function)
      let function = source.program.functions[entry.function]
      let owner = source.id(ofType: entry.owner)
      let beside = refreshingCalls(beside: entry, code: code).flatMap {
        tracer.trace(RoutinePart(function: $0)).clears
      }
      var routine = SessionEnding(
        component: owner, name: source.functionName(entry.function),
        location: Location(
          file: source.program.files[function.file].path, span: function.facts.nameSpan),
        clears: uniqued(
          (tracer.trace(part).clears + beside.map(\.unconditional)).filter {
            $0.component == owner
          }))
      routine.successor = SessionEnding.Successor(
        session: source.id(ofType: entry.object),
        slot: source.program.properties[entry.property].facts.name, parameter: entry.parameter)
      routine.steps = RoutineSteps(source, code: code).steps(of: part)
      routine.condition = commonCondition(of: routine.steps)
      return routine
    }
  }

  /// What those who hand over the session also ask the object to do, such as to load again.
  private func refreshingCalls(beside entry: Switch, code: RoutineCode) -> [Int] {
    var calls: Set<Int> = []
    for caller in code.callers(of: entry.function) {
      for callee in code.callees(in: caller)
      where callee != entry.function && source.program.functions[callee].owner == entry.owner {
        calls.insert(callee)
      }
    }
    return calls.sorted()
  }
}

extension SessionEnding.Cleared {
  fileprivate var unconditional: SessionEnding.Cleared {
    SessionEnding.Cleared(
      component: component, field: field, isReplaced: isReplaced, condition: nil,
      isIncidental: isIncidental, location: location)
  }
}
