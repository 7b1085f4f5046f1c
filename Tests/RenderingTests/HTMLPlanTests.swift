import Model
import TestSupport
import Testing

@testable import Rendering

struct HTMLPlanTests {
  private func page(steps: Int) -> ScannedPage {
    var report = exampleReport()
    report.plan = (0..<steps).map { number in
      PlanStep(
        phase: number < 10 ? .today : .roots, title: "Step \(number)", detail: "", components: [],
        remaining: 0)
    }
    return ScannedPage(htmlPage(of: report, drawings: exampleDrawings()))
  }

  private func lists(_ page: ScannedPage) -> [String?] {
    page.all("ol").filter { $0.attributes["class"] == "steps" }.map { $0.attributes["start"] }
  }

  @Test("A plan of some steps stands open")
  func short() {
    let page = page(steps: 55)
    #expect(page.faults == [])
    #expect(lists(page) == ["1", "11"])
  }

  @Test("A long part opens by ninety steps, numbered on")
  func long() {
    let page = page(steps: 200)
    #expect(page.faults == [])
    #expect(lists(page) == ["1", "11", "51", "141"])
  }

  @Test("What no one reads to its end is counted")
  func counted() {
    var report = exampleReport()
    report.plan = (0..<1_500).map { number in
      PlanStep(
        phase: .roots, title: "Step \(number)", detail: "", components: [], remaining: 0)
    }
    let html = htmlPage(of: report, drawings: exampleDrawings())
    #expect(html.contains("Step 399<"))
    #expect(!html.contains("Step 400<"))
    #expect(html.contains("1,100 further steps left out"))
  }
}
