import Analysis
import Model
import TestSupport
import Testing

@Suite struct ItselfTests {
  @Test("lifegraph reads all of its own sources and finds no cycle of owners in them")
  func itself() async throws {
    let sources = try RepositoryFiles.sourceTexts(below: "Sources", extensions: ["swift"])
    let report = await analyze(
      AnalysisInput(files: sources, name: "lifegraph"), settings: .standard)
    #expect(report.coverage.partial.isEmpty && report.coverage.skipped.isEmpty)
    #expect(report.coverage.filesWhole == sources.count)
    #expect(report.coverage.percent == 100)
    // The one actor, which owns Graphviz; without it this would be a graph of something else.
    #expect(report.components.contains { $0.name == "Graphviz" && $0.kind == .actor })
    let cycles = report.findings.filter { $0.rule == "ownership-cycle" }
    #expect(cycles.isEmpty, "\(cycles.map(\.message))")
  }

  @Test("Every file declares something that another file calls by name")
  func reachable() throws {
    let files = try SwiftFile.all(below: "Sources", "Templates")
    var mentions: [String: Int] = [:]
    for file in files {
      for name in file.mentionedNames { mentions[name, default: 0] += 1 }
    }
    for file in files where file.name != "main" {
      let isCalled = file.declaredNames.contains { name in
        mentions[name, default: 0] > (file.mentionedNames.contains(name) ? 1 : 0)
      }
      #expect(isCalled, "\(file.path) declares nothing that another file mentions")
    }
  }
}
