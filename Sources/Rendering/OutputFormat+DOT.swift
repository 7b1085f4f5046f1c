extension OutputFormat {
  static let dot = OutputFormat(
    name: "dot", help: "the overview as Graphviz DOT, lanes as clusters", fileExtension: "dot",
    commands: ["graph", "render"], limits: overviewLimits,
    render: { report, _, _ in overviewDrawing(of: report).clusteredDOT })
}
