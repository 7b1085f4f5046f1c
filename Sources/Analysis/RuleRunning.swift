import Model
import Rules

/// The findings of all rules that are on, stamped and sorted.
func runRules(
  _ rules: [Rule], on graph: CodeGraph, derived: DerivedData, settings: RuleSettings
) -> [Violation] {
  var violations: [Violation] = []
  for rule in rules {
    guard let severity = severity(of: rule, settings: settings) else { continue }
    let context = RuleContext(
      graph: graph, derived: derived, options: settings.options[rule.id] ?? [:])
    let isChosen = settings.severities[rule.id] != nil
    let findings = rule.check(context).sorted(by: byPlace)
    var seen: [String: Int] = [:]
    for finding in findings {
      let identity = [rule.id, finding.component.text, finding.subject ?? ""]
        .joined(separator: "\u{1F}")
      let number = seen[identity, default: 0]
      seen[identity] = number + 1
      let asked = isChosen ? severity : finding.severity ?? severity
      violations.append(
        Violation(
          // What cannot be shown is never more than a note, whatever the rule weighs.
          rule: rule.id, severity: finding.confidence == .hint ? min(asked, .note) : asked,
          basis: rule.basis[finding.confidence], finding: finding,
          fingerprint: stableHash("\(identity)\u{1F}\(number)")))
    }
  }
  return violations.sorted { left, right in
    let areHints = (left.confidence == .hint, right.confidence == .hint)
    if areHints.0 != areHints.1 { return areHints.1 }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.location != right.location { return precedes(left.location, right.location) }
    return (left.component, left.subject ?? "", left.fingerprint)
      < (right.component, right.subject ?? "", right.fingerprint)
  }
}

/// The severity that a rule has in this run; `nil` when it is off.
func severity(of rule: Rule, settings: RuleSettings) -> Severity? {
  settings.severities[rule.id] ?? rule.severity
}

private func byPlace(_ left: Finding, _ right: Finding) -> Bool {
  if left.component != right.component { return left.component < right.component }
  if left.subject != right.subject { return (left.subject ?? "") < (right.subject ?? "") }
  if left.location != right.location { return precedes(left.location, right.location) }
  return left.message < right.message
}

private func precedes(_ left: Location?, _ right: Location?) -> Bool {
  guard let left else { return right != nil }
  guard let right else { return false }
  return left < right
}
