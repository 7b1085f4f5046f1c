import Commands
import Rules

/// `Documentation/Rules.md`: a section for each rule, with what the tool says to its examples.
@Sendable func rulesDocument() async -> String {
  var sections = [introduction]
  for rule in Rule.all { sections.append(await rulePage(rule.id) ?? "") }
  return sections.joined(separator: "\n")
}

private let introduction = """
  # Rules

  Generated from the rules by `devtool generate`; each example here is also a test. A mark such as
  `// ^^^ message` is the place and the text of the finding on the line above it.

  \(Rule.all.map { "- [`\($0.id)`](#\($0.id)): \($0.title)" }.joined(separator: "\n"))

  """
