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

  /// A manifest says little more than relations and scopes, so that one accepted form is enough there.
  @Test(
    "A rule has flagged and accepted examples in each language that it speaks about",
    arguments: Rule.all)
  func languages(_ rule: Rule) {
    #expect(!rule.languages.isEmpty, "\(rule.id)")
    #expect(rule.languages == Language.allCases.filter(rule.languages.contains), "\(rule.id)")
    #expect(
      rule.silences.keys.filter(rule.languages.contains).isEmpty
        && rule.silences.count + rule.languages.count == Language.allCases.count,
      "\(rule.id) says why it is silent about each other language")
    for language in Language.allCases {
      let examples = rule.examples.filter { $0.languages.contains(language) }
      let flagged = examples.count { $0.expectation == .flagged }
      let accepted = examples.count { $0.expectation == .accepted }
      guard rule.languages.contains(language) else {
        #expect(flagged == 0, "\(rule.id) flags \(language), which it does not speak about")
        continue
      }
      #expect(flagged > 0, "\(rule.id) in \(language)")
      #expect(accepted >= (language == .manifest ? 1 : 3), "\(rule.id) in \(language)")
    }
  }

  @Test("An accepted example in which others speak is hidden, and names rules", arguments: Rule.all)
  func alarms(_ rule: Rule) {
    for example in rule.examples where !example.alarms.isEmpty {
      #expect(!example.isDocumented && example.expectation == .accepted, "\(example.title)")
      #expect(example.alarms.allSatisfy { id in Rule.all.contains { $0.id == id } })
    }
  }

  @Test("A rule says what each of its confidences rests on, in a clause", arguments: Rule.all)
  func basis(_ rule: Rule) {
    #expect(!rule.basis.isEmpty, "\(rule.id)")
    for clause in rule.basis.values {
      #expect(
        !clause.isEmpty && clause.count <= 90 && !clause.hasSuffix("."), "\(rule.id): \(clause)")
    }
  }

  @Test("The rules beside a rule are others, and each is named once", arguments: Rule.all)
  func related(_ rule: Rule) {
    let ids = rule.related.map(\.id)
    #expect(Set(ids).count == ids.count && !ids.contains(rule.id), "\(rule.id)")
    #expect(ids.allSatisfy { id in Rule.all.contains { $0.id == id } }, "\(rule.id): \(ids)")
  }

  @Test("Words of a rule in backquotes that look like a rule are one", arguments: Rule.all)
  func mentions(_ rule: Rule) {
    let known = Rule.all.map(\.id) + ["released-in", "cleared-in"]
    for text in [rule.rationale, rule.limits ?? ""] + rule.related.map(\.situation)
      + rule.silences.values
    {
      for word in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where word.offset % 2 == 1 && word.element.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil {
        #expect(known.contains(String(word.element)), "\(rule.id) speaks of \(word.element)")
      }
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
    let page = ruleDocumentation(rule, outputs: [:])
    for words in [rule.id, rule.title, rule.rationale] + rule.options.map(\.help) {
      #expect(page.contains(words), "\(rule.id)")
    }
  }
}

extension Example {
  /// The languages of its files.
  fileprivate var languages: Set<Language> {
    Set(
      exampleFiles(text).map { file in
        file.path.hasSuffix(".kt") ? .kotlin : file.path.hasSuffix(".swift") ? .swift : .manifest
      })
  }
}

private func pascalCase(_ id: String) -> String {
  id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
