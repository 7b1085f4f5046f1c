import Analysis
import Model
import Rendering
import Rules

/// The page of a rule as Markdown, with what the tool says to each of its documented examples; `nil`
/// when no rule has the id, nor had it.
package func rulePage(_ id: String) async -> String? {
  guard let rule = Rule.all.first(where: { $0.id == id || $0.formerly.contains(id) }) else {
    return nil
  }
  var outputs: [String: RuleOutput] = [:]
  for example in rule.examples where example.isDocumented {
    outputs[example.title] = await output(of: rule, for: example)
  }
  return ruleDocumentation(rule, outputs: outputs)
}

private func output(of rule: Rule, for example: Example) async -> RuleOutput {
  let input = AnalysisInput(files: exampleFiles(example.text), name: "Example")
  switch example.expectation {
  case .flagged:
    return .printed(checkText(of: await analyze(input, settings: .with(only: rule)), style: .plain))
  case .accepted:
    // What is right for one rule may still be worth a word of another.
    let report = await analyze(input, settings: .standard)
    return .silent(
      others: report.findings.map {
        RuleOutput.Other(
          rule: $0.rule, severity: $0.confidence == .hint ? "hint" : $0.severity.rawValue,
          message: $0.message)
      })
  }
}
