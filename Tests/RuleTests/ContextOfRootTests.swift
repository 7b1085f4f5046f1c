import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite struct ContextOfRootTests {
  @Test func `The context that a module hands over decides, not that of an object made beside it`()
    async
  {
    let module = "val common = module { single { Branding(androidContext()) } }"
    #expect(await findings(module) == [])
    #expect(await findings("object Brands { lateinit var branding: Branding }") != [])
  }

  private func findings(_ keeper: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(
        files: projectFiles(
          """
          //- app/src/main/kotlin/Branding.kt
          package app
          import android.app.Activity
          import android.content.Context
          import org.koin.dsl.module
          class Branding(private val context: Context)
          class Splash : Activity() {
            fun show() {
              val branding = Branding(this)
              println(branding)
            }
          }
          \(keeper)
          """), name: "Example"), settings: .standard)
    return report.findings.filter { $0.rule == "ui-outlived" }.map(\.message)
  }
}
