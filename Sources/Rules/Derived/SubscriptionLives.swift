import Model

/// The lives of the two ends of a subscription that nothing ends, where the one that holds the callback
/// lives longer.
struct SubscriptionLives {
  /// The scope that the subscriber belongs to.
  let owner: String
  let confidence: Confidence
  /// The scope of what holds the callback.
  let holder: String

  init?(of owner: Component, heldBy relation: Relation, _ context: RuleContext) {
    guard let subscription = relation.subscription, subscription.ending == .never,
      subscription.holder == .publisher, relation.releasedAt.isEmpty,
      subscription.form != .collector, !owner.role.isExempt,
      let belonging = belonging(of: owner, context),
      let life = life(ofHolderIn: relation, context), context.graph.outlives(life, belonging.scope)
    else { return nil }
    self.owner = belonging.scope
    confidence = belonging.confidence
    holder = life
  }
}

/// True for a global variable with a callback that keeps an object which belongs to a shorter scope.
func isToldAsSubscription(_ variable: GlobalVariable, _ context: RuleContext) -> Bool {
  (context.derived.incoming[variable.component.id] ?? []).contains { relation in
    guard relation.kind == .subscribes, relation.isStaticSlot, relation.slot == variable.field.name,
      relation.subscription?.captures == .strongly,
      let owner = context.derived.components[relation.from]
    else { return false }
    return SubscriptionLives(of: owner, heldBy: relation, context) != nil
  }
}

/// How long what holds the callback lives: the system and static variables as long as the process, an
/// object of the project with which listeners are registered as long as it is meant to; `nil` where
/// that is not known.
private func life(ofHolderIn relation: Relation, _ context: RuleContext) -> String? {
  guard let holder = context.derived.components[relation.to] else { return nil }
  if relation.isStaticSlot || holder.kind == .external { return context.graph.processScope }
  guard relation.subscription?.form == .observer, relation.subscription?.captures == .strongly
  else { return nil }
  return holder.declaredScope
    ?? holder.scopeEvidence.first { $0.source == .storage }?.scope
}

/// The scope that a component belongs to when it ends before the process does: its own, or that of
/// all who keep it.
private func belonging(
  of component: Component, _ context: RuleContext
) -> (scope: String, confidence: Confidence)? {
  func isShorter(_ scope: String) -> Bool {
    context.graph.outlives(context.graph.processScope, scope)
  }
  if let declared = component.declaredScope {
    return isShorter(declared)
      ? (declared, component.language == .manifest ? .proven : .strong) : nil
  }
  let keepers = (context.derived.incoming[component.id] ?? []).filter {
    $0.kind == .owns || $0.kind == .keeps
  }
  var scopes: Set<String> = []
  for relation in keepers {
    guard !relation.isStaticSlot,
      let scope = context.derived.components[relation.from]?.declaredScope, isShorter(scope)
    else { return nil }
    scopes.insert(scope)
  }
  let longest = context.graph.scopes.scopes.first { scopes.contains($0.name) }
  return longest.map { ($0.name, .likely) }
}
