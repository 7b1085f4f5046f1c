import Analysis
import Model
import Rendering
import Rules

/// `Documentation/Rules.md`: a section for each rule, with what the tool prints for its examples.
@Sendable func rulesDocument() async -> String {
  var sections = [introduction]
  for rule in Rule.all {
    var outputs: [String: String] = [:]
    for example in rule.examples where example.isDocumented && example.expectation == .flagged {
      outputs[example.title] = await output(of: rule, for: example)
    }
    sections.append(ruleDocumentation(rule, outputs: outputs))
  }
  return sections.joined(separator: "\n")
}

private let introduction = """
  # Rules

  Generated from the rules by `devtool generate`; each example here is also a test. A mark such as
  `// ^^^ message` is the place and the text of the finding on the line above it.

  \(Rule.all.map { "- [`\($0.id)`](#\($0.id)): \($0.title)" }.joined(separator: "\n"))

  """

/// What `lifegraph check` prints for the example with only this rule on; `nil` when nothing prints.
private func output(of rule: Rule, for example: Example) async -> String? {
  guard let format = OutputFormat.all.first(where: { $0.name == "text" }) else { return nil }
  let report = await analyze(
    AnalysisInput(files: exampleFiles(example.text), name: "Example"),
    settings: .with(only: rule))
  return format.render(report, [:])
}
