import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite struct ObjectsOfConstantsTests {
  @Test func `An object that names others of constants depends on no order`() async {
    #expect(await messages("val small = size(4)") == [])
    #expect(
      await messages("var small = size(4)") == [
        "Tokens reaches Space while it is made: Tokens → Space"
      ])
  }

  private func messages(_ member: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(
        files: projectFiles(
          """
          //- app/src/main/kotlin/Tokens.kt
          package app
          object Tokens {
            val least = app.Space.small
            var scale = 1
          }
          object Space {
            \(member)
          }
          """), name: "Example"), settings: .standard)
    return report.findings.filter { $0.rule == "init-order" }.map(\.message)
  }
}
