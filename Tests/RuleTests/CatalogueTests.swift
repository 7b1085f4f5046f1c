import Model
import Rules
import TestSupport
import Testing

@Suite struct CatalogueTests {
  @Test("The list of rules equals the files of Builtin")
  func files() throws {
    let folder = "Sources/Rules/Builtin/"
    let names = try RepositoryFiles.paths(below: "Sources/Rules/Builtin").map { path in
      String(path.dropFirst(folder.utf8.count).dropLast(".swift".utf8.count))
    }
    #expect(Rule.all.map { pascalCase($0.id) }.sorted() == names.sorted())
  }

  @Test("Ids are sorted and unique, also with the former ones")
  func ids() {
    let ids = Rule.all.map(\.id)
    #expect(ids == ids.sorted())
    let everyID = ids + Rule.all.flatMap(\.formerly)
    #expect(Set(everyID).count == everyID.count)
  }

  @Test("A rule's words are complete", arguments: Rule.all)
  func words(_ rule: Rule) {
    #expect(
      !rule.title.isEmpty && rule.title.count <= 60, "\(rule.id): title of 1 to 60 characters")
    #expect(!rule.title.hasSuffix("."), "\(rule.id): title without a period")
    #expect(rule.rationale.hasSuffix("."), "\(rule.id): rationale ends with a period")
    if let limits = rule.limits {
      #expect(limits.hasSuffix("."), "\(rule.id): limits end with a period")
    }
  }

  @Test("A rule has examples of both kinds to show, with titles of their own", arguments: Rule.all)
  func examples(_ rule: Rule) {
    let documented = rule.examples.filter(\.isDocumented)
    #expect(documented.contains { $0.expectation == .flagged }, "\(rule.id)")
    #expect(documented.contains { $0.expectation == .accepted }, "\(rule.id)")
    #expect(Set(rule.examples.map(\.title)).count == rule.examples.count, "\(rule.id)")
    for example in rule.examples {
      #expect(!example.title.isEmpty && !example.title.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test("Every option of a rule is explained", arguments: Rule.all)
  func options(_ rule: Rule) {
    #expect(Set(rule.options.map(\.name)).count == rule.options.count, "\(rule.id)")
    for option in rule.options {
      #expect(!option.name.isEmpty && !option.help.isEmpty, "\(rule.id): \(option.name)")
    }
  }

  @Test("A rule's page shows all that the rule says", arguments: Rule.all)
  func documentation(_ rule: Rule) {
    let page = ruleDocumentation(rule)
    for words in [rule.id, rule.title, rule.rationale] + rule.options.map(\.help) {
      #expect(page.contains(words), "\(rule.id)")
    }
  }
}

private func pascalCase(_ id: String) -> String {
  id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
