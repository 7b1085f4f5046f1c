import Model

/// A command line that cannot be followed.
enum UsageError: Error, Equatable {
  case unknownCommand(String, known: [String])
  case unknownFlag(String, command: String, known: [String])
  case missingValue(flag: String, expectation: String)
  case superfluousValue(flag: String, value: String)
  case badValue(flag: String, value: String, expectation: String, known: [String])
  case missingArgument(command: String, what: String)
  case superfluousArgument(String, command: String)
  case unknownRule(String, known: [String])
  case unknownScope(String, known: [String])
  case unknownModule(String, known: [String])
  case viewOfNoDrawing(format: String, drawings: [String])
  case depthOfNothing
  case unknownComponent(String, known: [String])
  case ambiguousComponent(String, ids: [String])
  case noName(inputs: [String])
  case noInputBesideNames([String])
  case nameOrInput(String, id: String)

  /// What happened, and what to do.
  var message: String {
    switch self {
    case .unknownCommand(let word, let known):
      "there is no command '\(word)'\(Self.suggestion(word, known)); "
        + "'lifegraph --help' lists the commands"
    case .unknownFlag(let word, let command, let known):
      "'\(command)' has no flag '\(word)'\(Self.suggestion(word, known)); "
        + "'lifegraph \(command) --help' lists its flags"
    case .missingValue(let flag, let expectation):
      "\(flag) needs a value: \(expectation)"
    case .superfluousValue(let flag, let value):
      "\(flag) takes no value, but '\(value)' was given"
    case .badValue(let flag, let value, let expectation, let known):
      "\(flag) cannot be '\(value)'\(Self.suggestion(value, known)): expected \(expectation)"
    case .missingArgument(let command, let what):
      "'\(command)' needs \(what); 'lifegraph \(command) --help' shows how"
    case .superfluousArgument(let word, let command):
      "'\(command)' does not know what to do with '\(word)'; "
        + "'lifegraph \(command) --help' shows how"
    case .unknownRule(let word, let known):
      "there is no rule '\(word)'\(Self.suggestion(word, known)); "
        + "'lifegraph explain' lists the rules"
    case .unknownScope(let word, let known):
      "there is no scope '\(word)'\(Self.suggestions(word, known)); the scopes are "
        + Self.list(known)
    case .unknownModule(let word, let known):
      "there is no module '\(word)'\(Self.suggestions(word, known))"
    case .viewOfNoDrawing(let format, let drawings):
      "'\(format)' tells the whole report; the flags of a view are for "
        + drawings.joined(separator: ", ")
    case .depthOfNothing:
      "'--depth' says how far to go around what --focus, --from, --to, --scope, --module or --rule "
        + "choose; without one of them everything is drawn"
    case .unknownComponent(let name, let known):
      "there is no component '\(name)'\(Self.suggestions(name, known)); a name is written as "
        + "'Name', 'Outer.Name' or 'Module/Name', and plain values without relations have none"
    case .ambiguousComponent(let name, let ids):
      "'\(name)' fits \(ids.count) components; write one of them: "
        + Self.list(ids.map { "'\($0)'" })
    case .noName(let inputs):
      inputs.isEmpty
        ? "'why' needs the name of a component and an INPUT; 'lifegraph why --help' shows how"
        : "'why' needs the name of a component: \(Self.list(inputs.map { "'\($0)'" })) "
          + "\(inputs.count == 1 ? "is an input" : "are inputs"); a component with the name of a "
          + "file or folder is written as 'Module/Name'"
    case .noInputBesideNames(let names):
      "'why' needs an INPUT: a folder, a file or '-'; there is no file or folder "
        + "\(names.map { "'\($0)'" }.joined(separator: " or "))"
    case .nameOrInput(let word, let id):
      "'\(word)' is both a component and a file or folder; write '\(id)' for the component or "
        + "'./\(word)' for the input"
    }
  }

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    nearestWord(to: word, among: known).map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// The nearest word, or else words that contain it.
  private static func suggestions(_ word: String, _ known: [String]) -> String {
    let nearest = suggestion(word, known)
    if !nearest.isEmpty { return nearest }
    let typed = word.lowercased()
    let longer = known.filter { $0.lowercased().contains(typed) }
    let shown = longer.sorted { ($0.count, $0) < ($1.count, $1) }.map { "'\($0)'" }
    return shown.isEmpty ? "" : " (did you mean \(list(shown, separator: " or "))?)"
  }

  private static func list(_ words: [String], separator: String = ", ") -> String {
    let limit = 10
    let shown = words.prefix(limit).joined(separator: separator)
    return words.count > limit ? "\(shown) and \(words.count - limit) more" : shown
  }
}
