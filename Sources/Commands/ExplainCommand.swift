extension Command {
  static let explain = Command(
    name: "explain", summary: "what a rule means, with examples", arguments: "RULE",
    details: "Works without network. Without RULE, lists the rules.",
    examples: ["lifegraph explain hidden-access"], flags: Flag.common, run: runExplain)
}

@Sendable private func runExplain(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  if let superfluous = options.inputs.dropFirst().first {
    throw .usage(.superfluousArgument(superfluous, command: "explain"))
  }
  let names = session.pipeline.ruleNames
  let text: String
  if let name = options.inputs.first {
    guard let rule = session.pipeline.ruleText(name) else {
      throw .usage(.unknownRule(name, known: names))
    }
    text = rule
  } else {
    text = names.map { $0 + "\n" }.joined()
  }
  do throws(OutputError) { try session.terminal.printResult(text) } catch { throw .output(error) }
  return .clean
}
