import Model

/// Access points that the steps before have made superfluous, in one step for each module.
func closingSteps(_ facts: PlanFacts) -> [StepDraft] {
  let limits = Set(planLimits(facts).map(\.component))
  let reachedForGood = Set(
    facts.hidden.filter { _, relations in relations.contains { limits.contains($0.from) } }.keys)
  let closable = facts.verdicts.keys.sorted().filter { id in
    switch facts.course(of: id) {
    case .root, .session:
      facts.derived.accessPoints[id] != nil && !reachedForGood.contains(id)
    case .close, .label, .stays: false
    }
  }
  return closingSteps(of: closable, phase: .closing, facts) { names in
    "Nothing in the code of the product asks for \(names) by name any more. Make the access points "
      + "private, or remove them: from then on the compiler keeps it so."
  }
}

/// Steps that close access points, one for each module.
func closingSteps(
  of ids: [ComponentID], phase: PlanStep.Phase, _ facts: PlanFacts,
  detail: (_ names: String) -> String
) -> [StepDraft] {
  let modules = Dictionary(grouping: ids) { facts.derived.components[$0]?.module ?? "" }
  return modules.sorted { $0.key < $1.key }.map { module, members in
    let points = members.flatMap { facts.derived.accessPoints[$0] ?? [] }
    let tests = points.flatMap(\.accesses).filter { $0.place == .test }.reduce(0) { $0 + $1.count }
    let spelled = points.map { "`\($0.spelling)`" }
    let inTests =
      tests == 0
      ? ""
      : " Tests reach them in \(tests) place\(tests == 1 ? "" : "s") and make "
        + "instances of their own instead."
    let what =
      points.count == 1
      ? spelled[0]
      : "\(points.count) access points"
        + (module.isEmpty ? "" : " of \(module)")
    return StepDraft(
      phase: phase, title: "Close \(what)", detail: detail(listing(spelled, most: 4)) + inTests,
      components: members,
      changes: points.map {
        RelatedPlace(message: "close `\($0.spelling)`", location: $0.location)
      })
  }
}
