import Foundation
import GraphvizLayout
import Rendering

/// Writes a drawing in a format that is no text to the file or standard output.
func writePicture(
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
