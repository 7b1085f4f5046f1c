import Testing
import Workshop

private let emptyList = """
  extension Rule {
    package static let all: [Rule] = []
  }

  """

@Suite struct RuleTemplateTests {
  @Test("A new rule has a file, a constant and two examples of different kinds")
  func shape() throws {
    let template = try RuleTemplate(id: "captive-dependency", list: emptyList)
    #expect(template.path == "Sources/Rules/Builtin/CaptiveDependency.swift")
    for part in [
      "import Model\n", "  static let captiveDependency = Rule(\n",
      "    id: \"captive-dependency\",\n", "    title: \"Captive dependency\",\n", ".flagged(",
      ".accepted(", "// ^ what the rule says here\n", "check: findCaptiveDependency\n",
      "@Sendable private func findCaptiveDependency(",
    ] {
      #expect(template.ruleText.contains(part), "\(part)")
    }
  }

  @Test("The list stays sorted by id, whatever its form was")
  func list() throws {
    let first = try RuleTemplate(id: "never-released", list: emptyList)
    #expect(first.listText.contains("= [\n    .neverReleased\n  ]\n"))
    let second = try RuleTemplate(id: "never-ended", list: first.listText)
    let third = try RuleTemplate(id: "captive-dependency", list: second.listText)
    #expect(
      third.listText == """
        extension Rule {
          package static let all: [Rule] = [
            .captiveDependency,
            .neverEnded,
            .neverReleased,
          ]
        }

        """)
  }

  @Test(
    "What is no id is refused with an example of one",
    arguments: [
      "", "cycle", "Captive-dependency", "captive_dependency", "a--b", "-a-b", "a-1b", "ä-b",
    ])
  func ids(_ id: String) {
    #expect(throws: WorkshopError.self) { try RuleTemplate(id: id, list: emptyList) }
  }

  @Test("A rule that is listed is not written again")
  func twice() throws {
    let template = try RuleTemplate(id: "never-released", list: emptyList)
    #expect(
      throws: WorkshopError("Sources/Rules/AllRules.swift lists .neverReleased already")
    ) {
      try RuleTemplate(id: "never-released", list: template.listText)
    }
  }
}
