import Model
import TestSupport
import Testing

@Suite struct VerdictAgreementTests {
  @Test("Verdicts and findings of the samples agree", arguments: try Sample.all())
  func samples(_ sample: Sample) async throws {
    #expect(verdictContradictions(in: try await sample.report()) == [])
  }

  @Test("A contradiction is seen")
  func seen() {
    var sample = SampleReport()
    let hub = sample.add("Hub", isGlobal: true)
    sample.flag(hub, .error, rule: "session-state-in-app-scope")
    var report = sample.report()
    #expect(verdictContradictions(in: report) == [])
    for (action, expected) in [(Verdict.Action.leave, 1), (.split, 0), (.inject, 1)] {
      report.verdicts = [
        Verdict(
          component: hub, kind: .global, key: "", action: action, reason: "", confidence: .strong,
          declaredScope: nil, effectiveScope: nil, facts: [], whoUses: "", whoReplaces: "",
          whoCloses: "")
      ]
      #expect(verdictContradictions(in: report).count == expected)
    }
    report.findings = []
    report.verdicts = report.verdicts.map { verdict in
      Verdict(
        component: hub, kind: .global, key: "", action: .split, reason: "", confidence: .strong,
        declaredScope: nil, effectiveScope: nil, facts: [], whoUses: "", whoReplaces: "",
        whoCloses: "")
    }
    #expect(verdictContradictions(in: report) == ["App/Hub is split, and no finding says why"])
  }
}
