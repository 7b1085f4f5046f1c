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
  /// For a format that is one drawing: its text, with what the layout gave if it needs one. `nil`
  /// for what tells the whole report.
  package let draw: Draw?

  /// What the places that show it can take; `nil` when they take everything.
  package let largest: DrawingLimits?

  /// Writes one drawing.
  package typealias Draw = @Sendable (_ drawing: Drawing, _ picture: LaidOutDrawing?) -> String

  /// A format that is one drawing; of a report it shows the overview.
  package init(
    name: String, help: String, fileExtension: String, needsLayout: Bool, limits: String,
    largest: DrawingLimits? = nil, draw: @escaping Draw
  ) {
    self.name = name
    self.help = help
    self.fileExtension = fileExtension
    self.commands = ["graph", "render"]
    self.neededDrawings = needsLayout ? .overview : .none
    self.limits = limits
    self.render = { report, drawings, _ in
      let drawing = overviewDrawing(of: report, limits: .standard.within(largest))
      return draw(drawing, drawings[drawing.id])
    }
    self.draw = draw
    self.largest = largest
  }

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
    self.draw = nil
    self.largest = nil
  }
}

extension OutputFormat {
  /// Every format, sorted by name.
  package static let all: [OutputFormat] = [
    d2, dot, html, json, manifest, markdown, mermaid, sarif, svg, text,
  ]
}
