package import Model

/// One fault that lifegraph looks for: a value with its documentation, its examples and a pure
/// function. Sees no syntax tree, no file, no settings; suppression, sorting and severity are the
/// runner's business.
package struct Rule: Sendable {
  /// Kebab-case; names the problem; never renamed (old names go to `formerly`).
  package let id: String
  /// The fact as the user sees it; no period, at most 60 characters.
  package let title: String
  /// Why it hurts, then what to do, for a reader who never heard of the problem.
  package let rationale: String
  /// What the rule is known not to see; `nil` when there is nothing to say.
  package let limits: String?
  /// What it speaks about, in the order of `Language`.
  package let languages: [Language]
  /// Why it says nothing about each of the others: a clause about the language, without a period.
  package let silences: [Language: String]
  /// What each confidence that its findings can have rests on: a clause without a period.
  package let basis: [Confidence: String]
  /// The rules that speak instead of it, or beside it.
  package let related: [RelatedRule]
  /// The default; `nil` for a rule that is off unless settings switch it on.
  package let severity: Severity?
  package let options: [RuleOption]
  package let formerly: [String]
  /// Those of the rule's own file, then its traps.
  package let examples: [Example]
  /// Finds every fault in the graph; order does not matter.
  package let check: @Sendable (RuleContext) -> [Finding]

  package init(
    id: String, title: String, rationale: String, limits: String? = nil, languages: [Language],
    silences: [Language: String] = [:], basis: [Confidence: String], related: [RelatedRule],
    severity: Severity?,
    options: [RuleOption] = [], formerly: [String] = [], examples: [Example],
    traps: [Example] = [],
    check: @escaping @Sendable (RuleContext) -> [Finding]
  ) {
    self.id = id
    self.title = title
    self.rationale = rationale
    self.limits = limits
    self.languages = languages
    self.silences = silences
    self.basis = basis
    self.related = related
    self.severity = severity
    self.options = options
    self.formerly = formerly
    self.examples = examples + traps
    self.check = check
  }
}

/// A rule that tells what is next to the fault of another one.
package struct RelatedRule: Sendable, Hashable {
  package let id: String
  /// In which case it speaks: a clause without a period.
  package let situation: String

  package init(_ id: String, when situation: String) {
    self.id = id
    self.situation = situation
  }
}

/// One number that a rule lets settings choose.
package struct RuleOption: Sendable, Hashable {
  package let name: String
  package let help: String
  package let defaultValue: Int

  package init(name: String, help: String, defaultValue: Int) {
    self.name = name
    self.help = help
    self.defaultValue = defaultValue
  }
}
