import Model

/// How the run ends. Says on standard error what is missing.
func exitCode(
  of result: RunResult, options: Options, hasFindings: Bool, hasFailedDrawing: Bool,
  terminal: Terminal
) -> ExitCode {
  let coverage = result.report.coverage
  var reasons: [String] = []
  if coverage.percent < options.minimumCoverage {
    reasons.append(
      "only \(rounded(coverage.percent)) % of the sources were understood, and --min-coverage "
        + "asks for \(rounded(options.minimumCoverage)) %")
  }
  if result.hasUnknownGap { reasons.append("not everything was readable") }
  if !reasons.isEmpty { tellGaps(coverage, terminal: terminal) }
  if hasFailedDrawing { reasons.append("a drawing has no layout") }
  guard !reasons.isEmpty else { return hasFindings ? .findings : .clean }
  let message = "incomplete: \(reasons.joined(separator: "; "))"
  if options.allowsIncomplete {
    terminal.warn(message)
    return hasFindings ? .findings : .clean
  }
  terminal.fail("\(message); --allow-incomplete accepts that")
  return .incomplete
}

/// The first files and folders that are missing; all of them are in the report.
private func tellGaps(_ coverage: Report.Coverage, terminal: Terminal) {
  let shown = 10
  let gaps = coverage.skipped + coverage.partial
  for gap in gaps.prefix(shown) { terminal.warn("\(gap.path): \(gap.reason)") }
  if gaps.count > shown { terminal.warn("and \(gaps.count - shown) more files or folders") }
}

/// "12 files read whole, 1 in part, 2 not at all; names of 10 by the compiler's index".
func coverageText(_ coverage: Report.Coverage) -> String {
  "\(coverage.filesWhole) \(coverage.filesWhole == 1 ? "file" : "files") read whole, \(coverage.partial.count) in part, "
    + "\(coverage.skipped.count) not at all"
    + (coverage.index.map { "; names of \($0.files) by the compiler's index" } ?? "")
}

/// One digit after the point, rounded down, so that 97.99 is not shown as the 98 that it misses.
private func rounded(_ percent: Double) -> String {
  let tenths = Int((percent * 10).rounded(.down))
  return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
