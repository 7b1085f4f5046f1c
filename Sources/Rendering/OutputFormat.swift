package import Model

/// One way to write a report: a value in a list. Everything that offers formats derives from
/// `OutputFormat.all`.
package struct OutputFormat: Sendable {
  /// Which drawings have to be laid out for it.
  package enum NeededDrawings: Sendable {
    case none, overview, all
  }

  /// Writes a report; `drawings` holds what the layout gave, by drawing id.
  package typealias Render =
    @Sendable (
      _ report: Report, _ drawings: [String: LaidOutDrawing], _ presentation: Presentation
    ) -> String

  /// What is typed after `--format`.
  package let name: String
  /// One clause for the help.
  package let help: String
  package let fileExtension: String
  /// Commands that offer it: `graph`, `check`, `render`.
  package let commands: Set<String>
  package let neededDrawings: NeededDrawings
  /// What it leaves out of a large report, in sentences; `nil` when it holds everything.
  package let limits: String?
  /// The text of the report in this format.
  package let render: Render

  package init(
    name: String, help: String, fileExtension: String, commands: Set<String>,
    neededDrawings: NeededDrawings = .none, limits: String? = nil,
    render: @escaping Render
  ) {
    self.name = name
    self.help = help
    self.fileExtension = fileExtension
    self.commands = commands
    self.neededDrawings = neededDrawings
    self.limits = limits
    self.render = render
  }
}

extension OutputFormat {
  /// Every format, sorted by name.
  package static let all: [OutputFormat] = [
    dot, html, json, manifest, markdown, sarif, svg, text,
  ]
}
