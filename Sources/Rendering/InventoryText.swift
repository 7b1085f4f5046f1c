import Model

/// The numbers of today for people: in all and by module, then each global instance.
func inventoryText(_ inventory: Inventory, of report: Report, style: TextStyle) -> String {
  let index = ReportIndex(report)
  let modules = inventory.modules.map { ($0.module.isEmpty ? "(no module)" : $0.module, $0.counts) }
  let rows =
    [countsHeading("Module", style)] + modules.map { countsRow($0.0, $0.1) }
    + [countsRow("Total", inventory.total)]
  var text =
    style.heading("\(report.title)")
    + ": components, global instances, and the accesses to them by where they stand\n\n"
  text += alignedText(rows, indent: 0)
  if !inventory.layers.isEmpty {
    text += "\n" + style.heading("By layer") + "\n\n"
    text += alignedText(
      [countsHeading("Layer", style)]
        + inventory.layers.map { countsRow(layerName($0.layer), $0.counts) }, indent: 0)
    text += "\n\(layerExplanation)\n"
  }
  if let trend = inventory.trend { text += trendText(trend, style) }
  let processes = processLines(of: report, index: index)
  if !processes.isEmpty {
    let heading = counted(processes.count, "process", plural: "processes")
    text += "\n" + style.heading("\(heading)") + ", each with globals of its own\n\n"
    text += processes.map { "\($0)\n" as TerminalText }.joined()
  }
  if !report.twins.isEmpty {
    text += "\n" + style.heading("\(twinHeading(of: report))") + "\n\n"
    text += twinLines(of: report).map { "\($0)\n" as TerminalText }.joined()
  }
  let tallies = verdictTallies(of: report.verdicts)
  if !tallies.isEmpty { text += "\n" + tallies.map { "\($0)\n" as TerminalText }.joined() }
  let instances = instanceCounts(of: report)
  text += "\n" + style.heading("\(counted(instances.count, "global instance"))")
  guard !instances.isEmpty else { return (text + "\n").written }
  text += ", the most often reached first\n\n"
  text += alignedText(
    [instanceHeading(style)] + instances.map { instanceRow($0, index: index) }, indent: 0)
  return text.written
}

extension InstanceCounts {
  /// The accesses in the order of their columns: bodies, defaults, roots, tests.
  var amounts: [Int] { [accessesInBodies, accessesInDefaults, accessesInRoots, accessesInTests] }
}

private func countsHeading(_ first: TerminalText, _ style: TextStyle) -> [TextCell] {
  [TextCell(text: first, marks: style.faint)]
    + InventoryColumn.all.map {
      TextCell(text: "\($0.shortTitle)", marks: style.faint, isAmount: true)
    }
}

private func countsRow(_ name: String, _ counts: Inventory.Counts) -> [TextCell] {
  [TextCell(text: "\(name)")] + InventoryColumn.all.map { TextCell.amount($0.amount(counts)) }
}

private func trendText(_ trend: Trend, _ style: TextStyle) -> TerminalText {
  let heading =
    [TextCell(text: "", marks: style.faint)]
    + (trend.points.map(\.label) + ["Change"]).map {
      TextCell(text: "\($0)", marks: style.faint, isAmount: true)
    }
  let rows = trendRows(of: trend).map { row in
    [TextCell(text: "\(row.column.title)")]
      + row.amounts.map { TextCell(text: "\($0.map(grouped) ?? uncountedMark)", isAmount: true) }
      + [TextCell(text: "\(row.change)", isAmount: true)]
  }
  return "\n" + style.heading("Trend") + ", oldest first\n\n"
    + alignedText([heading] + rows, indent: 0)
}

private func instanceHeading(_ style: TextStyle) -> [TextCell] {
  let amounts = ["In bodies", "In defaults", "In roots", "In tests"]
  return [TextCell(text: "Instance", marks: style.faint)]
    + amounts.map { TextCell(text: "\($0)", marks: style.faint, isAmount: true) }
    + ["Verdict", "Why"].map { TextCell(text: "\($0)", marks: style.faint) }
}

private func instanceRow(_ instance: InstanceCounts, index: ReportIndex) -> [TextCell] {
  [TextCell(text: "\(index.name(of: instance.component))")]
    + instance.amounts.map(TextCell.amount)
    + [TextCell(text: "\(instance.verdict.rawValue)"), TextCell(text: "\(instance.reason)")]
}
