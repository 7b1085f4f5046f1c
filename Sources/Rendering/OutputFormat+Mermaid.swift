import Model

extension OutputFormat {
  static let mermaid = OutputFormat(
    name: "mermaid", help: "the drawing as a Mermaid flowchart, for Markdown", fileExtension: "mmd",
    needsLayout: false,
    limits:
      "As `svg`, and at most \(largestMermaid.nodes) boxes and \(largestMermaid.edges) lines: "
      + "places that show Mermaid refuse more than 500 lines or 50,000 characters. Labels that would "
      + "make it longer keep their first line.",
    largest: largestMermaid
  ) { drawing, _ in mermaidText(of: drawing) }
}
