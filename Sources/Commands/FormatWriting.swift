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
  let formats = session.pipeline.formats
  if let format = PictureFormat.binary.first(where: { $0.rawValue == name }) {
    let drawing = try requestedDrawing(
      of: report, limits: limits, options: options, session: session)
    try await writePicture(format, of: drawing, options: options, session: session)
    return false
  }
  guard let format = formats.first(where: { $0.name == name }) else {
    throw .usage(
      .badValue(
        flag: "--format", value: name, expectation: "a format", known: formats.map(\.name)))
  }
  let presentation = try readPresentation(options)
  guard let draw = format.draw else {
    guard !options.view.isGiven else {
      let drawings = formats.filter { $0.draw != nil }.map(\.name)
      throw .usage(
        .viewOfNoDrawing(
          format: name, drawings: (drawings + PictureFormat.binary.map(\.rawValue)).sorted()))
    }
    let drawings = format.neededDrawings == .all ? session.pipeline.drawings(report, limits) : []
    return try await write(drawings, options: options, session: session) {
      format.render(report, $0, presentation)
    }
  }
  let drawing = try requestedDrawing(
    of: report, limits: limits.within(format.largest), options: options, session: session)
  let laidOut = format.neededDrawings == .overview ? [drawing] : []
  return try await write(laidOut, options: options, session: session) {
    draw(drawing, $0[drawing.id])
  }
}

/// Lays the drawings out and writes the text that is made of them. True when a layout failed.
private func write(
  _ drawings: [Drawing], options: Options, session: Session,
  text: ([String: LaidOutDrawing]) -> String
) async throws(CommandFailure) -> Bool {
  let pictures = await layOut(drawings, session: session)
  do throws(OutputError) {
    try writeText(text(pictures), options: options, session: session)
  } catch {
    throw .output(error)
  }
  let failed = drawings.filter { hasFailed($0, pictures) }
  for drawing in failed { session.terminal.warn(failureText(drawing, pictures)) }
  return !failed.isEmpty
}

/// The drawing of the view that the flags ask for; says when it is empty.
private func requestedDrawing(
  of report: Report, limits: DrawingLimits, options: Options, session: Session
) throws(CommandFailure) -> Drawing {
  let drawing: Drawing
  do throws(UsageError) {
    drawing = session.pipeline.drawing(
      report, try view(options.view, of: report, rules: session.pipeline.rules), limits)
  } catch {
    throw .usage(error)
  }
  for warning in drawing.warnings { session.terminal.warn(warning) }
  return drawing
}

/// Writes text to the file or standard output.
func writeText(_ text: String, options: Options, session: Session) throws(OutputError) {
  if options.outputFile == "-" {
    try session.terminal.printResult(text)
  } else {
    try writeFile(Array(text.utf8), to: options.outputFile, cleanup: session.cleanup)
  }
}
