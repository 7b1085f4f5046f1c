import Model
import TestSupport
import Testing

@testable import Rendering

struct LayoutCheckTests {
  private var attempt: LayoutAttempt {
    var sample = SampleReport()
    sample.relate(sample.add("A", scope: "app"), .uses, sample.add("B", scope: "app"))
    return overviewDrawing(of: sample.report()).attempts[0]
  }

  private func picture(of attempt: LayoutAttempt, edges: Int = 1, end: String = "</svg>\n")
    -> String
  {
    let nodes = attempt.sketch.nodes.map {
      "<g id=\"\($0.key)\" class=\"node\"><title>x</title><polygon points=\"0,0 9,0 9,9\"/></g>"
    }
    let lines = (0..<edges).map {
      "<g id=\"e_\($0)\" class=\"edge\"><title>x</title><path d=\"M0,0C1,1 2,2 3,3\"/></g>"
    }
    return "<svg viewBox=\"0 0 10 10\"><g class=\"graph\" transform=\"translate(4 6)\">"
      + (nodes + lines).joined(separator: "\n") + "</g>" + end
  }

  @Test func `A whole picture passes`() {
    #expect(checkLayout(svg: picture(of: attempt), attempt: attempt) == nil)
  }

  @Test func `A lost edge is found`() {
    #expect(
      checkLayout(svg: picture(of: attempt, edges: 0), attempt: attempt) == "0 of 1 edges are drawn"
    )
  }

  @Test func `An edge without a line is lost`() {
    let svg = picture(of: attempt).replacing("<path d=\"M0,0C1,1 2,2 3,3\"/>", with: "")
    #expect(checkLayout(svg: svg, attempt: attempt) == "0 of 1 edges are drawn")
  }

  @Test func `A lost node is found`() {
    let svg = picture(of: attempt).replacing(
      "class=\"node\"", with: "class=\"nod\"", maxReplacements: 1)
    #expect(checkLayout(svg: svg, attempt: attempt) == "1 of 2 nodes are drawn")
  }

  @Test func `A cut picture is found`() {
    let svg = picture(of: attempt)
    #expect(checkLayout(svg: "", attempt: attempt) == "there is no picture")
    for length in [1, 40, svg.count / 2, svg.count - 8] {
      #expect(
        checkLayout(svg: String(svg.prefix(length)), attempt: attempt) == "the picture has no end")
    }
  }

  @Test func `An ill-formed picture is found`() {
    let svg = picture(of: attempt).replacing("<title>x", with: "<title>&x;", maxReplacements: 1)
    #expect(
      checkLayout(svg: svg, attempt: attempt)
        == "the picture is ill-formed, line 1: &x; is not known")
  }

  @Test func `Scripts, links and handlers of a picture do not pass`() throws {
    let hostile = picture(of: attempt).replacing(
      "<polygon",
      with:
        "<script>alert(1)</script><a href=\"javascript:alert(1)\"/><polygon onclick=\"alert(1)\"")
    let clean = try #require(cleanSVG(hostile, attempt: attempt))
    for trace in ["script", "alert", "onclick"] { #expect(!clean.contains(trace)) }
  }

  @Test func `The first whole picture counts, and what failed before is told`() async {
    var sample = SampleReport()
    sample.relate(sample.add("A", scope: "app"), .uses, sample.add("B", scope: "app"))
    let drawing = overviewDrawing(of: sample.report())
    var tries = 0
    let result = await layOut(drawing) { attempt in
      tries += 1
      switch tries {
      case 1: return .failure("took longer than 5 s")
      case 2: return .picture(picture(of: attempt, edges: 0))
      default: return .picture(picture(of: attempt))
      }
    }
    #expect(result.isLaidOut)
    #expect(
      result.notes == [
        "A layout failed: took longer than 5 s.",
        "A layout was not used: 0 of 1 edges are drawn.",
      ])
  }

  @Test func `Without any picture the grid is shown and said`() async {
    let drawing = overviewDrawing(of: SampleReport.random(components: 20, relations: 30, seed: 2))
    let result = await layOut(drawing) { _ in .failure("the layout crashed") }
    #expect(!result.isLaidOut)
    #expect(result.svg == drawing.fallbackSVG)
    #expect(result.notes.count { $0 == "A layout failed: the layout crashed." } == 3)
    #expect(result.notes.last == "Shown as a grid, since no layout succeeded.")
  }
}
