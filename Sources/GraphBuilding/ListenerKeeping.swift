import Model

/// How functions of the project that are given a listener hold it.
struct ListenerKeeping {
  private let source: SourceGraph
  /// Functions that put something into a variable, with those.
  private let filled: [Int: [Int]]

  init(_ source: SourceGraph) {
    self.source = source
    var filled: [Int: [Int]] = [:]
    for write in source.events.writes {
      guard let function = write.site.function else { continue }
      switch write.value {
      case .addition, .change, .other: filled[function, default: []].append(write.property)
      case .absent, .empty, .removal, .initial, .lent: continue
      }
    }
    self.filled = filled
  }

  /// True where the code shows that the listener is not held, or only weakly.
  func letsGo(_ callee: Int) -> Bool {
    let function = implementation(of: callee)
    // Of a function without a body nothing is known.
    if source.program.functions[function].facts.body.isEmpty { return false }
    if mentionsWeak(source.program.functions[function].facts.body) { return true }
    let slots = filled[function] ?? []
    if slots.isEmpty { return !handsOn(source.program.functions[function].facts) }
    return !slots.contains { property in
      let facts = source.program.properties[property].facts
      return facts.strength == .strong && !facts.modifiers.contains("weak")
        && !(facts.type?.spelling.contains("Weak") ?? false)
    }
  }

  /// The function of the only class behind an interface.
  private func implementation(of callee: Int) -> Int {
    let entry = source.program.functions[callee]
    guard let owner = entry.owner, let type = source.program.onlyImplementation(of: owner) else {
      return callee
    }
    return source.program.types[type].functions.first {
      source.program.functions[$0].facts.name == entry.facts.name
    } ?? callee
  }

  /// True for a function that gives a parameter to another one, which may hold it.
  private func handsOn(_ facts: FunctionFacts) -> Bool {
    let names = Set(facts.parameters.map(\.name))
    var isFound = false
    visitExpressions(in: facts.body) {
      guard case .call(let call) = $0 else { return }
      for argument in call.arguments {
        if case .name(let name, _) = argument.value, names.contains(name) { isFound = true }
      }
    }
    return isFound
  }

  private func mentionsWeak(_ body: [Statement]) -> Bool {
    var isFound = false
    visitExpressions(in: body) {
      if case .name(let name, _) = $0, name.hasPrefix("Weak") { isFound = true }
    }
    return isFound
  }
}
