import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite("Verdicts and findings agree") struct VerdictAgreementTests {
  @Test("In every example of every rule", arguments: RuleExample.all)
  func examples(_ argument: RuleExample) async {
    let input = AnalysisInput(files: projectFiles(argument.example.text), name: "Example")
    let report = await analyze(input, settings: .standard)
    let contradictions = verdictContradictions(in: report)
    if !contradictions.isEmpty {
      Issue.record(
        "\(argument.testDescription)\n\(contradictions.joined(separator: "\n"))",
        sourceLocation: argument.sourceLocation)
    }
  }
}
