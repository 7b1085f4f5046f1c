/// What `lifegraph --help` prints.
func generalHelp(_ commands: [Command]) -> String {
  let visible = commands.filter { !$0.isHidden }
  return """
    lifegraph draws and checks object lifetimes: which objects exist, how long each lives, who
    keeps whom alive, and who reaches whom without saying so.

    First use:
      lifegraph report .             a folder of sources, to lifegraph-report/index.html
      lifegraph check . --fail-on error

    Commands:
    \(columns(visible.map { ($0.name, $0.summary) }))

    INPUT is a folder or file of sources (\(sourceExtensions.map { ".\($0)" }.joined(separator: ", "))), \
    a manifest (.yml, .yaml, .json) or a saved
    report (.json); '-' is standard input. Several inputs make one graph.

    Exit codes:
    \(columns(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }))

    'lifegraph COMMAND --help' tells more of a command; 'lifegraph --version' prints the version.

    """
}

/// What `lifegraph COMMAND --help` prints.
func help(for command: Command) -> String {
  var text = "Usage: lifegraph \(command.name) \(command.arguments) [FLAGS]\n\n"
  text += filled(command.details, indent: "") + "\n"
  text += "\nExamples:\n" + command.examples.map { "  \($0)\n" }.joined()
  for category in Flag.Category.allCases {
    let flags = command.flags.filter { $0.category == category }
    var rows = flags.map { ($0.spelling, $0.explanation) }
    if category == .general { rows.append(("-h, --help", "this text")) }
    if !rows.isEmpty { text += "\n\(category.rawValue):\n\(columns(rows))\n" }
  }
  return text
}

extension Flag {
  /// `-o, --output FILE`.
  var spelling: String {
    let inOrder = names.sorted { ($0.count, $0) < ($1.count, $1) }.joined(separator: ", ")
    return inOrder + (value.map { " \($0.placeholder)" } ?? "")
  }

  /// The summary, with the words to choose from.
  fileprivate var explanation: String {
    guard let choices = value?.choices, !choices.isEmpty else { return summary }
    return "\(summary): \(choices.joined(separator: ", "))"
  }
}

private let lineWidth = 96

/// Two columns, the second filled.
private func columns(_ rows: [(String, String)]) -> String {
  let width = min(36, rows.map(\.0.count).max() ?? 0)
  return rows.map { left, right in
    let padding = String(repeating: " ", count: max(0, width - left.count))
    let indent = String(repeating: " ", count: width + 4)
    return "  \(left)\(padding)  " + filled(right, indent: indent).drop { $0 == " " }
  }.joined(separator: "\n")
}

/// Words in lines of at most the width, each line indented.
private func filled(_ text: String, indent: String) -> String {
  var lines: [String] = []
  var line = indent
  for word in text.split(separator: " ") {
    if line.count + word.count >= lineWidth, line != indent {
      lines.append(line)
      line = indent
    }
    line += (line == indent ? "" : " ") + word
  }
  return (lines + [line]).joined(separator: "\n")
}
