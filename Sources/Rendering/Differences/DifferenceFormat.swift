package import Model

/// One way to write what is different between two reports: a value in a list.
package struct DifferenceFormat: Sendable {
  /// What is typed after `--format`.
  package let name: String
  /// One clause for the documentation.
  package let help: String
  package let fileExtension: String
  /// True when it is empty where nothing changed, so that nobody is told of nothing.
  package let isSilent: Bool
  /// The text in this format; the style counts only where people read on a terminal.
  package let render: @Sendable (ReportComparison, TextStyle) -> String
}

extension DifferenceFormat {
  /// Every format, sorted by name.
  package static let all: [DifferenceFormat] = [json, text]

  private static let json = DifferenceFormat(
    name: "json", help: "all that changed, for programs", fileExtension: "json", isSilent: false
  ) { comparison, _ in
    prettyJSON(
      AnswerDocument(name: comparison.new.name, difference: comparison.difference))
  }

  private static let text = DifferenceFormat(
    name: "text", help: "what changed, for people", fileExtension: "txt", isSilent: true,
    render: differenceText)
}
