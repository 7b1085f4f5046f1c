import Model

/// The fields of a component that hold data of a session and may live on after it.
func outlivingFields(of component: Component, _ context: RuleContext) -> [Field] {
  let fields = component.fields.filter { $0.dataScope != nil && !$0.dataEvidence.isEmpty }
  if component.role.isExempt || fields.isEmpty { return [] }
  let graph = context.graph
  let told = context.derived.slotsOfShorterScope(of: component)
  return fields.filter { field in
    // Who keeps an object of the session too long is told once, at the one who keeps it.
    let isMeantToEnd = component.intendedScope.map { $0.scope == field.dataScope } ?? false
    guard let scope = field.dataScope, !isMeantToEnd, !told.contains(field.name),
      field.isStatic || !isScreen(component, within: scope, of: graph)
    else { return false }
    return graph.outlives(field.isStatic ? graph.processScope : component.effectiveScope, scope)
  }
}

/// Those of them that surely do, and who keeps the component that long: instances that a holder lets
/// go of end with it, and then only static variables live on.
func surelyOutliving(
  _ fields: [Field], of component: Component, _ context: RuleContext
) -> (fields: [Field], keepers: [PathStep]) {
  let keepers = keeperPath(
    to: component.id, scope: component.effectiveScope ?? context.graph.processScope,
    graph: context.graph, derived: context.derived)
  let mayEnd =
    mayEndEarlier(keepers, derived: context.derived)
    || startsAtCallback(keepers, derived: context.derived)
  return (mayEnd ? fields.filter(\.isStatic) : fields, keepers)
}

/// True for what is made to end before its data's scope does, such as a screen: that something
/// keeps it longer is the fault, not what it shows.
private func isScreen(_ component: Component, within scope: String, of graph: CodeGraph) -> Bool {
  component.declaredScope.map { graph.scopes.outlives(scope, $0) } ?? false
}
