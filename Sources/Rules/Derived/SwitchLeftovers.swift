import Model

/// A field that keeps the data of the last session when its object is given the next one.
struct SwitchLeftover {
  let routine: SessionEnding
  let successor: SessionEnding.Successor
  let field: Field
  /// What the next session has to be for the field to be renewed; `nil` when it never is.
  let unless: String?
}

extension SwitchLeftover {
  /// What is told of the field; `nil` when its component may end before the session does.
  func finding(in component: Component, _ context: RuleContext) -> Finding? {
    let graph = context.graph
    guard let scope = field.dataScope, graph.outlives(component.effectiveScope, scope) else {
      return nil
    }
    let path = keeperPath(
      to: component.id, scope: component.effectiveScope ?? graph.processScope, graph: graph,
      derived: context.derived)
    guard !mayEndEarlier(path, derived: context.derived) else { return nil }
    let evidence = field.dataEvidence.first?.detail ?? ""
    let exception = unless.map { " unless \($0)" } ?? ""
    return Finding(
      message: "\(routine.name) takes another "
        + "\(context.derived.name(successor.session)) but leaves \(field.name) "
        + "(\(evidence))\(exception) in \(component.name)"
        + keptThrough(path, derived: context.derived),
      confidence: field.dataEvidence.map(\.confidence).max() ?? .hint,
      component: component.id, subject: field.name, location: field.location,
      related: [
        RelatedPlace(
          message: "\(routine.name) takes it here", location: routine.location)
      ],
      path: path)
  }
}

/// The fields of a component that every routine which hands it the next session leaves, at least
/// for some sessions.
func switchLeftovers(of component: Component, _ context: RuleContext) -> [SwitchLeftover] {
  let switches = context.derived.switches[component.id] ?? []
  if switches.isEmpty { return [] }
  let keepers = keeperPath(
    to: component.id, scope: component.effectiveScope ?? context.graph.processScope,
    graph: context.graph, derived: context.derived)
  if startsAtCallback(keepers, derived: context.derived) { return [] }
  let slots = context.derived.slotsOfShorterScope(of: component)
  let handled = context.derived.handledAtSignOut[component.id] ?? []
  return component.fields.compactMap { field in
    guard !field.isStatic, !slots.contains(field.name), !handled.contains(field.name),
      field.clearedIn.isEmpty, field.dataScope != nil, !context.graph.isFlowData(field),
      field.dataEvidence.contains(where: { $0.confidence > .hint })
    else { return nil }
    var leftover: SwitchLeftover?
    for routine in switches {
      guard let successor = routine.successor else { continue }
      let renewals = routine.clears.filter { $0.field == field.name }.map {
        question(in: $0.condition, to: successor)
      }
      if isAlwaysRenewed(renewals) { return nil }
      leftover =
        leftover
        ?? SwitchLeftover(
          routine: routine, successor: successor, field: field,
          unless: renewals.lazy.compactMap { $0?.text }.first)
    }
    return leftover
  }
}

/// What a condition asks of the new session, and whether it has to be so or must not.
private struct Question: Equatable {
  let text: String
  let isNegated: Bool
}

private func isAlwaysRenewed(_ renewals: [Question?]) -> Bool {
  guard let first = renewals.first else { return false }
  guard let question = first else { return true }
  return renewals.contains { $0 == nil || $0?.isNegated != question.isNegated }
}

/// The first clause that asks something of the new session: `client.isAuth`. That there is one, or
/// that it is another one, is no question.
private func question(in condition: String?, to successor: SessionEnding.Successor) -> Question? {
  guard let condition else { return nil }
  for joined in condition.split(separator: " and ") {
    let isNegated = joined.hasPrefix("!(")
    let plain = isNegated ? joined.dropFirst(2).dropLast() : joined
    for clause in plain.split(separator: ",") {
      let text = clause.drop { $0 == " " }
      if text.contains("==") || text.contains("!=") { continue }
      if [successor.slot, successor.parameter].contains(where: { asks($0, text) }) {
        return Question(text: String(text), isNegated: isNegated)
      }
    }
  }
  return nil
}

/// True when a clause asks a member of a variable.
private func asks(_ name: String, _ clause: Substring) -> Bool {
  let words = clause.split { $0 == " " || $0 == "(" || $0 == "!" }
  return words.contains { $0.hasPrefix("\(name).") || $0.hasPrefix("\(name)?.") }
}
