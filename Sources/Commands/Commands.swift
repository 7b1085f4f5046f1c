import Foundation

/// Runs one command line, without the program's name.
package func run(arguments: [String], environment: [String: String]) async -> ExitCode {
  let standard = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map(standardDescriptor)
  let cleanup = Cleanup()
  watchForInterruption(cleanup)
  return await run(
    arguments,
    in: Surroundings(
      environment: environment, standardInput: standard[0], standardOutput: standard[1],
      standardError: standard[2], executable: ownExecutable(), cleanup: cleanup),
    commands: Command.all, pipeline: .standard)
}

/// The world around a run, as values, so that a test can give its own.
struct Surroundings: Sendable {
  let environment: [String: String]
  let standardInput: Int32
  let standardOutput: Int32
  let standardError: Int32
  let executable: String
  let cleanup: Cleanup

  fileprivate func terminal(_ options: Options) -> Terminal {
    Terminal(
      standardOutput: standardOutput, standardError: standardError, environment: environment,
      isQuiet: options.isQuiet, isColorless: options.isColorless)
  }
}

/// Runs one command line in these surroundings.
func run(
  _ arguments: [String], in surroundings: Surroundings, commands: [Command], pipeline: Pipeline
) async -> ExitCode {
  var terminal = surroundings.terminal(Options())
  do throws(CommandFailure) {
    switch try request(arguments, commands) {
    case .version:
      try printed("lifegraph \(pipeline.version)\n", to: terminal)
      return .clean
    case .help(nil) where arguments.isEmpty:
      // Somebody who says nothing needs help, and a script that says nothing has a mistake.
      _ = writeAll(Array(generalHelp(commands).utf8), to: terminal.standardError)
      return .usage
    case .help(let command):
      try printed(command.map(help(for:)) ?? generalHelp(commands), to: terminal)
      return .clean
    case .run(let command, let options):
      terminal = surroundings.terminal(options)
      let session = Session(
        pipeline: pipeline, terminal: terminal, standardInput: surroundings.standardInput,
        environment: surroundings.environment, executable: surroundings.executable,
        cleanup: surroundings.cleanup)
      let code = try await command.run(options, session)
      terminal.progress.clear()
      return code
    }
  } catch {
    for message in error.messages { terminal.fail(message) }
    return error.exitCode
  }
}

private func request(_ arguments: [String], _ commands: [Command]) throws(CommandFailure) -> Request
{
  do throws(UsageError) { return try parseCommandLine(arguments, commands: commands) } catch {
    throw .usage(error)
  }
}

private func printed(_ text: String, to terminal: Terminal) throws(CommandFailure) {
  do throws(OutputError) { try terminal.printResult(text) } catch { throw .output(error) }
}

/// The program that runs: a link to it, or its name on the search path, may change meanwhile.
private func ownExecutable() -> String {
  #if canImport(Darwin)
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  #else
    resolvedPath("/proc/self/exe") ?? CommandLine.arguments[0]
  #endif
}
