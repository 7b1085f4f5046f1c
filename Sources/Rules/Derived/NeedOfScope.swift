import Model

/// True for an object of which it makes no difference whether there is one or many: it keeps nothing
/// that changes, guards nothing, and makes or does nothing when it is made.
func needsNoScope(_ component: Component, _ context: RuleContext) -> Bool {
  component.kind == .class && component.isolation == .none
    && component.fields.allSatisfy { !$0.isMutable && $0.writers.isEmpty }
    && !context.graph.selfMade.contains(component.id)
    && !(context.derived.outgoing[component.id] ?? []).contains(where: isOwnWork)
}

/// The first binding in the order of the graph that names a scope for such an object; `nil` when there
/// is none.
func unneededLabel(
  of component: Component, _ context: RuleContext
) -> (scope: String, location: Location)? {
  if component.role.isExempt { return nil }
  for binding in context.derived.bindings[component.id] ?? []
  where binding.form == .constructor || binding.form == .contribution {
    if let scope = binding.scope, let place = binding.scopeLocation {
      return needsNoScope(component, context) ? (scope, place) : nil
    }
  }
  return nil
}

/// True where it holds what it makes, or registers itself: then it matters which object it is.
private func isOwnWork(_ relation: Relation) -> Bool {
  switch relation.kind {
  case .owns, .subscribes: true
  case .keeps, .uses, .creates, .refers, .defers, .provides, .reaches: false
  }
}
