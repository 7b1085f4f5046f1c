import Model

extension OutputFormat {
  /// The findings as SARIF 2.1.0.
  package static let sarif = OutputFormat(
    name: "sarif", help: "the findings as SARIF 2.1.0, for code scanning", fileExtension: "sarif",
    commands: ["check", "render"], limits: sarifLimits
  ) { report, _, _ in sarifText(of: report) }
}
