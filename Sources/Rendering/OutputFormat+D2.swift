extension OutputFormat {
  static let d2 = OutputFormat(
    name: "d2", help: "the drawing in the language of D2", fileExtension: "d2", needsLayout: false,
    limits: overviewLimits
  ) { drawing, _ in d2Text(of: drawing) }
}
