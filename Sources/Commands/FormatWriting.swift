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
func writeFormat(
  _ name: String, of report: Report, limits: DrawingLimits, options: Options, session: Session
) async throws(CommandFailure) -> Bool {
  if let format = PictureFormat.binary.first(where: { $0.rawValue == name }) {
    let drawing = session.pipeline.overview(report, limits)
    try await writePicture(format, of: drawing, options: options, session: session)
    return false
  }
  guard let format = session.pipeline.formats.first(where: { $0.name == name }) else {
    throw .usage(
      .badValue(
        flag: "--format", value: name, expectation: "a format",
        known: session.pipeline.formats.map(\.name)))
  }
  let presentation = try readPresentation(options)
  let drawing = format.draw.map { _ in session.pipeline.overview(report, limits) }
  let drawings: [Drawing] =
    switch format.neededDrawings {
    case .all: session.pipeline.drawings(report, limits)
    case .overview: [drawing ?? session.pipeline.overview(report, limits)]
    case .none: []
    }
  let pictures = await layOut(drawings, session: session)
  do throws(OutputError) {
    let text =
      if let draw = format.draw, let drawing {
        draw(drawing, pictures[drawing.id])
      } else {
        format.render(report, pictures, presentation)
      }
    try writeText(text, options: options, session: session)
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
  _ format: PictureFormat, of drawing: Drawing, options: Options, session: Session
) async throws(CommandFailure) {
  let isToStandardOutput = options.outputFile == "-"
  if isToStandardOutput, isatty(session.terminal.standardOutput) == 1 {
    throw .usage(
      .missingValue(
        flag: "--output", expectation: "a file, since \(format.rawValue) would spoil a terminal"))
  }
  session.terminal.progress.show("Drawing")
  let picture = await layoutDriver(drawingCount: 1, session: session)
    .picture(drawing, format: format)
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
