import Analysis
import Model
import Testing

@testable import Workshop

@Suite struct TangledManifestTests {
  @Test("A tangled manifest has no mistakes, one hub, one long cycle and many findings")
  func read() async {
    let text = tangledManifest(components: 300)
    let input = AnalysisInput(
      manifests: [SourceText(path: "lifegraph.yml", text: text)], sources: [], skipped: [],
      inputs: [Report.Input(path: "lifegraph.yml", kind: .manifest)], name: "Tangled")
    let report = await analyze(input, settings: .standard)
    #expect(report.problems.isEmpty)
    #expect(report.components.count == 300)
    #expect(Set(report.components.map(\.module)).count == 201)
    let hub = ComponentID(module: "", name: "Everything")
    #expect(report.relations.count { $0.to == hub } == 150)
    #expect(report.findings.count > 300)
    #expect(report.findings.contains { $0.rule == "ownership-cycle" })
  }
}
