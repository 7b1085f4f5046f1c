import Foundation
import Model
import Rendering

/// Writes the answer to a question in the format that the options name, else as text; in colours
/// where a person reads them.
func writeAnswer<Answer: Sendable>(
  _ answer: Answer, _ formats: [AnswerFormat<Answer>], of report: Report, options: Options,
  session: Session
) throws(CommandFailure) {
  let name = options.format ?? "text"
  guard let format = formats.first(where: { $0.name == name }) else {
    throw .usage(
      .badValue(
        flag: "--format", value: name, expectation: "a format", known: formats.map(\.name)))
  }
  let isForPeople = name == "text" && options.outputFile == "-"
  do throws(OutputError) {
    if isForPeople, isTextColored(options, session) {
      // As bytes: the marks that colour the text would be made visible otherwise.
      try session.terminal.printResult(Array(format.render(answer, report, .coloured).utf8))
    } else {
      try writeText(format.render(answer, report, .plain), options: options, session: session)
    }
  } catch {
    throw .output(error)
  }
}

/// Whether text on standard output is coloured.
func isTextColored(_ options: Options, _ session: Session) -> Bool {
  isColorWanted(
    isForbidden: options.isColorless, environment: session.environment,
    isTerminal: isatty(session.terminal.standardOutput) == 1)
}
