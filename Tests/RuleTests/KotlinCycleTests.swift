import Analysis
import Model
import TestSupport
import Testing

@Suite struct KotlinCycleTests {
  @Test func `Objects of Kotlin that keep each other end together`() async {
    let report = await analyze(
      AnalysisInput(
        files: [
          SourceText(
            path: "App.kt",
            text: """
              class Screen {
                val presenter = Presenter(this)
                val onClick = { presenter.work() }
              }
              class Presenter(val screen: Screen) {
                fun work() { println(screen) }
              }
              """)
        ], name: "Project"), settings: .standard)
    #expect(report.findings.filter { $0.rule == "ownership-cycle" }.isEmpty)
    #expect(report.relations.contains { $0.kind == .keeps && $0.slot == "screen" })
  }
}
