import Model
import Rendering
import TestSupport
import Testing

@Suite struct TwinTextTests {
  @Test func `The page lists twins that differ, and names those that are alike`() {
    let page = htmlPage(of: exampleReport(), drawings: [:])
    #expect(page.contains("<section id=\"twins\""))
    #expect(page.contains("<strong>1 twin</strong> of 2 differs"))
    #expect(page.contains("<td class=\"wide\"><code>history</code> stays at sign-out</td>"))
    #expect(page.contains("Alike: "))
  }

  @Test func `A report of one language says nothing of twins`() {
    var report = exampleReport()
    report.twins = []
    #expect(!htmlPage(of: report, drawings: [:]).contains("id=\"twins\""))
  }
}
