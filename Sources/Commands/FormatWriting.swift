import Foundation
import GraphvizLayout
import Model
import Rendering

extension PictureFormat {
  /// Those that are no text, and so no `OutputFormat`.
  static let binary: [PictureFormat] = [.png, .pdf]
}

/// Writes one format of a report to the file or standard output. True when a drawing failed and
/// something simpler stands in its place.
func writeFormat(_ name: String, of report: Report, options: Options, session: Session)
  async throws(CommandFailure) -> Bool
{
  if let format = PictureFormat.binary.first(where: { $0.rawValue == name }) {
    try await writePicture(format, of: report, options: options, session: session)
    return false
  }
  guard let format = session.pipeline.formats.first(where: { $0.name == name }) else {
    throw .usage(
      .badValue(
        flag: "--format", value: name, expectation: "a format",
        known: session.pipeline.formats.map(\.name)))
  }
  let presentation = try readPresentation(options)
  let drawings = neededDrawings(for: format, of: report, pipeline: session.pipeline)
  let pictures = await layOut(drawings, session: session)
  do throws(OutputError) {
    try writeText(format.render(report, pictures, presentation), options: options, session: session)
  } catch {
    throw .output(error)
  }
  let failed = drawings.filter { hasFailed($0, pictures) }
  for drawing in failed { session.terminal.warn(failureText(drawing, pictures)) }
  return !failed.isEmpty
}

/// Writes text to the file or standard output.
func writeText(_ text: String, options: Options, session: Session) throws(OutputError) {
  if options.outputFile == "-" {
    try session.terminal.printResult(text)
  } else {
    try writeFile(Array(text.utf8), to: options.outputFile, cleanup: session.cleanup)
  }
}

private func writePicture(
  _ format: PictureFormat, of report: Report, options: Options, session: Session
) async throws(CommandFailure) {
  let isToStandardOutput = options.outputFile == "-"
  if isToStandardOutput, isatty(session.terminal.standardOutput) == 1 {
    throw .usage(
      .missingValue(
        flag: "--output", expectation: "a file, since \(format.rawValue) would spoil a terminal"))
  }
  session.terminal.progress.show("Drawing")
  let picture = await layoutDriver(drawingCount: 1, session: session)
    .picture(session.pipeline.overview(report), format: format)
  session.terminal.progress.clear()
  do throws(OutputError) {
    switch picture {
    case .failure(let failures): throw .notDrawn(reasons: failures.reasons)
    case .success(let bytes) where isToStandardOutput: try session.terminal.printResult(bytes)
    case .success(let bytes):
      try writeFile(bytes, to: options.outputFile, cleanup: session.cleanup)
    }
  } catch {
    throw .output(error)
  }
}

/// The drawings that a format shows.
private func neededDrawings(
  for format: OutputFormat, of report: Report, pipeline: Pipeline
) -> [Drawing] {
  switch format.neededDrawings {
  case .all: pipeline.drawings(report)
  case .overview: [pipeline.overview(report)]
  case .none: []
  }
}
