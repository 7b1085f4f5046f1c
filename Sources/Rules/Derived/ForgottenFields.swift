import Model

/// The fields with data of a session that a routine which ends it leaves, and what else goes wrong
/// where it ends.
@Sendable func forgottenFields(in context: RuleContext) -> [Finding] {
  let graph = context.graph
  let forgotten = graph.components.flatMap { component -> [Finding] in
    if component.role.isExempt { return [] }
    let switched = switchLeftovers(of: component, context).compactMap {
      $0.finding(in: component, context)
    }
    if !switched.isEmpty { return switched }
    let emptied = component.fields.filter { !$0.clearedIn.isEmpty }
    // What gets another value was thought of.
    let handled = context.derived.handledAtSignOut[component.id] ?? []
    return component.fields.compactMap { field in
      guard let scope = field.dataScope, field.clearedIn.isEmpty, !field.dataEvidence.isEmpty,
        !handled.contains(field.name), !graph.isFlowData(field),
        graph.outlives(field.isStatic ? graph.processScope : component.effectiveScope, scope),
        let routine = emptyingRoutine(
          closestTo: field, emptying: emptied, endings: graph.sessionEndings)
      else { return nil }
      return finding(field, of: component, routine: routine, context)
    }
  }
  return forgotten + signOutFaults(context)
}

private func finding(
  _ field: Field, of component: Component, routine: EmptyingRoutine, _ context: RuleContext
) -> Finding? {
  let emptied = routine.fields.map(\.name).joined(separator: ", ")
  let evidence = field.dataEvidence.first
  let path = keeperPath(
    to: component.id, scope: component.effectiveScope ?? context.graph.processScope,
    graph: context.graph, derived: context.derived)
  guard !mayEndEarlier(path, derived: context.derived) else { return nil }
  return Finding(
    message:
      "\(routine.name) empties \(emptied) but leaves \(field.name) (\(evidence?.detail ?? ""))"
      + " in \(component.name)" + keptThrough(path, derived: context.derived),
    confidence: field.dataEvidence.map(\.confidence).max() ?? .hint,
    component: component.id,
    subject: field.name, location: field.location,
    related: routine.fields.flatMap { cleared in
      cleared.clearedIn.filter { $0.routine == routine.name }.map {
        RelatedPlace(message: "\(cleared.name) is emptied here", location: $0.location)
      }
    },
    path: path)
}
