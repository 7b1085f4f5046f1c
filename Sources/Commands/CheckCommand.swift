import Model
import Rendering

extension Command {
  /// The gate with its formats.
  static func check(_ formats: [OutputFormat]) -> Command {
    let names = formats.filter { $0.commands.contains("check") }.map(\.name)
    return Command(
      name: "check", summary: "the findings, and an exit code for CI",
      arguments: "INPUT... [--format FORMAT] [--fail-on LEVEL] [-o FILE]",
      details: """
        Tells every finding, and ends with 1 when one of them is at or above the fail level and \
        at or above the confidence.
        """,
      examples: [
        "lifegraph check . --fail-on error", "lifegraph check App -f sarif -o lifegraph.sarif",
      ],
      flags: [
        .settings, .indexStore, .noIndexStore, .format(of: names, standard: "text"), .output,
        .failOn, .confidence,
        .minimumCoverage, .allowIncomplete,
      ] + Flag.common,
      run: runCheck)
  }
}

@Sendable private func runCheck(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  let result = try await readAndAnalyze(options, for: "check", session: session)
  let format = options.format ?? "text"
  if format == "text", options.outputFile == "-", isTextColored(options, session) {
    do throws(OutputError) {
      try session.terminal.printResult(Array(session.pipeline.coloredText(result.report).utf8))
    } catch {
      throw .output(error)
    }
  } else {
    _ = try await writeFormat(
      format, of: result.report, limits: result.settings.drawings, options: options,
      session: session)
  }
  // The text tells it itself.
  if format != "text" || options.outputFile != "-" {
    session.terminal.note(coverageText(result.report.coverage))
  }
  let level = options.failLevel ?? result.settings.failLevel ?? .standard
  let confidence = options.confidence ?? result.settings.confidence ?? .standard
  return exitCode(
    of: result, options: options,
    hasFindings: failsGate(result.report.findings, level: level, confidence: confidence),
    hasFailedDrawing: false, terminal: session.terminal)
}

/// True when a finding that counts is at or above both levels.
func failsGate(_ findings: [Violation], level: Settings.FailLevel, confidence: Confidence) -> Bool {
  guard let severity = level.severity else { return false }
  return findings.contains { finding in
    finding.severity >= severity && finding.confidence >= confidence && finding.suppressed == nil
      && finding.baselineState != .unchanged
  }
}
