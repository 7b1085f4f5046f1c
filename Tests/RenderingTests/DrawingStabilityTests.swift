import Model
import TestSupport
import Testing

@testable import Rendering

/// A small change of the sources moves little in the drawing.
struct DrawingStabilityTests {
  /// Components by the row in which they stand, without those that are new.
  private func rows(_ report: Report, without new: Set<ComponentID> = []) -> [[ComponentID]] {
    let sketch = overviewDrawing(of: report).attempts[0].sketch
    return arrange(sketch).rows.map { row in
      row.nodes.compactMap { sketch.nodes[$0].component }.filter { !new.contains($0) }
    }.filter { !$0.isEmpty }
  }

  @Test
  func `One more component with a relation leaves the others in their rows and in their order`() {
    for seed in 1...12 {
      let report = SampleReport.random(components: 40, relations: 50, seed: UInt64(seed))
      let before = rows(report)
      var changed = report
      var sample = SampleReport()
      let new = sample.add("ZZNewcomer", in: "App", scope: "screen")
      changed.components += sample.components
      // A leaf: whoever keeps it gets a line more, and nobody else changes.
      changed.relations.append(
        Relation(from: report.components[0].id, to: new, kind: .uses))
      let after = rows(changed, without: [new])
      let order = Array(before.joined())
      let moved = order.count - common(order, Array(after.joined()))
      #expect(Set(after.joined()) == Set(order))
      #expect(moved <= 3, "seed \(seed) moved \(moved) of \(order.count)")
    }
  }

  /// How many stand in the same order in both.
  private func common(_ one: [ComponentID], _ other: [ComponentID]) -> Int {
    var before = Array(repeating: 0, count: other.count + 1)
    for id in one {
      var now = before
      for (place, candidate) in other.enumerated() {
        now[place + 1] = id == candidate ? before[place] + 1 : max(before[place + 1], now[place])
      }
      before = now
    }
    return before[other.count]
  }

  @Test func `One more relation within a lane moves only what it joins and what hangs on it`() {
    var sample = SampleReport()
    let ids = (0..<12).map { sample.add("Part\($0)", scope: "screen") }
    for (from, to) in [(0, 3), (1, 4), (2, 5), (3, 6)] {
      sample.relate(ids[from], .owns, ids[to])
    }
    let before = rows(sample.report())
    sample.relate(ids[4], .owns, ids[7])
    let after = rows(sample.report())
    func row(of id: ComponentID, in rows: [[ComponentID]]) -> Int? {
      rows.firstIndex { $0.contains(id) }
    }
    for id in ids.prefix(7) { #expect(row(of: id, in: before) == row(of: id, in: after)) }
  }
}
