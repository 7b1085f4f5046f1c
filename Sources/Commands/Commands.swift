/// What a run ends with. Never a count.
package enum ExitCode: Int32, Sendable {
  case clean = 0
  case findings = 1
  case usage = 2
  case incomplete = 3
  case interrupted = 130
}

/// Runs one command line, without the program's name.
package func run(arguments: [String], environment: [String: String]) async -> ExitCode {
  .clean
}
