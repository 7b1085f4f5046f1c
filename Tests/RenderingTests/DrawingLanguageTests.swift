import Foundation
import Model
import TestSupport
import Testing

@testable import Rendering

/// Drawings in the languages of Mermaid and D2.
struct DrawingLanguageTests {
  private func text(_ name: String, of report: Report) throws -> String {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    return format.render(report, [:], .standard)
  }

  private func shop() -> Report {
    var sample = SampleReport()
    let root = sample.add("Root", scope: "app", role: .compositionRoot)
    let session = sample.add("Session", scope: "session")
    let store = sample.add("Store", scope: "app", isGlobal: true)
    let cart = sample.add("Cart", scope: "screen")
    sample.relate(root, .owns, store)
    sample.relate(store, .keeps, session)
    sample.relate(cart, .reaches, store, place: .body)
    sample.flag(store, .error)
    return sample.report(name: "Shop")
  }

  @Test
  func `Mermaid has a subgraph for each lane, a title, a legend and one looks for each style`()
    throws
  {
    let lines = try text("mermaid", of: shop()).split(separator: "\n").map(String.init)
    #expect(lines[1] == "flowchart TB")
    #expect(lines[2] == "  accTitle: Shop")
    #expect(lines.contains("  subgraph l0[\"app, whole process\"]"))
    #expect(lines.contains("    n1[[\"<b>Root</b><br/>root\"]]:::box0"))
    #expect(lines.contains("  n1 ==> n2"))
    #expect(lines.contains("  n2 == outlives ==> n3"))
    #expect(lines.contains("  n4 -. hidden .-> n2"))
    #expect(lines.contains("  class n2 fault"))
    #expect(lines.contains("  linkStyle 1 stroke:#c62828,stroke-width:3px"))
    #expect(lines.contains { $0.hasPrefix("  words[\"") && $0.contains("reaches #40;hidden#41;") })
  }

  /// As Mermaid 11 does, which shows "Unsupported markdown: list" instead.
  @Test func `No label of Mermaid begins as a list of Markdown does`() throws {
    var sample = SampleReport()
    sample.relate(
      sample.add("Cart", scope: "screen"), .reaches, sample.add("Store", isGlobal: true),
      place: .body)
    for report in [shop(), sample.report()] {
      let labels = try text("mermaid", of: report).split(separator: "\"")
      #expect(labels.contains { $0.hasPrefix("<b>Signs and notes</b><br/>") })
      for start in ["#43; ", "#45; ", "#42; "] {
        #expect(!labels.contains { $0.hasPrefix(start) })
      }
    }
  }

  @Test func `D2 has a container for each lane and names nothing twice`() throws {
    let text = try text("d2", of: shop())
    #expect(text.contains("l0: \"app, whole process\" {\n"))
    #expect(text.contains("\n  n1: \"Root\\nroot\" { shape: rectangle;"))
    #expect(text.contains("\nl0.n2 -> l1.n3: \"outlives\" { style: { stroke: \"#c62828\";"))
    #expect(text.contains("double-border: true"))
  }

  @Test(arguments: hostileNames) func `A hostile name ends no label`(name: String) throws {
    var sample = SampleReport()
    let hostile = sample.add(name, in: name, scope: "app", isGlobal: true)
    sample.relate(sample.add("User", scope: "screen"), .reaches, hostile, place: .body)
    sample.flag(hostile, .error, rule: name)
    let report = sample.report(name: name)
    for line in try text("mermaid", of: report).split(separator: "\n").dropFirst() {
      #expect(line.filter { $0 == "\"" }.count % 2 == 0)
      #expect(!line.contains("%%") && !line.contains("<script") && !line.contains("javascript:"))
      for part in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      where part.offset % 2 == 1 {
        let markup = part.element.replacing("<br/>", with: "").replacing("<b>", with: "")
          .replacing("</b>", with: "")
        #expect(!markup.contains { "<>&`{}[]\\*".contains($0) })
      }
    }
    for line in try text("d2", of: report).split(separator: "\n") {
      let plain = line.replacing("\\\\", with: "").replacing("\\\"", with: "")
      #expect(plain.filter { $0 == "\"" }.count % 2 == 0)
      #expect(!plain.replacing("\\$", with: "").contains("$"))
    }
  }

  @Test func `Mermaid stays within what the places that show it take`() throws {
    var report = SampleReport.random(components: 2_000, relations: 9_000, seed: 3)
    var limits = DrawingLimits.standard
    limits.nodes = 900
    limits.edges = 3_000
    limits.foldedEdges = 3_000
    let folded = drawing(of: report, view: .whole, limits: limits.within(largestMermaid))
    let sketch = folded.attempts[0].sketch
    #expect(sketch.nodes.count <= 120 && sketch.edges.count <= 360)
    #expect(sketch.notes.contains { $0.contains("folded by module and folder") })
    #expect(mermaidText(of: folded).utf16.count <= 50_000)
    // Characters that are written as references make the text longest.
    report.components = report.components.map { component in
      var component = component
      component.name += String(repeating: "::", count: 30)
      return component
    }
    let long = drawing(of: report, view: .whole, limits: limits.within(largestMermaid))
    #expect(mermaidText(of: long).utf16.count <= 50_000)
  }

  @Test func `Equal reports give equal texts`() throws {
    var report = SampleReport.random(components: 60, relations: 120, seed: 5)
    let before = try (text("mermaid", of: report), text("d2", of: report))
    report.components.reverse()
    report.relations.reverse()
    #expect(try text("mermaid", of: report) == before.0)
    #expect(try text("d2", of: report) == before.1)
  }
}
