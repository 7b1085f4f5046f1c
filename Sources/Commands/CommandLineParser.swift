/// What a command line asks for.
enum Request: Sendable {
  case run(Command, Options)
  case help(Command?)
  case version
}

/// The request of a command line, without the program's name.
func parseCommandLine(_ arguments: [String], commands: [Command]) throws(UsageError) -> Request {
  guard let first = arguments.first else { return .help(nil) }
  switch first {
  case "--help", "-h":
    return .help(nil)
  case "--version":
    return .version
  case "help":
    guard let name = arguments.dropFirst().first else { return .help(nil) }
    return .help(try command(named: name, in: commands))
  default:
    let command = try command(named: first, in: commands)
    return try parseFlags(Array(arguments.dropFirst()), of: command)
  }
}

private func command(named name: String, in commands: [Command]) throws(UsageError) -> Command {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let known = commands.filter { !$0.isHidden }.map(\.name)
  throw .unknownCommand(name, known: known + ["help"])
}

private func parseFlags(_ words: [String], of command: Command) throws(UsageError) -> Request {
  var options = Options()
  var position = 0
  var areFlagsOver = false
  while position < words.count {
    let word = words[position]
    position += 1
    guard !areFlagsOver, word.hasPrefix("-"), word != "-" else {
      options.inputs.append(word)
      continue
    }
    switch word {
    case "--": areFlagsOver = true
    case "--help", "-h": return .help(command)
    case "--version": return .version
    default:
      let (name, attached) = split(word)
      guard let flag = command.flags.first(where: { $0.names.contains(name) }) else {
        throw .unknownFlag(
          name, command: command.name, known: command.flags.flatMap(\.names) + ["--help"])
      }
      guard let value = flag.value else {
        if let attached { throw .superfluousValue(flag: name, value: attached) }
        flag.apply("", &options)
        continue
      }
      guard let text = attached ?? next(in: words, at: &position) else {
        throw .missingValue(flag: name, expectation: value.expectation)
      }
      guard value.isAccepted(text) else {
        throw .badValue(
          flag: name, value: text, expectation: value.expectation, known: value.choices)
      }
      flag.apply(text, &options)
    }
  }
  return .run(command, options)
}

/// `--flag=value` in its two parts. A value that belongs to a short flag stands apart.
private func split(_ word: String) -> (name: String, value: String?) {
  guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
  return (String(word[..<sign]), String(word[word.index(after: sign)...]))
}

/// The word after a flag; another flag there means that the value was forgotten.
private func next(in words: [String], at position: inout Int) -> String? {
  guard position < words.count else { return nil }
  let word = words[position]
  if word.hasPrefix("-"), word != "-", Double(word) == nil { return nil }
  position += 1
  return word
}
