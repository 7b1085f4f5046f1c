import Analysis
import Model
import Rules
import Testing

@Suite struct HintSeverityTests {
  private static let cycle = """
    final class First { var second: Second? ; func set(_ second: Second) { self.second = second } }
    final class Second { let first: First ; init(first: First) { self.first = first } }

    """

  @Test(arguments: [nil, Severity.error])
  func `A hint is never more than a note`(chosen: Severity?) async {
    var settings = Settings.standard
    if let chosen { settings.rules.severities["ownership-cycle"] = chosen }
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: Self.cycle)], name: "Project"),
      settings: settings)
    let findings = report.findings.filter { $0.rule == "ownership-cycle" }
    #expect(findings.map(\.confidence) == [.hint])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func `Hints come after all that counts, and say what they rest on`() async {
    let source =
      Self.cycle + """
        final class Store { static let shared = Store() ; var count = 0 }
        final class Page { init(store: Store = .shared) {} }
        """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    #expect(report.findings.map(\.rule) == ["singleton-default-argument", "ownership-cycle"])
    #expect(
      report.findings.last?.basis
        == "the types form a ring, and no object is seen to hand itself over")
  }
}
