import GraphvizLayout
import Model
import Rendering
import TestSupport
import Testing

/// No edge is lost, whatever the graph looks like.
struct LayoutTortureTests {
  @Test(arguments: 1...150) func `Every rung draws every edge of a random graph`(seed: Int) async {
    let size = 4 + seed % 57
    let drawing = overviewDrawing(
      of: SampleReport.random(
        components: size, relations: size * (1 + seed % 4), seed: UInt64(seed)))
    for attempt in drawing.attempts {
      do {
        let svg = try await Graphviz().svg(fromDOT: attempt.dot)
        #expect(checkLayout(svg: svg, attempt: attempt) == nil)
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test(arguments: 1...12) func `Large graphs are laid out at the first try`(seed: Int) async {
    let report = SampleReport.random(components: 700, relations: 1_500, seed: UInt64(seed))
    let picture = await laidOut(overviewDrawing(of: report))
    #expect(picture.isLaidOut)
    #expect(isWellFormed(picture.svg))
    #expect(!picture.notes.contains { $0.hasPrefix("A layout") })
  }

  @Test func `Every drawing of a report is laid out`() async {
    let report = SampleReport.random(components: 90, relations: 260, seed: 3)
    for drawing in allDrawings(of: report) {
      let picture = await laidOut(drawing)
      #expect(picture.isLaidOut, "\(picture.notes)")
    }
  }
}
