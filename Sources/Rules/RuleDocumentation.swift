import Model

/// The page of a rule as Markdown: what it says, why, and what it offers.
package func ruleDocumentation(_ rule: Rule) -> String {
  let severity = rule.severity.map { "Severity: \($0.rawValue)." } ?? "Off by default."
  var blocks = ["## \(rule.id)", "**\(rule.title)**", severity, rule.rationale]
  blocks += rule.options.map { "- `\($0.name)` (default \($0.defaultValue)): \($0.help)" }
  if let limits = rule.limits { blocks.append(limits) }
  blocks += rule.examples.filter(\.isDocumented).map { "\($0.title):\n\n\($0.text)" }
  return blocks.joined(separator: "\n\n") + "\n"
}
