import Model
import Rendering

extension Command {
  /// The command that turns sources into a manifest, with its formats.
  static func scan(_ formats: [OutputFormat]) -> Command {
    let names = formats.filter { $0.commands.contains("scan") }.map(\.name)
    return Command(
      name: "scan", summary: "sources to a manifest", arguments: "PATH... [-o FILE]",
      details: """
        Writes what the sources show as a manifest: grouped by lifetime, each scope with the reason \
        for it, in an order that stays. Given as an input, alone or beside the sources, it makes the \
        same graph of the product. Without --format, a file that ends in .json gets the report as \
        JSON.
        """,
      examples: ["lifegraph scan . -o lifegraph.yml", "lifegraph scan App/Sources -o graph.json"],
      flags: [
        .settings, .indexStore, .noIndexStore, .format(of: names, standard: "manifest"), .output,
        .minimumCoverage, .allowIncomplete,
      ] + Flag.common,
      run: runScan)
  }
}

@Sendable private func runScan(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  let result = try await readAndAnalyze(options, for: "scan", session: session)
  let isJSON = pathExtension(options.outputFile) == "json"
  let hasFailed = try await writeFormat(
    options.format ?? (isJSON ? "json" : "manifest"), of: result.report,
    limits: result.settings.drawings, options: options,
    session: session)
  session.terminal.note(coverageText(result.report.coverage))
  return exitCode(
    of: result, options: options, hasFindings: false, hasFailedDrawing: hasFailed,
    terminal: session.terminal)
}
