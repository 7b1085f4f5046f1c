import Model

/// Why a command ended without its result.
enum CommandFailure: Error {
  case usage(UsageError)
  /// Mistakes of a settings file or a manifest, all at once.
  case mistakes([Problem])
  case input(InputError)
  case output(OutputError)

  var exitCode: ExitCode {
    switch self {
    case .usage, .mistakes, .output: .usage
    case .input(let error): error.exitCode
    }
  }

  /// What to print, a line each; empty when there is nothing to say.
  var messages: [String] {
    switch self {
    case .usage(let error): [error.message]
    case .mistakes(let problems): problems.sorted().map(\.line)
    case .input(let error): [error.message]
    case .output(let error): [error.message]
    }
  }
}

extension Problem {
  /// `file:line:column: message; advice`.
  var line: String {
    let place = location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return place + message + (advice.map { "; \($0)" } ?? "")
  }
}
