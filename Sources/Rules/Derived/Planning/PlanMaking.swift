package import Model

/// The migration plan: steps in an order in which each can be merged alone, leaves first, and where to
/// stop. A history of the sources tells which components change often.
package func plan(
  of graph: CodeGraph, verdicts: [Verdict], violations: [Violation], history: ChangeHistory?,
  derived: DerivedData
) -> Plan {
  let facts = PlanFacts(
    graph, verdicts: verdicts, violations: violations, history: history, derived: derived)
  var count = PlanCount(facts)
  let drafts =
    todaySteps(facts) + askingSteps(facts) + rootSteps(facts) + sessionSteps(facts)
    + closingSteps(facts)
  return Plan(
    steps: drafts.map { count.step($0) }, ownershipChanges: ownershipChanges(facts),
    limits: planLimits(facts))
}

/// A step before it is known what the steps in front of it leave.
struct StepDraft {
  let phase: PlanStep.Phase
  let title: String
  let detail: String
  let components: [ComponentID]
  var changes: [RelatedPlace] = []
  /// Hidden accesses that it takes away.
  var removes = 0
  /// Default arguments that it adds for a while, or takes away.
  var defaults = 0
}

/// What remains from step to step.
private struct PlanCount {
  private var remaining: Int
  private var temporary: Int

  init(_ facts: PlanFacts) {
    remaining = facts.hidden.values.reduce(0) { $0 + $1.places }
    temporary = facts.defaults.filter { facts.isTouched($0.key) }.values.reduce(0) {
      $0 + $1.places
    }
  }

  mutating func step(_ draft: StepDraft) -> PlanStep {
    remaining -= draft.removes
    temporary += draft.defaults
    return PlanStep(
      phase: draft.phase, title: draft.title, detail: draft.detail, components: draft.components,
      changes: draft.changes, removes: draft.removes, remaining: remaining, temporary: temporary)
  }
}
