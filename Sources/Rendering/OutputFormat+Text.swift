import Model

extension OutputFormat {
  /// The findings for people, without colour.
  package static let text = text(in: .plain)

  /// The findings for people in the given style.
  package static func text(in style: TextStyle) -> OutputFormat {
    OutputFormat(
      name: "text", help: "the findings for people", fileExtension: "txt",
      commands: ["check", "render"], limits: checkTextLimits
    ) { report, _, _ in checkText(of: report, style: style) }
  }
}
