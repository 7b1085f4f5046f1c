import Analysis
import Model
import Testing

@Suite struct VerdictUserTests {
  @Test func `Default arguments are no roots`() async {
    let source = """
      final class Recorder { static let shared = Recorder() ; var start = 0 ; func record() { start += 1 } }
      final class List { init(recorder: Recorder = .shared) { recorder.record() } }
      final class Page { init(recorder: Recorder = .shared) { recorder.record() } }

      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    #expect(report.verdicts.map(\.whoUses) == ["default arguments of 2 components"])
    #expect(
      report.plan.map(\.detail) == [
        "only default arguments still reach it: remove them one by one. "
          + "Used by default arguments of 2 components"
      ])
  }
}
