import Model

/// Who gets at a component, who makes others of it, and what guards it.
extension VerdictJudge {
  func accessFacts(of id: ComponentID) -> [Verdict.Fact] {
    let reaches = (derived.incoming[id] ?? []).filter(derived.reachesGlobal)
    let hidden = reaches.filter { isHiddenAccess($0, derived: derived) }
    let defaults = reaches.filter { $0.place == .defaultArgument }
    let roots = reaches.filter { $0.place == .compositionRoot }
    let tests = reaches.filter { $0.place == .test }
    return [
      fact(hidden, one: "reaches it without saying so", many: "reach it without saying so"),
      fact(defaults, one: "has it as a default argument", many: "have it as a default argument"),
      fact(roots, one: "reaches it as a root", many: "reach it as roots"),
      fact(tests, one: "reaches it in tests", many: "reach it in tests"),
    ].compactMap { $0 } + injectionFacts(of: id)
  }

  private func fact(_ relations: [Relation], one: String, many: String) -> Verdict.Fact? {
    let sources = Set(relations.map(\.from))
    if sources.isEmpty { return nil }
    return Verdict.Fact(
      "\(listed(sources)) \(sources.count == 1 ? one : many)",
      at: relations.flatMap(\.evidence).map(\.location).min())
  }

  private func injectionFacts(of id: ComponentID) -> [Verdict.Fact] {
    let consumers = (derived.bindings[id] ?? []).flatMap(\.consumers).filter {
      $0.component != id && derived.components[$0.component]?.role.isAlien == false
    }
    if consumers.isEmpty { return [] }
    return [
      Verdict.Fact(
        "handed to \(listed(Set(consumers.map(\.component))))",
        at: consumers.compactMap(\.location).min())
    ]
  }

  func makingFacts(of component: Component) -> [Verdict.Fact] {
    guard let making = secondMakings[component.id] else { return [] }
    return [Verdict.Fact("`\(derived.name(making.component))` makes another", at: making.location)]
  }

  func isolationFacts(of component: Component) -> [Verdict.Fact] {
    var facts = component.silencers.prefix(2).map { silencer in
      Verdict.Fact(
        "`\(silencer.word.rawValue)` switches the compiler's check off"
          + (silencer.isGuarded ? ", and a lock guards it" : ""), at: silencer.location)
    }
    if let reason = component.isolationReason, component.isolation != .unsafe {
      facts.append(
        Verdict.Fact("its isolation is \(component.isolation.rawValue): \(reason)", at: nil))
    }
    return facts
  }

  /// `A`, `B`, `C` and 2 more.
  func listed(_ ids: Set<ComponentID>) -> String { named(ids.sorted().map(derived.name), most: 3) }
}
