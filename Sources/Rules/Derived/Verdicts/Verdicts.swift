package import Model

/// The decision table: one row for each component that everyone can reach, that a container keeps for
/// a scope that someone named, or of which a manifest says what it holds; sorted by id. The question
/// that separates the rows is whether content or behaviour changes with who is signed in, or with the
/// flow that the user is in.
package func verdicts(of graph: CodeGraph, derived: DerivedData) -> [Verdict] {
  let judge = VerdictJudge(RuleContext(graph: graph, derived: derived, options: [:]))
  return graph.components.compactMap { component in
    guard let subject = VerdictSubject(component, derived) else { return nil }
    let content = PassingContent(of: component, judge.context)
    let policies = VerdictPolicies(subject, judge.context)
    let judgement = judge.judgement(of: subject, content)
    return Verdict(
      component: component.id, kind: subject.kind, key: subject.key, action: judgement.action,
      reason: judgement.reason, confidence: judgement.confidence,
      declaredScope: component.declaredScope, effectiveScope: component.effectiveScope,
      facts: judge.facts(of: subject, content), whoUses: policies.whoUses,
      whoReplaces: policies.whoReplaces, whoCloses: policies.whoCloses)
  }
}
