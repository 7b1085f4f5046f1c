import Model

/// How the numbers came about: a small line for each number that is work, and all of them as a table,
/// which is what those hear who do not see the lines.
func htmlTrend(_ trend: Trend) -> HTMLText {
  let rows = trendRows(of: trend)
  guard !rows.isEmpty else { return "" }
  let table = HTMLTable(
    caption: "<strong>Trend</strong>, oldest first",
    columns: [.text("Number")] + trend.points.map { .amount("\($0.label)") } + [.amount("Change")],
    rows: rows.map(row))
  let charts = rows.filter(\.column.isWork).map(chart)
  return """
    <ul class="trend" aria-label="Trend, each number by itself">
    \(charts.joined())</ul>
    \(table.written(label: "Trend"))
    """
}

private func row(_ row: TrendRow) -> HTMLText {
  let cells = row.amounts.map { amount -> HTMLText in
    "<td class=\"amount\">\(amount.map(grouped) ?? uncountedMark)</td>"
  }
  return """
    <tr><th scope="row">\(row.column.title)</th>\(cells.joined())\
    <td class="amount">\(row.change)</td></tr>
    """
}

/// One number as a line from the oldest report to today, from zero upwards.
private func chart(_ row: TrendRow) -> HTMLText {
  let points = places(of: row.amounts)
  let line = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
  // Many dots would hide the line.
  let dots = points.suffix(points.count > 20 ? 1 : 20).map { point -> HTMLText in
    "<circle cx=\"\(grouped(point.x))\" cy=\"\(grouped(point.y))\" r=\"3\"/>"
  }
  let words = row.amounts.map { $0.map(grouped) ?? "not counted" }.joined(separator: ", ")
  let last = (row.amounts.last ?? nil).map(grouped) ?? ""
  let change = row.change.isEmpty ? "" : " (\(row.change))"
  return """
    <li><svg viewBox="0 0 \(grouped(ChartSize.width)) \(grouped(ChartSize.height))" role="img" \
    aria-label="\(row.column.title): \(words)"><path d="M0 \(grouped(ChartSize.floor))H\
    \(grouped(ChartSize.width))"/><polyline points="\(line)"/>\(dots.joined())</svg>\
    <span>\(row.column.title) <strong>\(last)</strong>\(change)</span></li>

    """
}

private enum ChartSize {
  static let width = 160
  static let height = 60
  static let floor = 54
  static let ceiling = 8
  static let margin = 6
}

/// Where the dots stand, in whole units, so that every machine writes the same; reports without the
/// number have none.
private func places(of amounts: [Int?]) -> [(x: Int, y: Int)] {
  let most = max(amounts.compactMap { $0 }.max() ?? 0, 1)
  let steps = max(amounts.count - 1, 1)
  let room = (
    across: ChartSize.width - 2 * ChartSize.margin, up: ChartSize.floor - ChartSize.ceiling
  )
  return amounts.enumerated().compactMap { position, amount in
    amount.map { amount in
      (
        x: ChartSize.margin + room.across * position / steps,
        y: ChartSize.floor - room.up * amount / most
      )
    }
  }
}
