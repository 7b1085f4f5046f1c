import Rules
import TestSupport
import Testing

/// One example with its rule, as an argument of a parameterised test.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let example: Example

  static let all = Rule.all.flatMap { rule in
    rule.examples.map { RuleExample(rule: rule, example: $0) }
  }

  var testDescription: String { "\(rule.id): \(example.title)" }

  /// Where the example stands, so that a failure is shown in the rule's own file.
  var sourceLocation: SourceLocation {
    let name = example.file.split(separator: "/").last.map(String.init) ?? example.file
    let folder = name.hasSuffix("Traps.swift") ? "Traps" : "Builtin"
    return SourceLocation(
      fileID: example.file, filePath: "\(RepositoryFiles.root)/Sources/Rules/\(folder)/\(name)",
      line: example.line, column: 1)
  }
}
