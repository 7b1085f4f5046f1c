import Model
import Rendering

extension Command {
  static let why = Command(
    name: "why", summary: "how A reaches or keeps B, or why A lives as long as it does",
    arguments: "A [B] INPUT... [--most N] [--all] [--format FORMAT] [-o FILE]",
    details: """
      With two names: every path from A to B through owns, keeps and reaches on which nothing \
      stands twice, shortest first, each step with its place. With A twice: the rings through A. \
      With one name: the evidence for its scope, what gives it that life, who stores, releases and \
      reaches it. Names are written as 'Name', 'Outer.Name' or 'Module/Name'. An argument that \
      exists as a file or folder is an input. That there is no path is an answer and no failure. \
      The JSON is described in Documentation/answers.schema.json.
      """,
    examples: [
      "lifegraph why CheckoutView SessionManager App/Sources",
      "lifegraph why UserSession lifegraph-report/report.json",
    ],
    flags: [
      .settings, .indexStore, .noIndexStore, .most, .allRelations,
      .format(of: formatNames, standard: "text"), .output,
      .minimumCoverage, .allowIncomplete,
    ] + Flag.common,
    run: runWhy)

  private static let formatNames = AnswerFormat<Connection>.all.map(\.name)
}

@Sendable private func runWhy(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  let arguments = try whyArguments(options.inputs, exists: existsOnDisk)
  var reading = options
  reading.inputs = arguments.inputs
  let result = try await readAndAnalyze(reading, for: "why", session: session)
  let report = result.report
  let ids: [ComponentID]
  do throws(UsageError) {
    ids = try componentsNamed(by: arguments, in: report.components)
  } catch {
    throw .usage(error)
  }
  if let target = ids.dropFirst().first {
    let connection = session.pipeline.connection(report, ids[0], target, options)
    try writeAnswer(connection, AnswerFormat.all, of: report, options: options, session: session)
  } else if let lifetime = session.pipeline.lifetime(report, ids[0], options) {
    try writeAnswer(lifetime, AnswerFormat.all, of: report, options: options, session: session)
  }
  session.terminal.note(coverageText(report.coverage))
  return exitCode(
    of: result, options: options, hasFindings: false, hasFailedDrawing: false,
    terminal: session.terminal)
}
