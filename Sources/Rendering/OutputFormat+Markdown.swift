import Model

extension OutputFormat {
  /// The findings as Markdown.
  package static let markdown = OutputFormat(
    name: "markdown", help: "the findings as Markdown", fileExtension: "md",
    commands: ["check", "render"]
  ) { report, _, _ in markdownFindings(of: report) }
}
