import Analysis
import Model
import Testing

@testable import Workshop

@Suite struct LargeManifestTests {
  @Test("A large manifest has no mistakes, the size that was asked for, and faults to find")
  func read() async {
    let text = largeManifest(components: 400, relations: 1200)
    let input = AnalysisInput(
      manifests: [SourceText(path: "lifegraph.yml", text: text)], sources: [], skipped: [],
      inputs: [Report.Input(path: "lifegraph.yml", kind: .manifest)], name: "Large")
    let report = await analyze(input, settings: .standard)
    #expect(report.problems.isEmpty)
    #expect(report.components.count == 400)
    // What a component both owns and keeps is one relation.
    #expect(report.relations.count > 1150)
    #expect(Set(report.components.map(\.module)).count > 5)
    let rules = Set(report.findings.map(\.rule))
    #expect(rules.isSuperset(of: ["captive-dependency", "hidden-access"]))
  }

  @Test("It is the same each time")
  func stable() {
    #expect(
      largeManifest(components: 300, relations: 900)
        == largeManifest(components: 300, relations: 900))
  }
}
