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
  /// How the page is shown.
  package let presentation: Presentation
  /// True when all formats stand in one folder, so that one can lead to another.
  package let isFolder: Bool

  package init(
    _ comparison: ReportComparison, drawing: LaidOutDrawing? = nil, style: TextStyle = .plain,
    presentation: Presentation = .standard, isFolder: Bool = false
  ) {
    self.presentation = presentation
    self.isFolder = isFolder
    self.comparison = comparison
    self.drawing = drawing
    self.style = style
  }
}

extension DifferenceFormat {
  /// Every format, sorted by name.
  package static let all: [DifferenceFormat] = [
    d2, dot, html, json, markdown, mermaid, svg, text,
  ]

  private static let d2 = DifferenceFormat(
    name: "d2", help: "the picture in the language of D2; empty where nothing changed",
    fileExtension: "d2", limits: differencePictureLimits
  ) { d2Text(of: differenceDrawing(of: $0.comparison)) }

  private static let dot = DifferenceFormat(
    name: "dot", help: "the picture as Graphviz DOT, lanes as clusters", fileExtension: "dot",
    limits: differencePictureLimits
  ) { differenceDrawing(of: $0.comparison).clusteredDOT }

  private static let html = DifferenceFormat(
    name: "html", help: "one page with the picture, the findings and what changed in tables",
    fileExtension: "html", needsDrawing: true, limits: differencePageLimits,
    render: differencePage)

  private static let json = DifferenceFormat(
    name: "json", help: "all that changed, for programs", fileExtension: "json"
  ) { shown in
    prettyJSON(
      AnswerDocument(
        name: shown.comparison.new.name, difference: shown.comparison.difference))
  }

  private static let markdown = DifferenceFormat(
    name: "markdown",
    help: "what changed, with a picture, for a pull request; empty where nothing did",
    fileExtension: "md", limits: differenceMarkdownLimits
  ) { differenceMarkdown(of: $0.comparison) }

  private static let mermaid = DifferenceFormat(
    name: "mermaid", help: "the picture as a Mermaid flowchart; empty where nothing changed",
    fileExtension: "mmd", limits: differenceMermaidLimits
  ) { shown in
    shown.comparison.difference.isEmpty
      ? "" : mermaidText(of: differenceDrawing(of: shown.comparison))
  }

  private static let svg = DifferenceFormat(
    name: "svg", help: "what changed and what is next to it as a picture", fileExtension: "svg",
    needsDrawing: true, limits: differencePictureLimits
  ) { $0.drawing?.svg ?? differenceDrawing(of: $0.comparison).fallbackSVG }

  private static let text = DifferenceFormat(
    name: "text", help: "what changed, for people; empty where nothing did", fileExtension: "txt",
    limits: differenceTextLimits
  ) { differenceText(of: $0.comparison, style: $0.style) }
}
