import Model
import Rendering

extension Command {
  static let plan = Command(
    name: "plan", summary: "in what order to change it, and where to stop",
    arguments: "INPUT... [--format FORMAT] [-o FILE]",
    details: """
      Writes the migration plan: what can be mended today, who is handed what, what moves into the \
      session, which access points close, each step with its places and with what remains after \
      it; the few changes of an owner that take most; and what is not worth doing. What changes \
      often comes first, as the Git history of the sources tells it. The JSON is described in \
      Documentation/answers.schema.json.
      """,
    examples: ["lifegraph plan .", "lifegraph plan App --format markdown -o plan.md"],
    flags: [
      .settings, .indexStore, .noIndexStore, .noHistory, .format(of: formatNames, standard: "text"),
      .output, .minimumCoverage, .allowIncomplete,
    ] + Flag.common,
    run: runPlan)

  private static let formatNames = AnswerFormat<Plan>.all.map(\.name)
}

@Sendable private func runPlan(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  var reading = options
  reading.needsHistory = true
  let result = try await readAndAnalyze(reading, for: "plan", session: session)
  let report = result.report
  try writeAnswer(
    report.wholePlan, AnswerFormat.all, of: report, options: options, session: session)
  session.terminal.note(coverageText(report.coverage))
  return exitCode(
    of: result, options: options, hasFindings: false, hasFailedDrawing: false,
    terminal: session.terminal)
}
