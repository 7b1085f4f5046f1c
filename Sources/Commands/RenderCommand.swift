import GraphvizLayout
import Model
import Rendering

extension Command {
  /// The command for saved reports with its formats.
  static func render(_ formats: [OutputFormat]) -> Command {
    let texts = formats.filter { $0.commands.contains("render") }.map(\.name)
    let names = (texts + PictureFormat.binary.map(\.rawValue)).sorted()
    return Command(
      name: "render", summary: "a saved report in another format",
      arguments: "REPORT.json --format FORMAT [VIEW] [-o FILE]",
      details: "Reads a report.json, from a file or standard input, and does not analyze again.",
      examples: [
        "lifegraph render lifegraph-report/report.json --format sarif -o findings.sarif",
        "lifegraph render lifegraph-report/report.json -f svg --scope session -o session.svg",
      ],
      flags: [
        .settings, .format(of: names, standard: "text"), .output, .templates, .allowIncomplete,
      ]
        + Flag.view + Flag.common,
      run: runRender)
  }
}

@Sendable private func runRender(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  guard let input = options.inputs.first else {
    throw .usage(.missingArgument(command: "render", what: "a saved report (report.json)"))
  }
  if let superfluous = options.inputs.dropFirst().first {
    throw .usage(.superfluousArgument(superfluous, command: "render"))
  }
  let settings = try readSettings(options, session: session)
  let none = Exclusions(patterns: [])
  guard case .report(let report) = try readInputs([input], exclusions: none, session: session)
  else {
    throw .input(.wantsReport(path: input))
  }
  let hasFailed = try await writeFormat(
    options.format ?? "text", of: report, limits: settings.drawings, options: options,
    session: session)
  var judged = options
  // How much was understood was judged when the report was made.
  judged.minimumCoverage = 0
  return exitCode(
    of: RunResult(report: report, settings: settings, hasUnknownGap: false), options: judged,
    hasFindings: false, hasFailedDrawing: hasFailed, terminal: session.terminal)
}
