import Model
import TestSupport
import Testing

@testable import Rendering

/// The path of a finding is a drawing that the finding can name.
struct PathDrawingTests {
  private func report(rules: [(String, Severity, [String])]) -> Report {
    var sample = SampleReport()
    for name in ["A", "B", "C", "D"] { sample.add(name, scope: "screen") }
    sample.add("Check", role: .test)
    func id(_ name: String) -> ComponentID { ComponentID(module: "App", name: name) }
    for (from, to) in [("A", "B"), ("B", "C"), ("A", "D"), ("C", "Check")] {
      sample.relate(id(from), .keeps, id(to))
    }
    sample.findings = rules.enumerated().map { number, rule in
      let path = rule.2.map {
        PathStep(component: id($0), relation: nil, slot: nil, location: nil)
      }
      return Violation(
        rule: rule.0, severity: rule.1,
        finding: Finding(
          message: "m", confidence: .strong, component: path.first?.component ?? id("A"),
          location: nil, path: path),
        fingerprint: "f\(number)")
    }
    return sample.report()
  }

  private func paths(_ report: Report, _ limits: DrawingLimits = .standard) -> [Drawing] {
    allDrawings(of: report, limits: limits).filter { $0.id.hasPrefix("path-") }
  }

  @Test func `Equal paths share a drawing of what lies on them`() throws {
    let report = report(rules: [
      ("one", .warning, ["A", "B", "C"]), ("two", .note, ["A", "B", "C"]),
    ])
    let drawings = paths(report)
    let sketch = try #require(drawings.first).attempts[0].sketch
    #expect(drawings.count == 1)
    #expect(sketch.title == "Way from A to C")
    #expect(sketch.subtitle == "2 findings of one and two")
    #expect(sketch.nodes.compactMap(\.component?.text) == ["App/A", "App/B", "App/C"])
    #expect(sketch.edges.count == 2)
    #expect(report.findings.map(pathDrawingID) == [drawings[0].id, drawings[0].id])
  }

  @Test func `A single place, and a path of one drawn component, have none`() {
    let report = report(rules: [
      ("one", .warning, ["A"]), ("two", .warning, []), ("three", .warning, ["C", "Check"]),
    ])
    #expect(paths(report).isEmpty)
    #expect(pathDrawingID(of: report.findings[0]) == nil)
  }

  @Test func `What is no part of the product is left out of a path, and that is said`() throws {
    let report = report(rules: [("one", .warning, ["A", "B", "C", "Check"])])
    let drawing = try #require(paths(report).first)
    #expect(
      drawing.notes == ["1 component of the path, no part of the product, not drawn."])
  }

  @Test func `The most severe and longest come first, and the rest is said`() {
    let report = report(rules: [
      ("one", .warning, ["A", "D"]), ("two", .warning, ["A", "B", "C"]),
      ("three", .error, ["B", "C"]),
    ])
    var limits = DrawingLimits.standard
    limits.paths = 2
    #expect(paths(report, limits).map(\.title) == ["Way from B to C", "Way from A to C"])
    #expect(
      allDrawings(of: report, limits: limits)[0].notes.contains(
        "2 of 3 paths of findings have a drawing, the most severe first."))
  }

  @Test func `The card of a finding leads to its path`() throws {
    let report = report(rules: [("one", .warning, ["A", "B", "C"])])
    let drawing = try #require(paths(report).first)
    let picture = LaidOutDrawing(
      id: drawing.id, title: drawing.title, svg: drawing.fallbackSVG, notes: [], isLaidOut: true)
    let html = htmlPage(of: report, drawings: [drawing.id: picture])
    #expect(html.contains("<a href=\"#d0-\(drawing.id)\" aria-label=\"Show in the drawing\">"))
    #expect(html.contains("id=\"d0-\(drawing.id)\""))
  }
}
