package import Model

/// The migration plan: an order of steps that can be merged one at a time, leaves first.
package func plan(
  of graph: CodeGraph, verdicts decisions: [Verdict], derived: DerivedData
) -> [PlanStep] {
  var remaining = 0
  var hidden: [ComponentID: [Relation]] = [:]
  for relation in graph.relations where isHiddenAccess(relation, derived: derived) {
    hidden[relation.to, default: []].append(relation)
    remaining += relation.evidence.count
  }
  func reachesHidden(_ id: ComponentID) -> Int {
    (derived.outgoing[id] ?? []).count { isHiddenAccess($0, derived: derived) }
  }
  func accesses(_ id: ComponentID) -> Int {
    (hidden[id] ?? []).reduce(0) { $0 + $1.evidence.count }
  }
  // A leaf depends on nothing hidden itself, so moving it drags nothing along.
  let ordered = decisions.filter { $0.action != .leave }.sorted {
    (reachesHidden($0.component), accesses($0.component), $0.component)
      < (reachesHidden($1.component), accesses($1.component), $1.component)
  }
  return ordered.map { verdict in
    let users = Set((hidden[verdict.component] ?? []).map(\.from)).sorted()
    let name = derived.name(verdict.component)
    remaining -= accesses(verdict.component)
    return PlanStep(
      title: title(verdict.action, name),
      detail: detail(verdict, users: users.map(derived.name)),
      components: [verdict.component] + users, remaining: remaining)
  }
}

private func title(_ action: Verdict.Action, _ name: String) -> String {
  switch action {
  case .leave: "Leave \(name) alone"
  case .inject: "Hand \(name) over"
  case .moveToSession: "Move \(name) into the session"
  case .moveToFlow: "Move \(name) into its flow"
  case .moveToScreen: "Move \(name) into its screen"
  case .persist: "Persist what \(name) holds"
  case .split: "Split \(name)"
  case .dropLabel: "Drop the scope of \(name)"
  case .close: "Close the access point of \(name)"
  }
}

private func detail(_ verdict: Verdict, users: [String]) -> String {
  if users.isEmpty { return "\(verdict.reason). Used by \(verdict.whoUses)" }
  let shown = users.prefix(6).map { "`\($0)`" }.joined(separator: ", ")
  let rest = users.count > 6 ? " and \(users.count - 6) more" : ""
  return "\(verdict.reason). Give it to \(shown)\(rest) through their initializers, "
    + "with a default argument as the step between"
}
