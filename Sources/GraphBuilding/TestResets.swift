import Model

/// The functions of the product that give global state another value for tests alone; sorted by place.
func testResets(_ source: SourceGraph) -> [TestReset] {
  let program = source.program
  let globals = GlobalState(source)
  var fields: [Int: Set<String>] = [:]
  for write in source.events.writes where !write.isInitialization && !write.site.place.isOfTests {
    guard let function = write.site.function, let state = globals.state(writtenBy: write) else {
      continue
    }
    fields[function, default: []].insert(state.name)
  }
  var calls: [Int: [CodeSite]] = [:]
  for invocation in source.events.invocations where fields[invocation.callee] != nil {
    calls[invocation.callee, default: []].append(invocation.site)
  }
  return fields.compactMap { function, written -> TestReset? in
    let entry = program.functions[function]
    guard program.files[entry.file].role == .ordinary, entry.facts.role == .function,
      entry.owner.map({ !source.roles[$0].isAlien }) ?? true
    else { return nil }
    let sites = calls[function] ?? []
    let byTests = sites.filter { $0.place.isOfTests }
    // Whoever calls it in the product needs it.
    if byTests.count < sites.count { return nil }
    let sign: TestReset.Sign
    if isDeclared(entry.facts) {
      sign = .declared
    } else if !byTests.isEmpty, isReset(entry.facts.name) {
      sign = .callers
    } else {
      return nil
    }
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .function(function)
    return TestReset(
      component: source.id(of: owner),
      routine: entry.owner.map { "\(program.types[$0].name).\(entry.facts.name)" }
        ?? entry.facts.name,
      sign: sign, fields: written.sorted(), calls: byTests.map(source.location).sorted(),
      location: Location(file: program.files[entry.file].path, span: entry.facts.nameSpan))
  }.sorted { $0.location < $1.location }
}

/// True where the declaration says that it is for tests: by its name, an annotation, or an `#if` that
/// takes it out of what is shipped.
private func isDeclared(_ facts: FunctionFacts) -> Bool {
  if namesTests(facts.name) { return true }
  let isForTests = facts.attributes.contains {
    ["VisibleForTesting", "TestOnly"].contains(lastPart(of: $0.name))
  }
  let isDebug = facts.condition.map { $0 == "DEBUG" || $0 == "TESTING" } ?? false
  return (isForTests || isDebug) && isReset(facts.name)
}

/// `resetForTesting`, `_setSharedForTests`.
private func namesTests(_ name: String) -> Bool {
  let words = camelWords(name)
  return zip(words, words.dropFirst()).contains {
    ["for", "in", "from"].contains($0) && ["test", "tests", "testing"].contains($1)
  }
}

private func isReset(_ name: String) -> Bool {
  camelWords(name).first { !$0.isEmpty }.map(resettingVerbs.contains) ?? false
}

private let resettingVerbs: NameSet = [
  "reset", "clear", "restore", "wipe", "purge", "reinitialize",
]

extension Relation.Place {
  /// True for code of tests.
  var isOfTests: Bool { self == .test }
}
