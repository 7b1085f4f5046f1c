import Model

extension OutputFormat {
  /// The graph as a manifest.
  package static let manifest = OutputFormat(
    name: "manifest", help: "the graph of the product as a manifest", fileExtension: "yml",
    commands: ["render", "scan"]
  ) { report, _, _ in manifestText(of: report) }
}
