extension OutputFormat {
  static let svg = OutputFormat(
    name: "svg", help: "the drawing as a picture for browsers and documents", fileExtension: "svg",
    needsLayout: true, limits: overviewLimits
  ) { drawing, picture in picture?.svg ?? drawing.fallbackSVG }
}
