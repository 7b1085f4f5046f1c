import Model

/// The page of a rule as Markdown: what it says, why, what it offers, with its documented examples.
package func ruleDocumentation(_ rule: Rule) -> String { ruleDocumentation(rule, outputs: [:]) }

/// The page of a rule with what the tool prints, by title, under its examples.
package func ruleDocumentation(_ rule: Rule, outputs: [String: String]) -> String {
  var blocks = ["## \(rule.id)", "**\(rule.title)**", facts(of: rule), rule.rationale]
  if !rule.options.isEmpty {
    blocks.append("### Options of \(rule.id)")
    blocks.append(rule.options.map(line).joined(separator: "\n"))
  }
  if let limits = rule.limits { blocks += ["### Limits of \(rule.id)", limits] }
  for example in rule.examples where example.isDocumented {
    blocks.append("### \(heading(of: example.expectation)): \(example.title)")
    blocks.append(fenced(example.text, language: language(of: example.text)))
    if let output = outputs[example.title] {
      blocks += ["lifegraph says:", fenced(output, language: "text")]
    }
  }
  return blocks.joined(separator: "\n\n") + "\n"
}

private func facts(of rule: Rule) -> String {
  let severity = rule.severity.map { "Severity: \($0.rawValue)." } ?? "Off by default."
  guard !rule.formerly.isEmpty else { return severity }
  return "\(severity) Formerly: \(rule.formerly.map { "`\($0)`" }.joined(separator: ", "))."
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
