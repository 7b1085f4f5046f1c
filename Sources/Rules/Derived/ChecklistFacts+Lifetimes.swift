import Model

/// What the checklist says of what is kept too long, of what is lost too early, and of tests.
extension ChecklistFacts {
  func interfaces() -> ChecklistItem {
    let told = violations.filter { $0.rule == "ui-outlived" }
    let held = Set(told.map(\.component)).sorted()
    let isSure = told.contains { $0.confidence >= .strong }
    let hasInterface =
      !graph.interfaceSlots.isEmpty
      || graph.components.contains { component in
        component.role == .view || component.state == .holdsUI
          || component.scopeEvidence.contains { $0.scope == "screen" && $0.source == .framework }
      }
    let detail =
      if !held.isEmpty {
        (isSure ? "something that outlives a screen keeps it: " : "look at what keeps a screen: ")
          + named(held.map(derived.name), most: 5)
      } else if hasInterface {
        "nothing that outlives a screen is seen to keep it strongly"
      } else {
        nothing("no part of a user interface is seen")
      }
    return ChecklistItem(
      id: "interface", question: "Does nothing that outlives a screen hold it?",
      answer: held.isEmpty ? .pass : isSure ? .fail : .needsPerson, detail: detail,
      findings: told.map(\.fingerprint))
  }

  /// Whether what someone has entered survives the end of the process: on Android the sources can
  /// show it, elsewhere somebody has to look.
  func flows() -> ChecklistItem {
    let question = "Does what someone has entered survive the end of the process?"
    let findings = fingerprints(of: "memory-as-truth")
    if !findings.isEmpty {
      return ChecklistItem(
        id: "flows", question: question, answer: .fail,
        detail: "memory is the only home of what a restored screen shows", findings: findings)
    }
    let fields = graph.components.filter { !$0.role.isAlien }.flatMap { component in
      component.fields.filter { graph.isFlowData($0) && $0.isMutable }.map {
        (name: "\(component.name).\($0.name)", isKept: $0.storage != .memory)
      }
    }
    let lost = fields.filter { !$0.isKept }.map(\.name)
    let detail =
      if fields.isEmpty {
        "nothing is seen that belongs to a flow; end the process while something is half entered, and "
          + "come back"
      } else if lost.isEmpty {
        "what is seen of flows is kept beyond the process: \(named(fields.map(\.name), most: 5))"
      } else {
        "end the process while something is entered, and come back: \(named(lost, most: 5)) "
          + "\(lost.count == 1 ? "lives" : "live") in memory"
      }
    return ChecklistItem(
      id: "flows", question: question,
      answer: !fields.isEmpty && lost.isEmpty ? .pass : .needsPerson,
      detail: detail, findings: [])
  }

  func tests() -> ChecklistItem {
    let question = "Do the tests pass in any order?"
    let findings = fingerprints(of: "test-shares-global")
    if !findings.isEmpty {
      return ChecklistItem(
        id: "test-order", question: question, answer: .fail,
        detail: "tests change global state and leave it so for the next", findings: findings)
    }
    let reaching = Set(
      graph.relations.lazy.filter { relation in
        relation.place == .test && derived.reachesGlobal(relation)
          && derived.components[relation.to]?.isLeftAlone != true
      }.map(\.to)
    ).sorted()
    let hasTests = graph.components.contains { $0.role == .test }
    let detail =
      if !reaching.isEmpty {
        "run them shuffled: they share \(named(reaching.map(derived.name), most: 5))"
      } else if hasTests {
        "run them shuffled: none is seen to share a global instance, but files, defaults and databases "
          + "are shared as well"
      } else {
        "no test is among the sources"
      }
    return ChecklistItem(
      id: "test-order", question: question, answer: .needsPerson, detail: detail,
      findings: fingerprints(of: "reset-for-testing"))
  }

  func defaultIsolation() -> ChecklistItem {
    let isolations = graph.defaultIsolations
    let parts = [
      ("to the main actor in", isolations.mainActor), ("to nothing in", isolations.none),
    ].filter { !$0.1.isEmpty }.map { "\($0.0) \(named($0.1, most: 5))" }
    let known = "code that says nothing is isolated \(parts.joined(separator: ", "))"
    let (answer, detail): (ChecklistItem.Answer, String) =
      if !isolations.mixed.isEmpty {
        (
          .fail,
          "the same module has two answers, by the target that compiles a file: "
            + named(isolations.mixed, most: 5)
        )
      } else if !isolations.unknown.isEmpty {
        (
          .needsPerson,
          "no build description among the inputs speaks of \(named(isolations.unknown, most: 5)): look "
            + "at `SWIFT_DEFAULT_ACTOR_ISOLATION` or `.defaultIsolation`"
            + (parts.isEmpty ? "" : "; \(known)")
        )
      } else if parts.isEmpty {
        (.pass, nothing("there is no Swift"))
      } else {
        (.pass, known)
      }
    return ChecklistItem(
      id: "default-isolation", question: "Is it known what isolates code that says nothing?",
      answer: answer, detail: detail, findings: [])
  }
}
