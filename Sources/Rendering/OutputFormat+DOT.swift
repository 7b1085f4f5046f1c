extension OutputFormat {
  static let dot = OutputFormat(
    name: "dot", help: "the drawing as Graphviz DOT, lanes as clusters", fileExtension: "dot",
    needsLayout: false, limits: overviewLimits
  ) { drawing, _ in drawing.clusteredDOT }
}
