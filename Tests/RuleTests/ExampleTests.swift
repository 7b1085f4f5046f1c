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

  /// What the documentation recommends must not be an alarm of another rule. An example that only
  /// draws the line of its own rule is hidden, and says which others speak in it. Notes advise and
  /// alarm nobody, so an intermediate step may carry one.
  @Test(
    "No rule raises an alarm in what another rule accepts, unless the example says so",
    arguments: RuleExample.all.filter { $0.example.expectation == .accepted })
  func accepted(_ argument: RuleExample) async {
    let input = AnalysisInput(files: projectFiles(argument.example.text), name: "Example")
    let report = await analyze(input, settings: .standard)
    let alarms = report.findings.filter { $0.severity > .note && $0.confidence >= .strong }
    if Set(alarms.map(\.rule)).sorted() != argument.example.alarms {
      let list = alarms.map { "  \($0.rule): \($0.message)" }.joined(separator: "\n")
      Issue.record(
        """
        \(argument.testDescription)
        is accepted, and told by \(argument.example.alarms), yet:
        \(list)
        """,
        sourceLocation: argument.sourceLocation)
    }
  }

  @Test("Every finding says what its confidence rests on", arguments: RuleExample.all)
  func basis(_ argument: RuleExample) async {
    let report = await analyze(
      AnalysisInput(files: projectFiles(argument.example.text), name: "Example"),
      settings: .standard)
    for finding in report.findings where finding.basis?.isEmpty ?? true {
      Issue.record(
        "\(argument.testDescription)\n\(finding.rule) is \(finding.confidence.rawValue), since?",
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
