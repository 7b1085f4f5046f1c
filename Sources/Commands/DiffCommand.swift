import GraphvizLayout
import Model
import Rendering

extension Command {
  static let diff = Command(
    name: "diff", summary: "what changed in the graph and the findings",
    arguments: "OLD NEW [--format FORMAT] [-o FILE | --out DIR]",
    details: """
      Compares two inputs: folders, manifests or saved reports, in any mixture. Tells components, \
      relations, access points and findings that came, went or changed; lines that moved do not \
      count, and neither do tests, previews, samples, generated and system code. Where nothing \
      changed, text and Markdown are empty. Findings do not change the exit code; use 'check' as a gate. \
      A side that is missing, broken or empty ends with 2: it is not an unchanged graph. The JSON \
      is described in Documentation/answers.schema.json.
      """,
    examples: [
      "lifegraph diff base/report.json .",
      "lifegraph diff samples/travel-before samples/travel-after -f svg -o diff.svg",
      "lifegraph diff base/report.json lifegraph-report/report.json -f markdown -o comment.md",
      "lifegraph diff base/report.json lifegraph-report/report.json --out diff",
    ],
    flags: [
      .settings, .indexStore, .noIndexStore, .format(of: formatNames, standard: "text"), .output,
      .differenceOut, .page, .templates,
      .minimumCoverage, .allowIncomplete,
    ] + Flag.common,
    run: runDiff)

  private static let formatNames =
    (DifferenceFormat.all.map(\.name) + PictureFormat.binary.map(\.rawValue)).sorted()
}

@Sendable private func runDiff(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  let sides = try differenceSides(options.inputs)
  let old = try await readSide(.old, sides.old, options: options, session: session)
  let new = try await readSide(.new, sides.new, options: options, session: session)
  let comparison = session.pipeline.compare(old.report, new.report)
  try checkComparable(comparison.difference, sides: sides)
  let hasFailed = try await writeDifference(comparison, options: options, session: session)
  tell(comparison.difference, terminal: session.terminal)
  return [old, new].map { result in
    exitCode(
      of: result, options: options, hasFindings: false, hasFailedDrawing: hasFailed,
      terminal: session.terminal)
  }.max { $0.rawValue < $1.rawValue } ?? .clean
}

/// Two inputs, each a side.
private func differenceSides(_ inputs: [String]) throws(CommandFailure) -> (
  old: String, new: String
) {
  if let superfluous = inputs.dropFirst(2).first {
    throw .usage(.superfluousArgument(superfluous, command: "diff"))
  }
  guard let old = inputs.first, let new = inputs.dropFirst().first else {
    throw .usage(
      .missingArgument(
        command: "diff", what: inputs.isEmpty ? "OLD and NEW, an input each" : "NEW, an input"))
  }
  return (old, new)
}

/// A difference to something that is not there would draw everything as added or as removed.
private func checkComparable(
  _ difference: ReportDifference, sides: (old: String, new: String)
) throws(CommandFailure) {
  if difference.old.components == 0 && difference.new.components == 0 { return }
  if difference.old.components == 0 {
    throw .input(.emptySide(.old, path: sides.old))
  }
  if difference.new.components == 0 {
    throw .input(.emptySide(.new, path: sides.new))
  }
  if difference.commonComponents == 0 {
    throw .input(.nothingInCommon(old: sides.old, new: sides.new))
  }
}

private func tell(_ difference: ReportDifference, terminal: Terminal) {
  if difference.isEmpty {
    let numbers = difference.numbers.map { "\($0.number) \($0.old) → \($0.new)" }
    terminal.note(
      "nothing changed in the graph and the findings"
        + (numbers.isEmpty ? "" : ", but in the numbers: \(numbers.joined(separator: ", "))"))
  }
  for reservation in difference.reservations { terminal.warn(reservation.text) }
}
