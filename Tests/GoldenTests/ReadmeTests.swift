import Foundation
import Rendering
import Rules
import TestSupport
import Testing

@Suite struct ReadmeTests {
  @Test("The finding that README.md shows is what check prints for travel-before")
  func finding() async throws {
    let text = try RepositoryFiles.text("README.md")
    let introduction = try #require(text.range(of: "`check` prints each finding"))
    let shown = try #require(
      text[introduction.upperBound...].split(separator: "```\n", maxSplits: 2).dropFirst().first)
    let report = try await Sample(name: "travel-before").report()
    let printed = OutputFormat.text.render(report, [:], .standard)
    #expect(shown.contains("[captive-dependency, "))
    #expect(printed.contains("\n\(shown)\n"), "README.md shows:\n\(shown)")
  }

  @Test("The rules that README.md lists are those that there are")
  func rules() throws {
    let listed = rows(
      below: "## What it looks for", in: try RepositoryFiles.text("README.md")
    ).dropFirst(2)
    let expected = Rule.all.map { rule in
      [
        "[`\(rule.id)`](Documentation/Rules.md#\(rule.id))",
        "\(rule.title.prefix(1).lowercased())\(rule.title.dropFirst())",
      ]
    }
    #expect(Array(listed) == expected, "The table of rules is out of date; run: make generate")
  }
}
