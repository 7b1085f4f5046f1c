package import Model

/// One way to write what is different between two reports: a value in a list.
package struct DifferenceFormat: Sendable {
  /// What is typed after `--format`.
  package let name: String
  /// One clause for the documentation.
  package let help: String
  package let fileExtension: String
  /// True when the picture has to be laid out for it.
  package let needsDrawing: Bool
  /// What it leaves out of a large difference, in a sentence; `nil` when it holds everything.
  package let limits: String?
  /// The text in this format; empty where nothing changed in those that only tell of changes.
  package let render: @Sendable (_ shown: ShownDifference) -> String

  init(
    name: String, help: String, fileExtension: String, needsDrawing: Bool = false,
    limits: String? = nil, render: @escaping @Sendable (ShownDifference) -> String
  ) {
    self.name = name
    self.help = help
    self.fileExtension = fileExtension
    self.needsDrawing = needsDrawing
    self.limits = limits
    self.render = render
  }
}

/// What a format writes, and how.
package struct ShownDifference: Sendable {
  package let comparison: ReportComparison
  /// What the layout gave; `nil` when nothing was laid out.
  package let drawing: LaidOutDrawing?
  /// Where people read on a terminal.
  package let style: TextStyle

  package init(
    _ comparison: ReportComparison, drawing: LaidOutDrawing? = nil, style: TextStyle = .plain
  ) {
    self.comparison = comparison
    self.drawing = drawing
    self.style = style
  }
}

extension DifferenceFormat {
  /// Every format, sorted by name.
  package static let all: [DifferenceFormat] = [dot, json, svg, text]

  private static let dot = DifferenceFormat(
    name: "dot", help: "the picture as Graphviz DOT, lanes as clusters", fileExtension: "dot",
    limits: overviewLimits
  ) { differenceDrawing(of: $0.comparison).clusteredDOT }

  private static let json = DifferenceFormat(
    name: "json", help: "all that changed, for programs", fileExtension: "json"
  ) { shown in
    prettyJSON(
      AnswerDocument(
        name: shown.comparison.new.name, difference: shown.comparison.difference))
  }

  private static let svg = DifferenceFormat(
    name: "svg", help: "what changed and what is next to it as a picture", fileExtension: "svg",
    needsDrawing: true, limits: overviewLimits
  ) { $0.drawing?.svg ?? differenceDrawing(of: $0.comparison).fallbackSVG }

  private static let text = DifferenceFormat(
    name: "text", help: "what changed, for people; empty where nothing did", fileExtension: "txt",
    limits: differenceTextLimits
  ) { differenceText(of: $0.comparison, style: $0.style) }
}
