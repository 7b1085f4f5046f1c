import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite struct ExampleTests {
  @Test("A rule says exactly what the marks of its examples say", arguments: RuleExample.all)
  func marks(_ argument: RuleExample) async {
    if let fault = await argument.example.fault(under: argument.rule) {
      Issue.record(
        "\(argument.testDescription)\n\(fault)", sourceLocation: argument.sourceLocation)
    }
  }

  /// What the documentation recommends must not be an alarm of another rule; an example that only
  /// draws the line of its own rule is hidden. Notes advise and alarm nobody, so an intermediate
  /// step may carry one.
  @Test(
    "No rule raises an alarm in what another rule shows as accepted",
    arguments: RuleExample.all.filter { argument in
      argument.example.expectation == .accepted && argument.example.isDocumented
    })
  func accepted(_ argument: RuleExample) async {
    let input = AnalysisInput(files: projectFiles(argument.example.text), name: "Example")
    let report = await analyze(input, settings: .standard)
    let alarms = report.findings.filter { $0.severity > .note && $0.confidence >= .strong }
    if !alarms.isEmpty {
      let list = alarms.map { "  \($0.rule): \($0.message)" }.joined(separator: "\n")
      Issue.record(
        "\(argument.testDescription)\nis accepted, yet:\n\(list)",
        sourceLocation: argument.sourceLocation)
    }
  }

  @Test("The order of the files changes nothing", arguments: RuleExample.all)
  func shuffled(_ argument: RuleExample) async throws {
    let files = projectFiles(argument.example.text)
    let forwards = await analyze(AnalysisInput(files: files, name: "Example"), settings: .standard)
    let backwards = await analyze(
      AnalysisInput(files: files.reversed(), name: "Example"), settings: .standard)
    #expect(try encodedReport(forwards) == encodedReport(backwards))
  }
}
