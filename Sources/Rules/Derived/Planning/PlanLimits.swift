import Model

/// What the plan does not touch, with the hidden accesses that stay because of it; most first.
func planLimits(_ facts: PlanFacts) -> [PlanLimit] {
  let kept = facts.hidden.compactMap { id, relations -> PlanLimit? in
    switch facts.course(of: id) {
    case .stays(let reason):
      return PlanLimit(component: id, reason: reason, accesses: relations.places)
    case .label:
      return PlanLimit(
        component: id, reason: facts.verdicts[id]?.reason ?? "", accesses: relations.places)
    case .root, .session, .close: return nil
    }
  }
  let outside = Dictionary(
    grouping: facts.hidden.filter { facts.isTouched($0.key) }.values.joined().filter {
      isFromOutside($0, facts)
    }, by: \.from
  ).map { id, relations in
    PlanLimit(
      component: id,
      reason: "members that are added to a type of others have no initializer to hand anything to: "
        + "turn them into functions with a parameter when something else asks for it",
      accesses: relations.places)
  }
  return (kept + outside).sorted { ($1.accesses, $0.component) < ($0.accesses, $1.component) }
}

/// True for an access from members that are added to a type which the sources do not declare.
func isFromOutside(_ relation: Relation, _ facts: PlanFacts) -> Bool {
  facts.derived.components[relation.from]?.kind == .external
}
