import Model
import YAMLReading

/// The settings format, once: the loader, the JSON Schema and the documentation derive from it.
func settingsShape(_ knownRules: [KnownRule]) -> Shape {
  .record([
    .init(
      "modules",
      .anyOf([.nothing, .names(noun: "path", of: .text("the name of a module"))]),
      "Module of the sources below a path; the longest matching path counts"),
    .init(
      "scopes", .anyOf([.nothing, .scopes]),
      "Lifetimes beside the standard tree `app` > `session` > `flow` > `screen`"),
    .init(
      "lifetimes",
      .anyOf([.nothing, .names(noun: "pattern", of: .text("the name of a scope"))]),
      "Scope of the components whose name matches a pattern; the first match counts"),
    .init("roots", list(of: "a name pattern"), "Components that create objects and hand them over"),
    .init(
      "leave", list(of: "a name pattern"),
      "Components to leave alone, such as loggers and immutable configuration"),
    .init(
      "logout-routines", list(of: "the name of a routine"),
      "Routines that end the session beside those that are known by name"),
    .init("generated", list(of: "a path pattern"), "Generated sources beside those that are known"),
    .init(
      "tests", list(of: "a path pattern"), "Test and sample sources beside those that are known"),
    .init("exclude", list(of: "a path pattern"), "Files and folders that are not read"),
    .init(
      "fail-on", .word(Settings.FailLevel.allCases.map(word)),
      "From which severity on `lifegraph check` fails; `--fail-on` wins"),
    .init(
      "confidence", .word(Confidence.allCases.reversed().map(word)),
      "From which confidence on a finding counts for `fail-on`; `--confidence` wins, and `strong` is "
        + "the standard"),
    .init(
      "source-link", .text("an https address with `{file}` and `{line}`"),
      "Where your forge shows a place of the sources: the page links every file and line there"),
    .init(
      "drawings", .anyOf([.nothing, .record(DrawingKey.all.map(\.shape))]),
      "How much drawings show, and how many a report has; more is folded or left out, and counted"),
    .init(
      "rules", .anyOf([.nothing, .record(knownRules.map(key))]),
      "Severity and options of rules by id"),
    .init(
      "$schema", .text("the address of a JSON Schema"), "For editors; the loader passes it over"),
  ])
}

private func list(of noun: String) -> Shape { .anyOf([.nothing, .list(of: .text(noun))]) }

private func word(_ level: Settings.FailLevel) -> Shape.Word {
  let help =
    switch level {
    case .error: "errors fail"
    case .warning: "warnings and errors fail"
    case .note: "every finding fails"
    case .none: "findings never fail"
    }
  return .init(level.rawValue, help)
}

private func word(_ confidence: Confidence) -> Shape.Word {
  let help =
    switch confidence {
    case .hint: "guesses, too, which may be nothing"
    case .likely: "also what only names say"
    case .strong: "only what the sources show"
    case .proven: "only what someone declared"
    }
  return .init(confidence.rawValue, help)
}

private func key(_ rule: KnownRule) -> Shape.Key {
  let severity = Shape.word(
    Severity.allCases.reversed().map { .init($0.rawValue, "its findings are \($0.rawValue)s") }
      + [.init("off", "it does not run")])
  let options = rule.optionNames.map { name in
    Shape.Key(name, .integer(atLeast: 0), "Option of `\(rule.id)`")
  }
  return .init(
    rule.id,
    .anyOf([
      severity, .record([.init("severity", severity, "How much its findings weigh")] + options),
    ]),
    "Settings of the rule `\(rule.id)`", formerly: rule.formerly)
}
