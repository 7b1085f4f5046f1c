import Rendering

/// One command: a value in a list. Dispatch, help and documentation derive from it.
struct Command: Sendable {
  let name: String
  /// One clause, without a period.
  let summary: String
  /// What stands after the name: `INPUT...`.
  let arguments: String
  /// Sentences for its help, filled at the width of a line.
  let details: String
  /// Whole command lines that show what people do with it.
  let examples: [String]
  let flags: [Flag]
  /// True for what the program only calls itself.
  let isHidden: Bool
  let run: @Sendable (Options, Session) async throws(CommandFailure) -> ExitCode

  init(
    name: String, summary: String, arguments: String, details: String, examples: [String],
    flags: [Flag], isHidden: Bool = false,
    run: @escaping @Sendable (Options, Session) async throws(CommandFailure) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.details = details
    self.examples = examples
    self.flags = flags
    self.isHidden = isHidden
    self.run = run
  }
}

extension Command {
  /// Every command, in the order of the help.
  static let all = all(with: OutputFormat.all)

  /// Every command, offering these formats.
  static func all(with formats: [OutputFormat]) -> [Command] {
    [
      report, graph(formats), check(formats), diff, inventory, plan, why, explain, render(formats),
      scan(formats), layout,
    ]
  }
}

/// What a running command has to do with: the rooms behind it and the world before it.
struct Session: Sendable {
  let pipeline: Pipeline
  let terminal: Terminal
  let standardInput: Int32
  let environment: [String: String]
  /// The program that draws when it is called with `__layout`.
  let executable: String
  let cleanup: Cleanup
}
