import Model
import Rendering

extension Command {
  static let report = Command(
    name: "report", summary: "the whole report in one folder",
    arguments: "INPUT... [--since REPORT.json]... [--out DIR]",
    details: """
      Writes \(reportFolder.dropLast().map(\.name).joined(separator: ", ")) and \
      \(reportFolder.suffix(1).map(\.name).joined()). Findings do not change the exit code; use \
      'check' as a gate. With --since, the inventory also tells and draws the trend against earlier \
      reports.
      """,
    examples: [
      "lifegraph report .", "lifegraph report App/Sources lifegraph.yml --out build/lifetimes",
    ],
    flags: [
      .settings, .indexStore, .noIndexStore, .noHistory, .since, .out, .page, .templates,
      .minimumCoverage, .allowIncomplete,
    ]
      + Flag.common,
    run: runReport)
}

@Sendable private func runReport(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  let presentation = try readPresentation(options)
  var reading = options
  reading.needsHistory = true
  let result = try await readAndAnalyze(reading, for: "report", session: session)
  let report = try addTrend(to: result.report, options: options, session: session)
  let drawings = session.pipeline.drawings(report, result.settings.drawings)
  let pictures = await layOut(drawings, session: session)
  session.terminal.progress.show("Writing the report")
  let folder = options.outputFolder ?? "lifegraph-report"
  let files = session.pipeline.reportFiles(presentation.page).map { file in
    OutputFile(name: file.name, text: file.render(report, pictures, presentation))
  }
  do throws(OutputError) {
    try writeFiles(files, in: folder, cleanup: session.cleanup)
  } catch {
    throw .output(error)
  }
  session.terminal.note(
    "open \(path("index.html", in: folder)) (\(coverageText(result.report.coverage)))"
  )
  let failed = drawings.filter { hasFailed($0, pictures) }
  for drawing in failed { session.terminal.warn(failureText(drawing, pictures)) }
  return exitCode(
    of: result, options: options, hasFindings: false, hasFailedDrawing: !failed.isEmpty,
    terminal: session.terminal)
}
