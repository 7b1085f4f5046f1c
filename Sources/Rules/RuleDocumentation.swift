import Model

/// What the tool says to an example.
package enum RuleOutput: Sendable {
  /// A finding of another rule, beside which this one is silent.
  package struct Other: Sendable {
    package let rule: String
    /// The word for its weight.
    package let severity: String
    package let message: String

    package init(rule: String, severity: String, message: String) {
      self.rule = rule
      self.severity = severity
      self.message = message
    }
  }

  /// The text that is printed with only this rule on.
  case printed(String)
  /// Nothing, with the standard settings; others may.
  case silent(others: [Other])
}

/// The page of a rule as Markdown: what it says, why, how sure, about what, what it offers, and its
/// documented examples with what the tool says to them, by title.
package func ruleDocumentation(_ rule: Rule, outputs: [String: RuleOutput]) -> String {
  var blocks = ["## \(rule.id)", "**\(rule.title)**", facts(of: rule), rule.rationale]
  let silences = Language.allCases.compactMap { language in
    rule.silences[language].map {
      "Says nothing about \(language == .manifest ? "a manifest" : name(language)): \($0)."
    }
  }
  let limits = (rule.limits.map { [$0] } ?? []) + silences
  if !limits.isEmpty { blocks += ["### Limits of \(rule.id)", limits.joined(separator: " ")] }
  blocks += ["### How sure \(rule.id) is", confidences(of: rule)]
  if !rule.related.isEmpty {
    blocks.append("### Rules beside \(rule.id)")
    blocks.append(
      rule.related.map { "- [`\($0.id)`](#\($0.id)) speaks where \($0.situation)." }
        .joined(separator: "\n"))
  }
  blocks += ["### Settings of \(rule.id)", settings(of: rule)]
  for example in rule.examples where example.isDocumented {
    blocks.append("### \(heading(of: example.expectation)): \(example.title)")
    blocks.append(fenced(example.text, language: language(of: example.text)))
    if let output = outputs[example.title] { blocks += words(for: output, of: rule) }
  }
  return blocks.joined(separator: "\n\n") + "\n"
}

private func facts(of rule: Rule) -> String {
  var facts = rule.severity.map { "Severity: \($0.rawValue)." } ?? "Off by default."
  facts += " Speaks about \(list(rule.languages.map(name)))."
  guard !rule.formerly.isEmpty else { return facts }
  return "\(facts) Formerly: \(rule.formerly.map { "`\($0)`" }.joined(separator: ", "))."
}

private func name(_ language: Language) -> String {
  switch language {
  case .swift: "Swift"
  case .kotlin: "Kotlin"
  case .manifest: "manifests"
  }
}

private func list(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return "\(words.dropLast().joined(separator: ", ")) and \(last)"
}

private func confidences(of rule: Rule) -> String {
  Confidence.allCases.reversed().compactMap { confidence in
    rule.basis[confidence].map { "- `\(confidence.rawValue)`: \($0)." }
  }.joined(separator: "\n")
}

/// How to switch it, and its options, as they stand in a settings file.
private func settings(of rule: Rule) -> String {
  let switching =
    rule.severity == nil
    ? "`rules: { \(rule.id): warning }` in `.lifegraph.yml` switches it on."
    : "`rules: { \(rule.id): off }` in `.lifegraph.yml` switches it off; a severity in that place "
      + "changes its weight."
  return
    ([switching] + (rule.options.isEmpty ? [] : [rule.options.map(line).joined(separator: "\n")]))
    .joined(separator: "\n\n")
}

/// What stands under an example.
private func words(for output: RuleOutput, of rule: Rule) -> [String] {
  switch output {
  case .printed(let text):
    let condition = rule.severity == nil ? ", once the rule is on" : ""
    return ["lifegraph says\(condition):", fenced(text, language: "text")]
  case .silent(let others) where others.isEmpty:
    return ["lifegraph says nothing."]
  case .silent(let others):
    let lines = others.map { "\($0.severity): \($0.message) [\($0.rule)]" }
    return [
      "This rule says nothing; others do:",
      fenced(lines.joined(separator: "\n"), language: "text"),
    ]
  }
}

private func line(of option: RuleOption) -> String {
  "- `\(option.name)` (default \(option.defaultValue)): \(option.help)"
}

private func heading(of expectation: Example.Expectation) -> String {
  switch expectation {
  case .flagged: "Flagged"
  case .accepted: "Accepted"
  }
}

/// The language of the first file, for the highlighting of the fence.
private func language(of text: String) -> String {
  text.hasPrefix("#- ") ? "yaml" : text.prefix { $0 != "\n" }.hasSuffix(".kt") ? "kotlin" : "swift"
}

private func fenced(_ text: String, language: String) -> String {
  // A fence has to be longer than every run of backquotes inside.
  var longest = 2
  var run = 0
  for character in text {
    run = character == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
}
