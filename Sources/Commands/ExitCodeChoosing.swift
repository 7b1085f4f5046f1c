import Model

/// How the run ends. Says on standard error what is missing.
func exitCode(
  of result: RunResult, options: Options, hasFindings: Bool, hasFailedDrawing: Bool,
  terminal: Terminal
) -> ExitCode {
  let coverage = result.report.coverage
  let isTooLittle = coverage.percent < options.minimumCoverage
  if isTooLittle {
    terminal.warn(
      "only \(rounded(coverage.percent)) % of the sources were understood; "
        + "--min-coverage asks for \(rounded(options.minimumCoverage)) %")
  }
  if isTooLittle || result.hasUnknownGap {
    let gaps = coverage.skipped + coverage.partial
    for gap in gaps.prefix(10) { terminal.warn("\(gap.path): \(gap.reason)") }
    if gaps.count > 10 { terminal.warn("and \(gaps.count - 10) more files or folders") }
  }
  let isIncomplete = isTooLittle || result.hasUnknownGap || hasFailedDrawing
  if isIncomplete, !options.allowsIncomplete { return .incomplete }
  return hasFindings ? .findings : .clean
}

/// "12 files read whole, 1 in part, 2 not at all".
func coverageText(_ coverage: Report.Coverage) -> String {
  "\(coverage.filesWhole) \(coverage.filesWhole == 1 ? "file" : "files") read whole, \(coverage.partial.count) in part, "
    + "\(coverage.skipped.count) not at all"
}

/// One digit after the point, rounded down, so that 97.99 is not shown as the 98 that it misses.
private func rounded(_ percent: Double) -> String {
  let tenths = Int((percent * 10).rounded(.down))
  return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
