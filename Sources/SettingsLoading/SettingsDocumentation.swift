import YAMLReading

/// The JSON Schema of the settings file.
package func settingsSchema(knownRules: [KnownRule]) -> String {
  jsonSchema(
    of: settingsShape(knownRules), title: "lifegraph settings",
    description: "What lifegraph is told about a project beside its sources.")
}

/// The settings file in Markdown, for `Documentation/Settings.md`.
package func settingsDocumentation(knownRules: [KnownRule]) -> String {
  let ids = knownRules.map(\.id).sorted()
  let options = knownRules.sorted { $0.id < $1.id }.flatMap { rule in
    rule.optionNames.map { "| `\(rule.id)` | `\($0)` |" }
  }
  let optionTable =
    options.isEmpty
    ? "No rule has options.\n"
    : (["| rule | option |", "|---|---|"] + options).joined(separator: "\n") + "\n"
  return """
    # Settings

    Settings live in `.lifegraph.yml`, which is looked for from the folder of the first input upwards,
    or in the file that `--settings` names. It is YAML, or JSON when the name ends in `.json`. Without
    it everything is standard. Unknown keys, rules, options, words and scopes are mistakes; all mistakes
    of a file are told at once, with line and column, and end the run with exit code 2.

    ```yaml
    \(settingsExample(knownRules).split(separator: "\n").joined(separator: "\n"))
    ```

    \(markdownTables(of: settingsShape([]), title: "The settings"))
    A pattern may contain `*`, which matches any run of characters, also none. A pattern that begins
    with `*` needs quotes, since YAML reads `*name` as an alias.

    ## Rules

    A rule is given a severity (`error`, `warning`, `note`), or `off`, or a mapping with `severity` and
    its options, which are whole numbers:

    ```yaml
    rules:
      some-rule: off
      other-rule: { severity: note, limit: 8 }
    ```

    Rules: \(ids.isEmpty ? "none" : ids.map { "`\($0)`" }.joined(separator: ", ")).

    \(optionTable)
    """
}

/// A settings file that shows every key; a test loads it without a mistake.
package func settingsExample(_ knownRules: [KnownRule]) -> String {
  var lines = """
    modules:
      Packages/Networking/Sources: Networking
    scopes:
      account: { within: app }
    lifetimes:
      "*Session": account
      "*Coordinator": flow
    roots: [AppAssembly]
    leave: ["*Logger", BuildConfiguration]
    logout-routines: [AccountSwitcher.leave]
    generated: ["*.generated.swift"]
    tests: ["Fixtures/*"]
    exclude: ["Vendor/*"]
    fail-on: warning
    confidence: strong
    drawings: { boxes: 60, lines: 120 }
    """
  if let rule = knownRules.map(\.id).min() { lines += "\nrules:\n  \(rule): warning" }
  return lines
}
