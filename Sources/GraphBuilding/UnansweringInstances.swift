import Model

/// Global instances that are told things and give no answer: code of others calls functions of theirs
/// that give nothing back and note nothing down, and learns nothing from them that changes. What cannot
/// be seen counts as an answer.
func unansweringInstances(_ source: SourceGraph) -> Set<ComponentID> {
  let program = source.program
  var told: Set<Int> = []
  var answering: Set<Int> = []
  var state = TouchedState(source)
  func isOther(_ site: CodeSite, than type: Int) -> Bool {
    source.isProduction(site) && site.owner != .type(type)
  }
  for read in source.events.reads {
    guard let owner = program.properties[read.property].owner, isOther(read.site, than: owner),
      state.isChanging(property: read.property)
    else { continue }
    answering.insert(owner)
  }
  // Whoever writes a variable may as well have given it to something that reads it.
  for write in source.events.writes {
    let property = program.properties[write.property]
    guard let owner = property.owner, !property.isGlobal, isOther(write.site, than: owner) else {
      continue
    }
    answering.insert(owner)
  }
  for invocation in source.events.invocations {
    let function = program.functions[invocation.callee]
    guard let owner = function.owner, isOther(invocation.site, than: owner),
      function.facts.role != .initializer
    else { continue }
    let isAsked = givesAnswer(function.facts, isKotlin: program.isKotlin(function.file))
    let hasState =
      isAsked
      ? state.isReading(function: invocation.callee)
      : state.isWriting(function: invocation.callee)
    if hasState {
      answering.insert(owner)
    } else if !isAsked {
      told.insert(owner)
    }
  }
  return Set(
    source.accessPoints.targets.values.filter { target in
      let lineage = program.lineage(of: target)
      return lineage.contains(where: told.contains) && !lineage.contains(where: answering.contains)
    }.map { source.id(ofType: $0) })
}

/// True for a function whose caller learns something: by its result, by an error, or by a closure that
/// it is handed.
private func givesAnswer(_ facts: FunctionFacts, isKotlin: Bool) -> Bool {
  if let result = facts.result, !isNothing(result) { return true }
  if isKotlin, facts.result == nil, facts.body.count == 1, case .result = facts.body[0] {
    return true
  }
  return facts.modifiers.contains("throws")
    || facts.parameters.contains { parameter in
      if case .function = parameter.type?.unwrapped { return true }
      return parameter.type == nil
    }
}

private func isNothing(_ type: TypeReference) -> Bool {
  switch type {
  case .named(let name, _): name == "Void" || name == "Unit"
  case .tuple(_, let types): types.isEmpty
  case .optional, .implicitlyUnwrapped, .collection, .function, .several: false
  }
}

/// Which functions read, and which write, variables of the project, themselves or through what they
/// call.
private struct TouchedState {
  private enum Use { case read, written }

  private let source: SourceGraph
  /// Getters by their variable.
  private let getters: [Int: [Int]]
  /// By function.
  private var reading: [Int: Bool] = [:]
  private var writing: [Int: Bool] = [:]

  init(_ source: SourceGraph) {
    self.source = source
    var getters: [Int: [Int]] = [:]
    for (function, entry) in source.program.functions.enumerated() where entry.facts.name == "get" {
      if let property = entry.property { getters[property, default: []].append(function) }
    }
    self.getters = getters
  }

  /// True for a variable, and for a computed one that reads a variable.
  mutating func isChanging(property: Int) -> Bool {
    let facts = source.program.properties[property].facts
    if !facts.isComputed { return !facts.isConstant }
    let bodies = getters[property] ?? []
    return bodies.isEmpty || bodies.contains { isReading(function: $0) }
  }

  mutating func isReading(function: Int) -> Bool {
    if let known = reading[function] { return known }
    let found = touches(.read, from: function, known: reading)
    reading[function] = found
    return found
  }

  mutating func isWriting(function: Int) -> Bool {
    if let known = writing[function] { return known }
    let found = touches(.written, from: function, known: writing)
    writing[function] = found
    return found
  }

  private func touches(_ use: Use, from start: Int, known: [Int: Bool]) -> Bool {
    // Without recursion: calls can lead as deep as the program is long.
    var waiting = [start]
    var seen: Set<Int> = [start]
    while let function = waiting.popLast() {
      if let known = known[function] {
        if known { return true }
        continue
      }
      let uses = source.uses
      if source.program.functions[function].facts.body.isEmpty { return true }
      if use == .written, !uses.writes(in: function).isEmpty { return true }
      for read in uses.reads(in: function) {
        let property = source.events.reads[read].property
        let facts = source.program.properties[property].facts
        if use == .read, !facts.isComputed, !facts.isConstant { return true }
        for getter in getters[property] ?? [] where seen.insert(getter).inserted {
          waiting.append(getter)
        }
      }
      for invocation in uses.invocations(in: function) {
        let callee = source.events.invocations[invocation].callee
        if seen.insert(callee).inserted { waiting.append(callee) }
      }
    }
    return false
  }
}
