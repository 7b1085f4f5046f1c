import Model

/// An object in a slot that may live on after the object's own scope has ended.
struct Overstay {
  let relation: Relation
  let keeper: Component
  let target: Component
  /// The scope that the target belongs to, and how sure that is.
  let intended: (scope: String, confidence: Confidence, detail: String)
  /// How long the slot lives, as in `Component.effectiveScope`.
  let life: String

  /// `nil` for relations that store nothing, between unknown components, or of tests and samples.
  /// Roots are judged too: what they keep lives as long as they do.
  init?(_ relation: Relation, _ context: RuleContext) {
    guard relation.kind == .owns || relation.kind == .keeps,
      relation.from != relation.to || relation.isStaticSlot,
      let keeper = context.derived.components[relation.from], !keeper.role.isAlien,
      let target = context.derived.components[relation.to],
      let intended = target.intendedScope
        ?? conventionalScope(of: target, in: relation, of: keeper),
      let life = context.graph.life(ofSlotOf: relation, derived: context.derived)
    else { return nil }
    self.relation = relation
    self.keeper = keeper
    self.target = target
    self.intended = intended
    self.life = life
  }

  /// From the longest-living keeper down to the target.
  func path(_ context: RuleContext) -> [PathStep] {
    keeperPath(to: keeper.id, scope: life, graph: context.graph, derived: context.derived) + [
      PathStep(
        component: target.id, relation: relation.kind, slot: relation.slot,
        location: relation.evidence.first?.location)
    ]
  }

  /// Why the target belongs to its scope.
  var intention: RelatedPlace {
    RelatedPlace(
      message: "\(target.name) belongs to the \(intended.scope): \(intended.detail)",
      location: target.location)
  }

  /// The slot, which is what a person would change.
  var location: Location? { relation.evidence.first?.location ?? keeper.location }
}

extension Overstay {
  /// True for a slot that could let go of an object when its scope ends, and never does.
  var isNeverReleased: Bool { relation.isReplaceable && relation.releasedAt.isEmpty }
}

/// What is put into a static variable that could be emptied and never is: there also a convention,
/// such as that windows and screens end, shows that it stays too long.
private func conventionalScope(
  of target: Component, in relation: Relation, of keeper: Component
) -> (scope: String, confidence: Confidence, detail: String)? {
  guard relation.isStaticSlot, relation.isReplaceable, relation.releasedAt.isEmpty,
    let evidence = target.scopeEvidence.first(where: { $0.source == .framework })
  else { return nil }
  // A registry into which every instance is put; a single slot keeps the last one only.
  let isRegistry = keeper.fields.contains { $0.name == relation.slot && $0.onlyGrows }
  return (evidence.scope, isRegistry ? .strong : .likely, evidence.detail)
}
