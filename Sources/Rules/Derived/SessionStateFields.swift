import Model

/// The fields of a component that surely hold data of a session which ends before them, and of which
/// no other rule tells more; and who keeps the component that long.
func sessionStateFields(
  of component: Component, _ context: RuleContext
) -> (fields: [Field], keepers: [PathStep]) {
  // A field that a change of the session leaves is told by itself, and needs no second finding.
  let leftovers = Set(switchLeftovers(of: component, context).map(\.field.name))
  // A table is where data of users belongs; what matters of it is that signing out empties it.
  let fields = outlivingFields(of: component, context)
    .filter {
      !leftovers.contains($0.name) && $0.storage != .table && !context.graph.isFlowData($0)
    }
  // So is one that sign-out forgets.
  let isToldAsForgotten =
    component.fields.contains { !$0.clearedIn.isEmpty } && fields.allSatisfy(\.clearedIn.isEmpty)
  if fields.isEmpty || isToldAsForgotten { return ([], []) }
  return surelyOutliving(fields, of: component, context)
}

/// True when the way from a keeper to what it keeps leads through a field that is told as data of a
/// shorter scope, as surely as the way itself: what hangs on the field is the same fault.
func leadsThroughToldField(
  _ path: [PathStep], confidence: Confidence, _ context: RuleContext
) -> Bool {
  zip(path, path.dropFirst()).contains { keeper, step in
    guard let slot = step.slot, let component = context.derived.components[keeper.component]
    else { return false }
    return sessionStateFields(of: component, context).fields.contains {
      $0.name == slot && $0.dataEvidence.contains { $0.confidence >= confidence }
    }
  }
}
