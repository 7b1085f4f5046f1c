import Model

/// What is wrong with how routines end a session, whatever fields they empty: one of two does
/// nothing, a step comes too late, a type does not take part.
func signOutFaults(_ context: RuleContext) -> [Finding] {
  let graph = context.graph
  let late = lateSteps(of: graph).filter { isOfProduct($0.routine.component, context) }
  let idle = idleSteps(of: graph, derived: context.derived)
  return differences(context) + late.map(\.finding) + idle.map { $0.finding(context.derived) }
}

/// At most one for each routine, however many others ask for less.
private func differences(_ context: RuleContext) -> [Finding] {
  var told: Set<String> = []
  return routineDifferences(of: context.graph).compactMap { difference in
    guard isOfProduct(difference.routine.component, context), let finding = difference.finding,
      told.insert(difference.routine.name).inserted
    else { return nil }
    return finding
  }
}

private func isOfProduct(_ component: ComponentID, _ context: RuleContext) -> Bool {
  context.derived.components[component]?.role.isExempt == false
}
