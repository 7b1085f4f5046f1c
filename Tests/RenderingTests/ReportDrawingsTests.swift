import Model
import TestSupport
import Testing

@testable import Rendering

struct ReportDrawingsTests {
  @Test func `There is an overview, one drawing for each module, one for each flagged component`() {
    var sample = SampleReport()
    let store = sample.add("Store", in: "Core", scope: "app", isGlobal: true)
    let view = sample.add("View", in: "UI", scope: "screen")
    sample.relate(view, .reaches, store, place: .body)
    sample.flag(view, .warning)
    sample.flag(store, .error)
    let drawings = allDrawings(of: sample.report(name: "Shop"))
    #expect(
      drawings.map(\.title) == ["Shop", "Module Core", "Module UI", "Around Store", "Around View"])
    #expect(Set(drawings.map(\.id)).count == 5)
    #expect(drawings.map(\.component) == [nil, nil, nil, store, view])
  }

  @Test func `A single module needs no drawing of its own`() {
    var sample = SampleReport()
    sample.add("Store", scope: "app")
    #expect(allDrawings(of: sample.report()).map(\.id) == ["overview"])
  }

  @Test func `Only the most severe components get a drawing when there are many`() {
    var sample = SampleReport()
    for number in 0..<40 { sample.flag(sample.add("Part\(number)"), .warning) }
    let worst = sample.add("Worst")
    sample.flag(worst, .error)
    let drawings = allDrawings(of: sample.report())
    #expect(drawings.count == 1 + DrawingLimits.standard.components)
    #expect(drawings[1].component == worst)
    #expect(
      drawings[0].notes.last == "The 24 most severe of 41 components with findings have a drawing.")
  }

  @Test func `Names of modules make ids of letters, digits and hyphens`() {
    var sample = SampleReport()
    for name in hostileNames { sample.add("A", in: name) }
    for drawing in allDrawings(of: sample.report()) {
      #expect(
        drawing.id.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte == 0x2D
        })
    }
  }

  @Test func `A neighbourhood holds what is near and nothing else`() throws {
    var sample = SampleReport()
    let focus = sample.add("Focus", scope: "session")
    let near = sample.add("Near", scope: "session")
    let owned = sample.add("Owned", scope: "screen")
    let far = sample.add("Far", scope: "screen")
    let stranger = sample.add("Stranger", scope: "app")
    sample.relate(focus, .owns, near)
    sample.relate(near, .owns, owned)
    sample.relate(owned, .owns, far)
    sample.relate(stranger, .uses, near)
    let drawing = try #require(componentDrawing(of: sample.report(), around: focus))
    let shown = Set(drawing.attempts[0].sketch.nodes.compactMap(\.component))
    #expect(shown == [focus, near, owned])
    #expect(drawing.attempts[0].sketch.nodes.first { $0.component == focus }?.isFocus == true)
    #expect(
      componentDrawing(of: sample.report(), around: ComponentID(module: "", name: "No")) == nil)
  }

  @Test func `A hub that is asked for shows its users`() throws {
    var sample = SampleReport()
    let logger = sample.add("Logger", scope: "app", isGlobal: true)
    for number in 0..<15 {
      sample.relate(sample.add("User\(number)", scope: "screen"), .reaches, logger, place: .body)
    }
    let drawing = try #require(componentDrawing(of: sample.report(), around: logger))
    #expect(drawing.attempts[0].edgeCount == 15)
  }

  @Test func `A module's drawing leaves out what its surroundings do with each other`() {
    var sample = SampleReport()
    let inner = sample.add("Inner", in: "Core", scope: "session")
    let one = sample.add("One", in: "UI", scope: "screen")
    let two = sample.add("Two", in: "UI", scope: "screen")
    sample.relate(one, .keeps, inner)
    sample.relate(two, .keeps, inner)
    sample.relate(one, .owns, two)
    let sketch = moduleDrawing(of: sample.report(), module: "Core").attempts[0].sketch
    #expect(sketch.nodes.count == 3)
    #expect(sketch.edges.map(\.style) == [.keeps, .keeps])
  }

  @Test func `Shuffled input gives the same drawings`() {
    var report = SampleReport.random(components: 120, relations: 300, seed: 8)
    let before = allDrawings(of: report)
    var numbers = SeededNumbers(seed: 99)
    report.components.shuffle(using: &numbers)
    report.relations.shuffle(using: &numbers)
    report.accessPoints.shuffle(using: &numbers)
    let after = allDrawings(of: report)
    #expect(before.flatMap { $0.attempts.map(\.dot) } == after.flatMap { $0.attempts.map(\.dot) })
    #expect(before.map(\.fallbackSVG) == after.map(\.fallbackSVG))
    #expect(before.map(\.clusteredDOT) == after.map(\.clusteredDOT))
    #expect(before.map(\.notes) == after.map(\.notes))
  }

  @Test func `The order of relations decides nothing, also where evidence is missing`() {
    var sample = SampleReport()
    let one = sample.add("One", scope: "session")
    let other = sample.add("Other", scope: "session")
    sample.relate(one, .uses, other)
    sample.relations.append(Relation(from: one, to: other, kind: .owns))
    sample.relate(one, .refers, other, places: 3)
    var report = sample.report()
    let before = overviewDrawing(of: report).fallbackSVG
    report.relations.reverse()
    #expect(overviewDrawing(of: report).fallbackSVG == before)
  }

  @Test func `One more component moves no name and no colour of the others`() {
    var sample = SampleReport()
    sample.scopes = ScopeTree(
      ScopeTree.standard.scopes + [Scope(name: "room", parent: "session", origin: .manifest)])
    sample.add("Kitchen", scope: "room")
    let before = overviewDrawing(of: sample.report()).attempts[0].dot
    sample.add("Attic", scope: "room")
    let after = overviewDrawing(of: sample.report()).attempts[0].dot
    let line = before.split(separator: "\n").first { $0.contains("Kitchen") }
    #expect(line != nil)
    #expect(after.split(separator: "\n").contains { $0 == line })
  }

  @Test func `An empty report gives a whole picture`() {
    let drawing = overviewDrawing(of: SampleReport().report())
    #expect(drawing.attempts[0].nodeCount == 0)
    #expect(isWellFormed(drawing.fallbackSVG))
  }

  @Test(arguments: hostileNames) func `The grid survives a hostile name`(name: String) {
    var sample = SampleReport()
    let hostile = sample.add(name, in: name, scope: "app", isGlobal: true)
    sample.relate(sample.add("User", scope: "screen"), .reaches, hostile, place: .body)
    sample.flag(hostile, .error, rule: name)
    let svg = overviewDrawing(of: sample.report(name: name)).fallbackSVG
    #expect(isWellFormed(svg))
    #expect(!svg.contains("<script"))
  }

  @Test func `The grid holds every box and every line in words`() {
    var sample = SampleReport()
    sample.relate(
      sample.add("Screen", scope: "screen"), .owns, sample.add("Model", scope: "screen"))
    let svg = overviewDrawing(of: sample.report()).fallbackSVG
    #expect(svg.contains(">Screen</text>"))
    #expect(svg.contains(">Screen owns Model</text>"))
    #expect(svg.contains("data-scope=\"screen\""))
  }

  @Test func `The colours of the formats' list stand on their own`() {
    for name in ["app", "session", "flow", "screen", "room", "window", "account"] {
      let colors = ScopeColors.of(scope: name)
      for color in [colors.line, colors.fill, colors.band] {
        #expect(color.count == 7 && color.hasPrefix("#"))
      }
      #expect(colors == ScopeColors.of(scope: name))
    }
    #expect(ScopeColors.of(scope: "room") != ScopeColors.of(scope: "window"))
  }

  @Test func `The formats dot and svg give the overview`() throws {
    let report = SampleReport.random(components: 12, relations: 20, seed: 1)
    let dot = try #require(OutputFormat.all.first { $0.name == "dot" })
    let svg = try #require(OutputFormat.all.first { $0.name == "svg" })
    #expect(dot.render(report, [:], .standard).hasPrefix("digraph lifegraph {\n"))
    #expect(dot.render(report, [:], .standard).contains("subgraph cluster_"))
    #expect(svg.render(report, [:], .standard) == overviewDrawing(of: report).fallbackSVG)
    let picture = LaidOutDrawing(
      id: "overview", title: "", svg: "<svg/>", notes: [], isLaidOut: true)
    #expect(svg.render(report, ["overview": picture], .standard) == "<svg/>")
  }
}
