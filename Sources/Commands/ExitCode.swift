/// What a run ends with. Never a count. When several apply, the one that makes the result least
/// trustworthy counts: interrupted, then usage, then incomplete, then findings.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case clean = 0
  case findings = 1
  case usage = 2
  case incomplete = 3
  case interrupted = 130
}

extension ExitCode {
  /// What the help says about it.
  var meaning: String {
    switch self {
    case .clean: "nothing to report; all but check end so with findings, too"
    case .findings: "check: findings at or above --fail-on and --confidence"
    case .usage: "wrong usage, settings or manifest, no input found, or a result not written"
    case .incomplete:
      "incomplete: a named input was not readable, less was understood than --min-coverage asks, "
        + "or a drawing failed; counts before 1, and not with --allow-incomplete"
    case .interrupted: "interrupted; nothing was left half written"
    }
  }
}
