import Model

/// Why a scoped component is right as it is: what the answer is to whether its content changes with the
/// user or the flow.
func reasonToLeave(
  _ subject: VerdictSubject, _ content: PassingContent, _ context: RuleContext
) -> String {
  let component = subject.component
  let process = context.graph.processScope
  let scope = component.declaredScope ?? component.effectiveScope ?? process
  let isOfProcess = scope == process
  if let overstay = component.scopeEvidence.first(where: { evidence in
    component.lives.contains(evidence.scope) && context.graph.scopes.outlives(evidence.scope, scope)
  }) {
    return "its scope is right, but it lives as long as the \(overstay.scope): \(overstay.detail)"
  }
  if let held = heldForShorter(by: component, context) {
    return "it holds `\(held)`, which ends earlier, and lets it go in time"
  }
  if component.kind == .binding || component.kind == .external {
    return
      "one for all who ask, for as long as the \(scope): it is made elsewhere, and nothing of it "
      + "is seen to belong to a user"
  }
  let changing = ownContent(of: component, context.derived).filter { field in
    !field.writers.isEmpty || field.dataScope != nil || component.language == .manifest
  }
  if changing.isEmpty {
    if let partner = partner(of: component, in: scope, context), !isOfProcess {
      return "it works on `\(partner)`, which ends with the \(scope) as it does"
    }
    if let reason = component.stateReason { return reason }
    if context.graph.selfMade.contains(component.id) {
      return
        "nothing is seen to change in it, and it makes or starts something of its own, so that it "
        + "matters which one it is"
    }
    return "nothing is seen to change in it"
  }
  if !isOfProcess { return "what changes in it ends with the \(scope), as it should" }
  if !content.items.isEmpty {
    return
      "names alone hint that \(quoted(content.items.map(\.name))) may end earlier, and its scope "
      + "was named on purpose"
  }
  if changing.allSatisfy({ $0.storage == .table }) {
    return "its rows are on the device, where data of users belongs; that they go is up to sign-out"
  }
  let names = quoted(changing.map(\.name))
  if changing.allSatisfy(\.losesElements) {
    return "what is put into \(names) is taken out again, for each owner by itself"
  }
  return
    "nothing shows that \(names) \(changing.count == 1 ? "belongs" : "belong") to a user or a flow"
}

/// What it holds for a shorter scope and lets go of.
private func heldForShorter(by component: Component, _ context: RuleContext) -> String? {
  let derived = context.derived
  return (derived.outgoing[component.id] ?? []).first { relation in
    guard relation.kind == .owns || relation.kind == .keeps, relation.isHolder,
      let intended = derived.components[relation.to]?.intendedScope
    else { return false }
    return context.graph.outlives(component.effectiveScope, intended.scope)
  }.map { derived.name($0.to) }
}

/// Something that it holds or is handed and that ends with the same scope.
private func partner(
  of component: Component, in scope: String, _ context: RuleContext
) -> String? {
  let derived = context.derived
  return (derived.outgoing[component.id] ?? []).first { relation in
    switch relation.kind {
    case .owns, .keeps, .uses: derived.components[relation.to]?.intendedScope?.scope == scope
    case .creates, .refers, .defers, .provides, .reaches, .subscribes: false
    }
  }.map { derived.name($0.to) }
}

/// `a`, `b` and 2 more.
func quoted(_ names: [String]) -> String {
  listing(names.map { "`\($0)`" })
}
