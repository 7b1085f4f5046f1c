import Model

extension OutputFormat {
  /// The whole report, for programs.
  package static let json = OutputFormat(
    name: "json", help: "the whole report, for programs", fileExtension: "json",
    commands: ["check", "graph", "render", "scan"]
  ) { report, _, _ in jsonText(of: report) }
}
