import Foundation
import Rendering

extension Command {
  static let explain = Command(
    name: "explain", summary: "what a rule means, with examples", arguments: "[RULE]",
    details: """
      Works without network. Without RULE, lists the rules by their default severity. What stands \
      under an example is what the tool says to it.
      """,
    examples: ["lifegraph explain", "lifegraph explain hidden-access"], flags: Flag.common,
    run: runExplain)
}

@Sendable private func runExplain(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  if let superfluous = options.inputs.dropFirst().first {
    throw .usage(.superfluousArgument(superfluous, command: "explain"))
  }
  let isColored = isTextColored(options, session)
  let page: String
  if let name = options.inputs.first {
    guard let rule = await session.pipeline.ruleText(name) else {
      let known = session.pipeline.rules.flatMap { [$0.id] + $0.formerly }
      throw .usage(.unknownRule(name, known: known))
    }
    page = rule
  } else {
    page = list(of: session.pipeline.rules)
  }
  let text = terminalPage(
    ofMarkdown: page, width: width(of: session.terminal.standardOutput),
    style: isColored ? .coloured : .plain)
  do throws(OutputError) {
    // As bytes: the marks that colour the text would be made visible otherwise.
    try session.terminal.printResult(Array(text.utf8))
  } catch {
    throw .output(error)
  }
  return .clean
}

/// The rules under headings of their default severity, the gravest first.
private func list(of rules: [RuleEntry]) -> String {
  let widest = rules.map(\.id.count).max() ?? 0
  let headings: [(severity: String?, heading: String)] = [
    ("error", "Errors"), ("warning", "Warnings"), ("note", "Notes"), (nil, "Off by default"),
  ]
  let blocks = headings.compactMap { severity, heading -> String? in
    let lines = rules.filter { $0.severity == severity }.map { rule in
      rule.id + String(repeating: " ", count: widest - rule.id.count + 2) + rule.title
    }
    return lines.isEmpty ? nil : "## \(heading)\n\n```\n\(lines.joined(separator: "\n"))\n```\n"
  }
  return blocks.joined(separator: "\n")
    + "\n'lifegraph explain RULE' tells more; settings choose other severities.\n"
}

/// How many columns a page has: those of the terminal, but no more than is good to read.
private func width(of descriptor: Int32) -> Int {
  var size = winsize()
  let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  return isKnown ? min(max(Int(size.ws_col), 40), 88) : 80
}
