import GraphvizLayout
import Model
import Rendering

/// Writes the difference to a folder in every format, or in the one that the options name, else as
/// text. True when the drawing failed and something simpler stands in its place.
func writeDifference(_ comparison: ReportComparison, options: Options, session: Session)
  async throws(CommandFailure) -> Bool
{
  if let folder = options.outputFolder {
    return try await writeFolder(folder, comparison, options: options, session: session)
  }
  guard options.pageForm == .file else {
    throw .usage(.missingArgument(command: "diff", what: "--out DIR beside --page folder"))
  }
  let name = options.format ?? "text"
  if let format = PictureFormat.binary.first(where: { $0.rawValue == name }) {
    try await writePicture(
      format, of: session.pipeline.differenceDrawing(comparison), options: options,
      session: session)
    return false
  }
  guard let format = DifferenceFormat.all.first(where: { $0.name == name }) else {
    throw .usage(
      .badValue(
        flag: "--format", value: name, expectation: "a format",
        known: DifferenceFormat.all.map(\.name)))
  }
  let presentation = try readPresentation(options)
  let (drawing, hasFailed) = await laidOut(
    comparison, isNeeded: format.needsDrawing, session: session)
  let isForPeople = name == "text" && options.outputFile == "-"
  do throws(OutputError) {
    if isForPeople, isTextColored(options, session) {
      // As bytes: the marks that colour the text would be made visible otherwise.
      let text = format.render(ShownDifference(comparison, style: .coloured))
      try session.terminal.printResult(Array(text.utf8))
    } else {
      let text = format.render(
        ShownDifference(comparison, drawing: drawing, presentation: presentation))
      try writeText(text, options: options, session: session)
    }
  } catch {
    throw .output(error)
  }
  return hasFailed
}

private func writeFolder(
  _ folder: String, _ comparison: ReportComparison, options: Options, session: Session
) async throws(CommandFailure) -> Bool {
  let presentation = try readPresentation(options)
  let (drawing, hasFailed) = await laidOut(comparison, isNeeded: true, session: session)
  let shown = ShownDifference(
    comparison, drawing: drawing, presentation: presentation, isFolder: true)
  var files = DifferenceFormat.all.map { format in
    OutputFile(name: "diff.\(format.fileExtension)", text: format.render(shown))
  }
  if presentation.page == .folder {
    files.append(
      OutputFile(name: PageFiles.difference.style, text: differenceStyle(of: shown)))
    files.append(
      OutputFile(name: PageFiles.difference.script, text: pageScript(presentation)))
  }
  do throws(OutputError) {
    try writeFiles(files, in: folder, cleanup: session.cleanup)
  } catch {
    throw .output(error)
  }
  session.terminal.note("open \(path("diff.html", in: folder))")
  return hasFailed
}

private func laidOut(
  _ comparison: ReportComparison, isNeeded: Bool, session: Session
) async -> (drawing: LaidOutDrawing?, hasFailed: Bool) {
  guard isNeeded else { return (nil, false) }
  let drawing = session.pipeline.differenceDrawing(comparison)
  let pictures = await layOut([drawing], session: session)
  let failed = hasFailed(drawing, pictures)
  if failed { session.terminal.warn(failureText(drawing, pictures)) }
  return (pictures[drawing.id], failed)
}
