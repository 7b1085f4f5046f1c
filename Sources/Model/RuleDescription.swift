/// What formats tell about a rule: the words of its declaration.
package struct RuleDescription: Sendable, Hashable, Codable {
  /// Kebab-case; names the problem.
  package let id: String
  /// The fact as the user sees it; no period, at most 60 characters.
  package let title: String
  /// Why it hurts, then what to do.
  package let rationale: String
  /// Severity in this run; `nil` when the rule is off.
  package let severity: Severity?

  package init(id: String, title: String, rationale: String, severity: Severity?) {
    self.id = id
    self.title = title
    self.rationale = rationale
    self.severity = severity
  }
}
