import Model
import Rendering

extension Command {
  static let inventory = Command(
    name: "inventory", summary: "the numbers to write down",
    arguments: "INPUT... [--since REPORT.json]... [--format FORMAT] [-o FILE]",
    details: """
      Counts access points, accesses to them by the sort of place, mutable globals, lookups in \
      containers, scope labels and accesses to the system, in all, by module and by layer, and gives \
      each global instance a line with its counts and its verdict. With --since, the trend against \
      earlier reports is told, too. The JSON is described in Documentation/answers.schema.json.
      """,
    examples: [
      "lifegraph inventory .", "lifegraph inventory App --format markdown -o numbers.md",
      "lifegraph inventory . --since reports/march.json --since reports/june.json",
    ],
    flags: [
      .settings, .indexStore, .noIndexStore, .since, .format(of: formatNames, standard: "text"),
      .output,
      .minimumCoverage,
      .allowIncomplete,
    ] + Flag.common,
    run: runInventory)

  private static let formatNames = AnswerFormat<Inventory>.all.map(\.name)
}

@Sendable private func runInventory(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  let result = try await readAndAnalyze(options, for: "inventory", session: session)
  let report = try addTrend(to: result.report, options: options, session: session)
  try writeAnswer(
    report.inventory, AnswerFormat.all, of: report, options: options, session: session)
  session.terminal.note(coverageText(report.coverage))
  return exitCode(
    of: result, options: options, hasFindings: false, hasFailedDrawing: false,
    terminal: session.terminal)
}
