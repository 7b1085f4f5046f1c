import GraphvizLayout
import Model
import Rendering

extension Command {
  /// The drawing command with its formats.
  static func graph(_ formats: [OutputFormat]) -> Command {
    let names = formats.filter { $0.commands.contains("graph") }.map(\.name)
    let all = (names + PictureFormat.binary.map(\.rawValue)).sorted()
    return Command(
      name: "graph", summary: "one drawing of the whole",
      arguments: "INPUT... [VIEW] [--format FORMAT] [-o FILE]",
      details: """
        Draws a lane for each scope, the longest-living first: the overview, or what the flags of a \
        view choose, which can be combined. Findings do not change the exit code. What a drawing \
        says is told in Documentation/Drawings.md.
        """,
      examples: [
        "lifegraph graph . -o lifetimes.svg", "lifegraph graph lifegraph.yml -f png -o g.png",
        "lifegraph graph . --focus SessionManager --depth 2 -o session.svg",
        "lifegraph graph . --from CheckoutView --to SessionManager -f mermaid",
      ],
      flags: [
        .settings, .indexStore, .noIndexStore, .format(of: all, standard: "svg"), .output,
        .minimumCoverage,
        .allowIncomplete,
      ] + Flag.view + Flag.common,
      run: runGraph)
  }
}

@Sendable private func runGraph(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  let result = try await readAndAnalyze(options, for: "graph", session: session)
  let hasFailed = try await writeFormat(
    options.format ?? "svg", of: result.report, limits: result.settings.drawings,
    options: options, session: session)
  session.terminal.note(coverageText(result.report.coverage))
  return exitCode(
    of: result, options: options, hasFindings: false, hasFailedDrawing: hasFailed,
    terminal: session.terminal)
}
