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
    }
  }

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    nearestWord(to: word, among: known).map { " (did you mean '\($0)'?)" } ?? ""
  }
}
