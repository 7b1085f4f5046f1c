import Model

/// One number of the inventory in every report of a trend.
struct TrendRow {
  let column: InventoryColumn
  /// `nil` where the report was written without it; the last is today's.
  let amounts: [Int?]

  /// `+3`, `-12`, `0` since the first report that has it; empty when none does.
  var change: String {
    guard let first = amounts.dropLast().compactMap({ $0 }).first, let last = amounts.last ?? nil
    else { return "" }
    return last > first ? "+\(grouped(last - first))" : grouped(last - first)
  }
}

/// The numbers of a trend that are anything at any time, in the order of the inventory.
func trendRows(of trend: Trend) -> [TrendRow] {
  InventoryColumn.all.compactMap { column in
    let amounts = trend.points.map { point in
      point.uncounted.contains(column.key.rawValue) ? nil : column.amount(point.counts)
    }
    return amounts.contains { ($0 ?? 0) > 0 } ? TrendRow(column: column, amounts: amounts) : nil
  }
}

/// What stands in a table where a report was written without the number.
let uncountedMark = "–"
