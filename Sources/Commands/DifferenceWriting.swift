import Model
import Rendering

/// Writes the difference in the format that the options name, else as text; in colours where a person
/// reads it.
func writeDifference(_ comparison: ReportComparison, options: Options, session: Session)
  throws(CommandFailure)
{
  let name = options.format ?? "text"
  guard let format = DifferenceFormat.all.first(where: { $0.name == name }) else {
    throw .usage(
      .badValue(
        flag: "--format", value: name, expectation: "a format",
        known: DifferenceFormat.all.map(\.name)))
  }
  do throws(OutputError) {
    if name == "text", options.outputFile == "-", isTextColored(options, session) {
      // As bytes: the marks that colour the text would be made visible otherwise.
      try session.terminal.printResult(Array(format.render(comparison, .coloured).utf8))
    } else {
      try writeText(format.render(comparison, .plain), options: options, session: session)
    }
  } catch {
    throw .output(error)
  }
}
