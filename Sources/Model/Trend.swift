/// How the numbers went from earlier reports to today.
package struct Trend: Sendable, Hashable, Codable {
  /// The numbers of one report.
  package struct Point: Sendable, Hashable, Codable {
    /// The report's file, with as much of its path as tells it from the others; `today` for the last.
    package let label: String
    package let counts: Inventory.Counts
    /// Keys of numbers that the report was written without; in `counts` they are 0.
    package let uncounted: [String]

    package init(label: String, counts: Inventory.Counts, uncounted: [String]) {
      self.label = label
      self.counts = counts
      self.uncounted = uncounted
    }
  }

  /// Oldest first; the last is that of today.
  package let points: [Point]

  package init(points: [Point]) { self.points = points }
}

extension Inventory {
  /// This inventory with how its numbers came about; `earlier` stand oldest first.
  package func since(_ earlier: [Trend.Point]) -> Inventory {
    var inventory = self
    inventory.trend = Trend(
      points: earlier + [Trend.Point(label: "today", counts: total, uncounted: [])])
    return inventory
  }
}
