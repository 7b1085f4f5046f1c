import Model

/// The numbers of today as tables that can be pasted.
func inventoryMarkdown(_ inventory: Inventory, of report: Report) -> String {
  let index = ReportIndex(report)
  let titles = InventoryColumn.all.map { MarkdownText(escaping: $0.shortTitle) }
  var text: MarkdownText = "# Inventory of \(report.title)\n\n"
  text += "| Module | \(titles.joined(" | ")) |\n|---|\(titles.map { _ in "---:" }.joined("|"))|\n"
  for module in inventory.modules {
    let name: MarkdownText =
      module.module.isEmpty ? "(no module)" : MarkdownText.code(module.module)
    text += row(name, module.counts)
  }
  text += row("**Total**", inventory.total)
  if !inventory.layers.isEmpty {
    text += "\n## By layer\n\n\(layerExplanation)\n\n"
    text += "| Layer | \(titles.joined(" | ")) |\n|---|\(titles.map { _ in "---:" }.joined("|"))|\n"
    text += inventory.layers.map { row("\(layerName($0.layer))", $0.counts) }.joined()
  }
  if let trend = inventory.trend { text += trendTable(trend) }
  let processes = processLines(of: report, index: index)
  if !processes.isEmpty {
    text += "\n## Processes\n\nEach has globals of its own.\n\n"
    text += processes.map { "- \($0)\n" as MarkdownText }.joined()
  }
  if !report.twins.isEmpty {
    text += "\n## Twins\n\n\(twinHeading(of: report)).\n\n"
    text += twinLines(of: report).map { "- \(MarkdownText.prose($0))\n" as MarkdownText }.joined()
  }
  let tallies = verdictTallies(of: report.verdicts)
  if !tallies.isEmpty { text += "\n" + tallies.map { "- \($0)\n" as MarkdownText }.joined() }
  let instances = instanceCounts(of: report)
  guard !instances.isEmpty else { return (text + "\nThere are no global instances.\n").written }
  text +=
    "\n| Instance | Reached as | In bodies | In defaults | In roots | In tests | Verdict | Why |\n"
  text += "|---|---|---:|---:|---:|---:|---|---|\n"
  for instance in instances {
    let cells =
      [
        MarkdownText.code(index.name(of: instance.component)),
        instance.spellings.map(MarkdownText.code).joined(", "),
      ] + instance.amounts.map { "\(grouped($0))" } + [
        "**\(instance.verdict.rawValue)**", MarkdownText.prose(instance.reason),
      ]
    text += "| \(cells.joined(" | ")) |\n"
  }
  return text.written
}

private func trendTable(_ trend: Trend) -> MarkdownText {
  let labels = trend.points.map { MarkdownText(escaping: $0.label) }
  let rows = trendRows(of: trend).map { row -> MarkdownText in
    let amounts = row.amounts.map { "\($0.map(grouped) ?? uncountedMark)" as MarkdownText }
    return "| \(row.column.title) | \(amounts.joined(" | ")) | \(row.change) |\n"
  }
  return """

    ## Trend, oldest first

    | Number | \(labels.joined(" | ")) | Change |
    |---|\(labels.map { _ in "---:" }.joined("|"))|---:|
    \(rows.joined())
    """
}

private func row(_ name: MarkdownText, _ counts: Inventory.Counts) -> MarkdownText {
  let cells = InventoryColumn.all.map { "\(grouped($0.amount(counts)))" as MarkdownText }
  return "| \(name) | \(cells.joined(" | ")) |\n"
}

private func + (left: MarkdownText, right: MarkdownText) -> MarkdownText { "\(left)\(right)" }
