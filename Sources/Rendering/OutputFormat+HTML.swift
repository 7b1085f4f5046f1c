import Model

extension OutputFormat {
  /// The whole report as one page.
  package static let html = OutputFormat(
    name: "html", help: "the whole report as one page", fileExtension: "html",
    commands: ["render"], neededDrawings: .all, limits: pageLimits
  ) { htmlPage(of: $0, drawings: $1, presentation: $2) }
}
