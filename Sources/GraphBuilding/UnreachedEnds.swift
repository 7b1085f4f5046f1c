import Model

/// The ends of global instances that save or close something and never run, sorted by place.
func unreachedEnds(_ source: SourceGraph, _ filling: FillingCode) -> [UnreachedEnd] {
  let program = source.program
  /// Types of which instances are made that are not the global one, and so may end.
  let endingTypes = Set(
    source.events.constructions.lazy.filter {
      source.isProduction($0.site) && !filling.fills($0)
    }.map(\.type))
  return source.accessPoints.targets.compactMap { point, target -> UnreachedEnd? in
    let store = source.accessPoints.stores[point] ?? point
    guard !source.roles[target].isAlien, source.accessPoints.delegateFronts[point] == nil,
      !program.lineage(of: target).contains(where: endingTypes.contains),
      isNeverReplaced(store, source)
    else { return nil }
    for ancestor in program.lineage(of: target) {
      for function in program.types[ancestor].functions where isEnd(function, program) {
        let calls = savingCalls(of: function, source)
        let entry = program.functions[function]
        if calls.isEmpty { continue }
        return UnreachedEnd(
          spelling: source.qualifiedName(ofProperty: point), component: source.id(ofType: target),
          name: entry.facts.role == .deinitializer ? "deinit" : entry.facts.name, calls: calls,
          location: Location(
            file: program.files[entry.file].path, span: entry.facts.nameSpan))
      }
    }
    return nil
  }.sorted { ($0.location, $0.spelling) < ($1.location, $1.spelling) }
}

/// `deinit`, and `finalize` of Java, which no process calls for what is still there at its end.
private func isEnd(_ function: Int, _ program: Program) -> Bool {
  let entry = program.functions[function]
  if entry.facts.role == .deinitializer { return true }
  return program.isKotlin(entry.file) && entry.facts.name == "finalize"
    && entry.facts.parameters.isEmpty
}

/// True for a variable that keeps what it is given first.
private func isNeverReplaced(_ store: Int, _ source: SourceGraph) -> Bool {
  let facts = source.program.properties[store].facts
  return facts.strength == .strong
    && source.writes(of: store).allSatisfy {
      $0.isInitialization || !source.isProduction($0.site)
    }
}

/// The calls of a function, and of those of its own object that it calls, that by their names save or
/// close something.
private func savingCalls(of function: Int, _ source: SourceGraph) -> [String] {
  let program = source.program
  let owner = program.functions[function].owner
  var found = savingNames(in: program.functions[function].facts.body)
  if found.isEmpty {
    for call in source.uses.invocations(in: function) {
      let callee = source.events.invocations[call].callee
      if program.functions[callee].owner == owner {
        found += savingNames(in: program.functions[callee].facts.body)
      }
    }
  }
  var names: [String] = []
  for name in found where !names.contains(name) { names.append(name) }
  return names
}

private func savingNames(in body: [Statement]) -> [String] {
  var names: [String] = []
  visitExpressions(in: body) { expression in
    guard case .call(let call) = expression, let name = call.functionName else { return }
    let words = camelWords(name)
    if words.first.map(savingVerbs.contains) == true || closingFunctions.contains(name) {
      names.append(name)
    }
  }
  return names
}

/// What is lost when it does not happen. What only lets go, such as `removeObserver` or `cancel`, is
/// not: with the process all of that ends anyway.
private let savingVerbs: NameSet = [
  "flush", "save", "close", "synchronize", "persist", "write", "commit", "checkpoint", "archive",
  "export",
]
private let closingFunctions: NameSet = [
  "sqlite3_close", "sqlite3_close_v2", "fclose", "munmap", "fflush",
]
