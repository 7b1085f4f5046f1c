import Rendering

extension Flag {
  /// The flags that choose what a drawing shows.
  static let view: [Flag] = [
    focus, depth, from, to, scope, module, rule, relation, collapse, hide,
  ]

  static let focus = Flag(
    names: ["--focus"], category: .view, summary: "draw what is around a component",
    details: """
      Can be repeated. A name is written as for `why`: 'Name', 'Outer.Name' or 'Module/Name'.
      """,
    value: .text("NAME"), apply: { $1.view.focus.append($0) })

  static let depth = Flag(
    names: ["--depth"], category: .view, summary: "how many steps around it",
    details: """
      Without it, one step around what `--focus`, `--scope` and `--module` choose, a second where \
      that leaves room, and none around ways and findings. The users of a component that very many \
      use are not followed.
      """,
    value: .steps, apply: { $1.view.depth = Int($0) })

  static let from = Flag(
    names: ["--from"], category: .view, summary: "draw the shortest ways that begin here",
    details: "With `--to` all shortest ways between the two; alone all that it leads to.",
    value: .text("NAME"), apply: { $1.view.from = $0 })

  static let to = Flag(
    names: ["--to"], category: .view, summary: "draw the shortest ways that end here",
    details: "Alone all that leads to it.",
    value: .text("NAME"), apply: { $1.view.to = $0 })

  static let scope = Flag(
    names: ["--scope"], category: .view, summary: "only components of these scopes",
    details: """
      With what they touch directly; beside `--focus`, `--from` and `--to` nothing else. \
      `\(unknownLifetime)` stands for those whose lifetime is not known. The flag can be repeated, \
      and commas separate several.
      """,
    value: .text("SCOPE[,...]"), apply: { $1.view.scopes += parts(of: $0) })

  static let module = Flag(
    names: ["--module"], category: .view, summary: "only components of these modules",
    details: "As `--scope`.",
    value: .text("MODULE[,...]"), apply: { $1.view.modules += parts(of: $0) })

  static let rule = Flag(
    names: ["--rule"], category: .view,
    summary: "only components that findings of these rules tell of",
    details: "Those with a finding, and what is on its path. Otherwise as `--scope`.",
    value: .text("RULE[,...]"), apply: { $1.view.rules += parts(of: $0) })

  static let relation = Flag(
    names: ["--relation"], category: .view, summary: "only these relations",
    details: """
      One or more of \(words(DrawingView.RelationWord.allCases)): `hidden` are the reaches that are \
      hidden, `captive` what keeps something beyond its scope.
      """,
    value: .choices("RELATION[,...]", of: words(DrawingView.RelationWord.allCases)),
    apply: { $1.view.relations += parts(of: $0) })

  static let collapse = Flag(
    names: ["--collapse"], category: .view, summary: "one box for each module, folder or scope",
    details: "Without it, only what does not fit is folded.",
    value: .choice("PART", of: DrawingView.Collapse.allCases.map(\.rawValue)),
    apply: { $1.view.collapse = $0 })

  static let hide = Flag(
    names: ["--hide"], category: .view, summary: "what is not drawn",
    details: """
      Any of \(words(HiddenPart.allCases)), all of which are hidden without the flag, or \
      `\(hidesNothing)`.
      """,
    value: .choices("PART[,...]", of: words(HiddenPart.allCases) + [hidesNothing]),
    apply: { text, options in
      options.view.hidden = (options.view.hidden ?? []) + parts(of: text)
    })

  private static func parts(of text: String) -> [String] {
    text.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func words<Word: RawRepresentable<String>>(_ cases: [Word]) -> [String] {
    cases.map(\.rawValue)
  }

  private static func words<Word: RawRepresentable<String>>(_ cases: [Word]) -> String {
    cases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
