import Model
import SettingsLoading
import Testing
import YAMLReading

private let rules = [
  KnownRule(id: "hidden-access", formerly: ["singleton-access"], optionNames: []),
  KnownRule(id: "many-writers", formerly: [], optionNames: ["limit", "depth"]),
]

private func settings(_ text: String) throws -> Settings {
  try loadSettings(
    readYAML(SourceText(path: ".lifegraph.yml", text: text)).node, knownRules: rules)
}

private func said(about text: String) -> [String] {
  do {
    _ = try settings(text)
    return []
  } catch let error as SettingsError {
    return error.problems.map { problem in
      let place = problem.location.map { "\($0.line):\($0.column): " } ?? ""
      return place + problem.message + (problem.advice.map { " — \($0)" } ?? "")
    }
  } catch {
    return ["\(error)"]
  }
}

@Suite struct SettingsLoadingTests {
  @Test("Without a file, or with an empty one, everything is standard")
  func standard() throws {
    #expect(try loadSettings(nil, knownRules: rules).graph.roots == [])
    #expect(try settings("").rules.severities.isEmpty)
    #expect(try settings("# nothing\n").failLevel == nil)
    #expect(try settings("roots:\nrules:\n").graph.roots == [])
  }

  @Test("Modules, lifetimes and lists keep the order of the file")
  func graph() throws {
    let graph = try settings(
      """
      modules: { Packages/B: B, Packages/A: A }
      lifetimes: { "*Session": session, "Cart*": flow }
      roots: [AppAssembly, "*Root"]
      leave: ["*Logger"]
      logout-routines: [Switcher.leave]
      generated: ["*.g.swift"]
      tests: [Fixtures/*]
      """
    ).graph
    #expect(graph.modules.map(\.pattern) == ["Packages/B", "Packages/A"])
    #expect(graph.modules.map(\.value) == ["B", "A"])
    #expect(graph.scopePatterns.map(\.pattern) == ["*Session", "Cart*"])
    #expect(graph.roots == ["AppAssembly", "*Root"])
    #expect(graph.leave == ["*Logger"])
    #expect(graph.sessionEndings == ["Switcher.leave"])
    #expect(graph.generatedPaths == ["*.g.swift"])
    #expect(graph.testPaths == ["Fixtures/*"])
  }

  @Test("Excluded paths and the fail level are read")
  func runSettings() throws {
    let settings = try settings("exclude: [Vendor/*]\nfail-on: note\n")
    #expect(settings.exclude == ["Vendor/*"])
    #expect(settings.failLevel == .note)
    #expect(try SettingsLoadingTests.level("none") == Settings.FailLevel.none)
  }

  @Test("The address of the forge is read, and has to be one")
  func sourceLink() throws {
    let pattern = "https://forge.example/o/r/blob/main/{file}#L{line}"
    #expect(try settings("source-link: \(pattern)\n").sourceLink?.pattern == pattern)
    #expect(try settings("fail-on: note\n").sourceLink == nil)
    #expect(throws: SettingsError.self) { try settings("source-link: javascript:{file}\n") }
  }

  @Test("The confidence that counts is read, and is one of the four words")
  func confidence() throws {
    #expect(try settings("confidence: likely\n").confidence == .likely)
    #expect(try settings("fail-on: note\n").confidence == nil)
    #expect(throws: SettingsError.self) { try settings("confidence: sure\n") }
  }

  @Test("Limits of drawings are read, each at least so large that a picture is left")
  func drawings() throws {
    let limits = try settings("drawings: { boxes: 30, users: 3, modules: 0 }\n").drawings
    #expect([limits.nodes, limits.hubUsers, limits.modules] == [30, 3, 0])
    #expect(limits.edges == DrawingLimits.standard.edges)
    #expect(
      said(about: "drawings: { boxes: 2 }\n").first?.contains("a whole number from 6 on") == true)
    #expect(said(about: "drawings: { bokses: 20 }\n").first?.contains("boxes") == true)
  }

  private static func level(_ word: String) throws -> Settings.FailLevel? {
    try settings("fail-on: \(word)\n").failLevel
  }

  @Test("Scopes are those beside the standard ones; a moved standard scope is among them")
  func scopes() throws {
    let scopes = try settings(
      "scopes: { account: { within: app }, session: { within: account } }\n"
    ).graph.scopes
    #expect(scopes.map(\.name) == ["account", "session"])
    #expect(scopes.map(\.parent) == ["app", "account"])
    #expect(scopes.map(\.origin) == [.settings, .settings])
    #expect(try settings("lifetimes: { A: window }\n").graph.scopes.map(\.origin) == [.convention])
  }

  @Test("A rule is given a severity, off, or a mapping with options")
  func ruleSettings() throws {
    let settings = try settings(
      "rules: { hidden-access: off, many-writers: { severity: note, limit: 5 } }\n")
    #expect(settings.rules.severities == ["hidden-access": nil, "many-writers": .note])
    #expect(settings.rules.options == ["many-writers": ["limit": 5]])
  }

  @Test("Options alone keep the default severity")
  func optionsAlone() throws {
    let settings = try settings("rules: { many-writers: { depth: 0 } }\n")
    #expect(settings.rules.severities.isEmpty)
    #expect(settings.rules.options == ["many-writers": ["depth": 0]])
  }

  @Test("A former id is understood as the rule of today")
  func formerIDs() throws {
    let settings = try settings("rules: { singleton-access: error }\n")
    #expect(settings.rules.severities == ["hidden-access": .error])
    #expect(
      said(about: "rules: { hidden-access: note, singleton-access: error }\n")
        == [
          "1:31: `singleton-access` and `hidden-access` are the same key of `rules` — keep `hidden-access`"
        ])
  }

  @Test("All mistakes of a file are told at once, sorted by place")
  func mistakes() {
    #expect(
      said(
        about: """
          root: [A]
          scopes: { account: { within: ap }, a: { within: b }, b: { within: a } }
          lifetimes: { "*X": sesion, Y: [flow] }
          fail-on: erorr
          exclude: Vendor
          rules:
            hiden-access: off
            many-writers: { limt: 3, limit: many, depth: -1, severity: fatal }
            hidden-access: false
          """) == [
          "1:1: the settings file has no key `root` — did you mean `roots`?",
          "2:30: `account` is within the unknown scope `ap` — did you mean `a`?",
          "2:49: scopes lie within each other: `a` within `b` within `a` — take the `within` of one of them away",
          "3:20: pattern `*X` has the unknown scope `sesion` — did you mean `session`?",
          "3:31: pattern `Y` expects the name of a scope, but a list stands here — put it in quotes if it is meant as one text",
          "4:10: `fail-on` cannot be `erorr` — did you mean `error`?",
          "5:10: `exclude` expects a list, but the text `Vendor` stands here — write `[Vendor]`",
          "7:3: `rules` has no key `hiden-access` — did you mean `hidden-access`?",
          "8:19: `many-writers` has no key `limt` — did you mean `limit`?",
          "8:35: `limit` expects a whole number from 0 on, but the text `many` stands here",
          "8:48: `depth` expects a whole number from 0 on, but the number `-1` stands here",
          "8:62: `severity` cannot be `fatal` — write `error`, `warning`, `note` or `off`",
          "9:18: `hidden-access` expects `error`, `warning`, `note` or `off` or a mapping with the key `severity`, but the boolean `false` stands here — write `off`",
        ])
  }

  @Test("Lifetimes that a cut file may still explain are not called wrong")
  func cut() {
    let node = readYAML(SourceText(path: "a.yml", text: "lifetimes: { A: lobby }\nroots: \"\n"))
      .node
    #expect(throws: Never.self) { try loadSettings(node, knownRules: rules) }
  }

  @Test("The file must be a mapping")
  func list() {
    #expect(
      said(about: "- a\n")
        == [
          "1:1: the settings file expects a mapping, but a list stands here — write `name: …` lines without `-`"
        ])
  }
}

@Suite struct SettingsDocumentationTests {
  @Test("The example of the page has no mistake and uses every key")
  func example() throws {
    #expect(said(about: settingsExample(rules)) == [])
    let settings = try settings(settingsExample(rules))
    #expect(settings.failLevel == .warning)
    #expect(settings.graph.scopes.map(\.name) == ["account"])
    for key in ["modules", "roots", "leave", "logout-routines", "generated", "tests", "exclude"] {
      #expect(settingsExample(rules).contains("\n\(key):") || settingsExample(rules).hasPrefix(key))
    }
  }

  @Test("The page names every rule and option")
  func page() {
    let page = settingsDocumentation(knownRules: rules)
    #expect(page.contains("Rules: `hidden-access`, `many-writers`."))
    #expect(page.contains("| `many-writers` | `limit` |"))
    #expect(page.contains("| `lifetimes` | for each pattern: the name of a scope |"))
    #expect(settingsDocumentation(knownRules: []).contains("No rule has options."))
  }

  @Test("The schema knows rules and options")
  func schema() {
    let schema = settingsSchema(knownRules: rules)
    #expect(schema.contains("\"many-writers\""))
    #expect(schema.contains("\"limit\""))
    #expect(schema.contains("\"singleton-access\""))
  }
}
