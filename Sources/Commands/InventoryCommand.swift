import Model
import Rendering

extension Command {
  static let inventory = Command(
    name: "inventory", summary: "the numbers to write down",
    arguments: "INPUT... [--format FORMAT] [-o FILE]",
    details: """
      Counts access points, accesses to them by the sort of place, mutable globals and accesses to \
      the system, in all and by module, and gives each global instance a line with its counts and \
      its verdict. The JSON is described in Documentation/answers.schema.json.
      """,
    examples: ["lifegraph inventory .", "lifegraph inventory App --format markdown -o numbers.md"],
    flags: [
      .settings, .indexStore, .noIndexStore, .format(of: formatNames, standard: "text"), .output,
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
  let report = result.report
  try writeAnswer(
    report.inventory, AnswerFormat.all, of: report, options: options, session: session)
  session.terminal.note(coverageText(report.coverage))
  return exitCode(
    of: result, options: options, hasFindings: false, hasFailedDrawing: false,
    terminal: session.terminal)
}
