import Model
import ReportComparing
import TestSupport
import Testing

@testable import Rendering

@Suite("The picture of what changed")
struct DifferenceDrawingTests {
  private var old = SampleReport()
  private let root: ComponentID
  private let store: ComponentID
  private let far: ComponentID

  init() {
    root = old.add("Root", scope: "app")
    store = old.add("Store", scope: "app")
    far = old.add("Far", scope: "app")
    old.relate(root, .owns, store)
    old.relate(root, .creates, far)
  }

  private func drawing(
    limits: DrawingLimits = .standard, _ change: (inout SampleReport) -> Void
  ) -> Drawing {
    var new = old
    change(&new)
    return differenceDrawing(of: compare(old.report(), with: new.report()), limits: limits)
  }

  private func sketch(_ change: (inout SampleReport) -> Void) -> Sketch {
    drawing(change).attempts[0].sketch
  }

  private func edges(_ sketch: Sketch) -> [String] {
    sketch.edges.map { edge in
      let ends = [edge.from, edge.to].map { sketch.nodes[$0].label[0].text }
      return "\(edge.change?.rawValue ?? "") \(edge.style.name) " + ends.joined(separator: " → ")
    }
  }

  @Test("What came is drawn with what it touches, and nothing that is far from it")
  func added() {
    let sketch = sketch { report in
      let cache = report.add("Cache", scope: "app")
      report.relate(store, .keeps, cache)
    }
    #expect(sketch.nodes.map(\.label[0].text) == ["+ Cache", "Store"])
    #expect(sketch.nodes.map(\.change) == [.added, .unchanged])
    #expect(edges(sketch) == ["added keeps Store → + Cache"])
  }

  @Test("What went is drawn dashed, in the lane where it was")
  func removed() {
    let sketch = sketch { report in
      report.components.removeAll { $0.id == store }
      report.relations.removeAll { $0.to == store }
    }
    #expect(sketch.nodes.map(\.label[0].text) == ["Root", "− Store"])
    #expect(edges(sketch) == ["removed owns Root → − Store"])
    #expect(sketch.nodes.map { sketch.lanes[$0.lane].scope } == ["app", "app"])
    #expect(sketch.nodes[1].outline.style.contains("dashed"))
    #expect(sketch.edges[0].looks.dash == .dashed)
  }

  @Test("What changed stands in its new lane, says the old one, and has its keeper beside it")
  func changed() throws {
    let sketch = sketch { report in
      for position in report.components.indices where report.components[position].id == store {
        report.components[position].declaredScope = "session"
      }
    }
    let box = try #require(sketch.nodes.first { $0.component == store })
    #expect(sketch.lanes[box.lane].scope == "session")
    #expect(box.label.map(\.text) == ["~ Store", "class", "declared: app → session"])
    #expect(box.change == .changed)
    #expect(edges(sketch) == ["unchanged owns Root → ~ Store"])
  }

  @Test("A relation that changed says what it was")
  func changedRelation() throws {
    let sketch = sketch { $0.relations[1].kind = .keeps }
    #expect(edges(sketch) == ["changed keeps Root → Far"])
    #expect(sketch.edges[0].tooltip[0] == "changed: App/Root → App/Far: creates → keeps")
  }

  @Test("New faults stay red, whatever the colour of what changed")
  func faults() {
    let sketch = sketch { report in
      report.relate(far, .reaches, store, place: .body, via: .singleton)
      report.flag(far, .warning)
    }
    #expect(sketch.edges.map(\.looks.color) == [EdgeStyle.hidden.looks.color])
    let box = sketch.nodes.first { $0.component == far }
    #expect(box?.label.last?.text == "▲ 1 new")
    #expect(box?.change == .touched)
  }

  @Test("Where much came, it is folded, and the box says how much")
  func large() {
    let drawing = drawing { report in
      for number in 0..<150 {
        let part = report.add("Part\(number)", in: "Module\(number % 3)", scope: "screen")
        report.relate(part, .keeps, store)
        report.relate(part, .uses, report.add("Value\(number)", in: "Module\(number % 3)"))
      }
    }
    let sketch = drawing.attempts[0].sketch
    #expect(sketch.nodes.count <= DrawingLimits.standard.nodes)
    #expect(sketch.edges.count <= DrawingLimits.standard.edges)
    let tallies = sketch.nodes.flatMap { $0.label.map(\.text) }.filter { $0.hasSuffix(" added") }
    #expect(!tallies.isEmpty)
    #expect(drawing.notes.contains { $0.contains("folded") })
  }

  @Test("Lines to what everyone uses are counted by what became of them")
  func hub() throws {
    let sketch = sketch { report in
      for number in 0..<12 {
        report.relate(report.add("Part\(number)", scope: "screen"), .uses, store)
      }
    }
    let hub = try #require(sketch.nodes.first { $0.component == store })
    #expect(hub.label.map(\.text).contains("lines to it: +12 added"))
  }

  @Test("Where nothing changed, the picture says so")
  func nothing() {
    let drawing = drawing { _ in }
    #expect(drawing.attempts.isEmpty)
    #expect(drawing.fallbackSVG.contains("Nothing changed."))
    #expect(drawing.clusteredDOT.contains("The graph and the findings are the same"))
  }

  @Test("Every sign has its place in the legend, in both pictures")
  func legend() {
    let drawing = drawing { report in
      report.relate(far, .keeps, report.add("Cache", scope: "app"))
      report.relations.removeFirst()
      report.relations[0].kind = .keeps
    }
    for word in ["added", "removed (dashed)", "changed: old → new", "unchanged"] {
      #expect(drawing.fallbackSVG.contains(">\(word)<"), "\(word)")
      #expect(drawing.clusteredDOT.contains(word), "\(word)")
    }
  }
}
