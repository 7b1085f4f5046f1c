import Model

/// What waits for no other step: faults of lifetimes that can be mended where they are, and access
/// points that only roots of their module use.
func todaySteps(_ facts: PlanFacts) -> [StepDraft] {
  mendingSteps(facts) + labelSteps(facts) + closableToday(facts)
}

/// Scopes that were named for what needs none, in one step.
private func labelSteps(_ facts: PlanFacts) -> [StepDraft] {
  let ids = facts.verdicts.keys.sorted().filter {
    if case .label = facts.course(of: $0) { return true }
    return false
  }
  if ids.isEmpty { return [] }
  let names = ids.map { "`\(facts.name($0))`" }
  return [
    StepDraft(
      phase: .today,
      title: "Drop the scope of \(ids.count == 1 ? names[0] : "\(ids.count) components")",
      detail:
        "\(listing(names, most: 4)): nothing in \(ids.count == 1 ? "it" : "them") needs one, so keeping one for a scope saves "
        + "nothing.",
      components: ids,
      changes: ids.map {
        RelatedPlace(
          message: "`\(facts.name($0))`: \(facts.verdicts[$0]?.reason ?? "")",
          location: facts.derived.components[$0]?.location)
      })
  ]
}

/// One step for each component and sort of fault, errors first.
private func mendingSteps(_ facts: PlanFacts) -> [StepDraft] {
  struct Fault: Hashable {
    let rule: String
    let component: ComponentID
  }
  let sure = facts.violations.filter { violation in
    mendings[violation.rule] != nil && violation.severity >= .warning
      && violation.confidence >= .strong
  }
  let groups = Dictionary(grouping: sure) { Fault(rule: $0.rule, component: $0.component) }
  return groups.sorted { left, right in
    let (first, second) = (left.value.map(\.severity).max(), right.value.map(\.severity).max())
    if first != second { return (first ?? .note) > (second ?? .note) }
    return (left.key.rule, left.key.component) < (right.key.rule, right.key.component)
  }.map { fault, violations in
    let mending = mendings[fault.rule].map {
      $0(facts.name(fault.component), subjects(of: violations, facts))
    }
    return StepDraft(
      phase: .today, title: mending?.title ?? fault.rule, detail: mending?.detail ?? "",
      components: [fault.component],
      changes: violations.map { RelatedPlace(message: $0.message, location: $0.location) })
  }
}

/// The fields or components that faults are about.
private func subjects(of violations: [Violation], _ facts: PlanFacts) -> String {
  let names = violations.compactMap(\.subject).map { subject in
    "`\(facts.ids[subject].map(facts.name) ?? subject)`"
  }
  return names.isEmpty ? "what it keeps" : listing(names, most: 4)
}

/// What mends the faults of a rule without any other change, by the rule; from the names of the
/// component and of what the fault is about.
private let mendings: [String: @Sendable (String, String) -> (title: String, detail: String)] = [
  "forgotten-on-logout": { name, fields in
    (
      "Empty \(fields) of \(name) when the session ends or changes",
      "This is one line for each field, at a place that is named here, and nothing else has to change. "
        + "When the data has moved into the session, the lines go again."
    )
  },
  "captive-dependency": { name, kept in
    (
      "Let \(name) end with \(kept), or let go of it",
      "Keep it in an optional variable that is emptied when its scope ends, or ask for the one of "
        + "the moment each time."
    )
  },
  "never-released": { name, kept in
    (
      "Let \(name) release \(kept)",
      "Empty the variable where what is in it ends."
    )
  },
  "ui-outlived": { name, kept in
    (
      "Let \(name) go of \(kept)",
      "Keep it weakly, or hand it in with each call that needs it."
    )
  },
  "subscription-outlives-owner": { name, _ in
    (
      "Cancel what \(name) has registered",
      "Cancel it where the component ends, or capture it weakly."
    )
  },
  "created-twice": { _, made in
    (
      "Make \(made) once and hand it over",
      "Let one place make it, and hand it to the others that make their own today."
    )
  },
]

/// Access points that only roots of their module use, or nothing at all, in one step for each module.
private func closableToday(_ facts: PlanFacts) -> [StepDraft] {
  let closable = facts.verdicts.keys.sorted().filter {
    if case .close = facts.course(of: $0) { return true }
    return false
  }
  let isUsed = { (id: ComponentID) in
    facts.derived.accessPoints[id]?.contains { !$0.accesses.isEmpty } ?? false
  }
  return closingSteps(of: closable.filter(isUsed), phase: .today, facts) { names in
    "Only roots of the module use \(names). Making that private to it, or handing the instance on from "
      + "the root, costs nothing today and stops new uses."
  }
    + closingSteps(of: closable.filter { !isUsed($0) }, phase: .today, facts) { names in
      "Nothing in the sources uses \(names) by name. If nothing outside does, such as native code, "
        + "close it, which costs nothing today and stops new uses."
    }
}
