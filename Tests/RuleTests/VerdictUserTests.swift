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
      report.plan.map(\.title) == [
        "Hand Recorder over and remove 2 default arguments", "Close `Recorder.shared`",
      ])
  }

  @Test func `Who asks a locator for it uses it`() async {
    let source = """
      final class API { var count = 0 }
      final class Stores { var count = 0 }
      enum Services { static let api = API() ; static let stores = Stores() }
      final class List { func load() { Services.api.count += 1 } }
      final class Page { init(stores: Stores = Services.stores) { stores.count += 1 } }

      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    #expect(report.verdicts.map(\.whoUses) == ["1 component", "default arguments of 1 component"])
    #expect(report.findings.map(\.rule) == ["service-locator", "singleton-default-argument"])
    let total = report.inventory.total
    #expect((total.accessesInBodies, total.accessesInDefaults) == (1, 1))
    #expect(total.containerLookups == 2)
    #expect(report.plan.map(\.temporary) == [1, 0, 0])
  }
}
