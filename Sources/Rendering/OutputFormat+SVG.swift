extension OutputFormat {
  static let svg = OutputFormat(
    name: "svg", help: "the overview as a picture for browsers and documents", fileExtension: "svg",
    commands: ["graph", "render"], neededDrawings: .overview, limits: overviewLimits,
    render: { report, drawings, _ in
      drawings["overview"]?.svg ?? overviewDrawing(of: report).fallbackSVG
    })
}
