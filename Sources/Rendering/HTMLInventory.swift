import Model

/// The numbers of today, module by module and layer by layer, and how they came about.
func htmlInventory(of index: PageIndex) -> PageSection {
  let inventory = index.report.inventory
  let rows = inventory.modules.map { row($0.module.isEmpty ? "(no module)" : $0.module, $0.counts) }
  let table = HTMLTable(
    caption: "<strong>\(counted(inventory.modules.count, "module"))</strong>, counted apart",
    columns: columns("Module"), rows: rows, footer: row("Total", inventory.total))
  let body: HTMLText = """
    <p class="intro">The numbers to write down today and to compare with later. Driving them to \
    zero is not the goal: what the verdicts leave alone stays.</p>
    \(inventory.trend.map(htmlTrend) ?? "")\(table.written(label: "Inventory by module"))\
    \(layers(inventory.layers))
    """
  return PageSection(id: "inventory", title: "Inventory", number: nil, body: body)
}

private func layers(_ layers: [Inventory.LayerCounts]) -> HTMLText {
  guard !layers.isEmpty else { return "" }
  let table = HTMLTable(
    caption: "<strong>By layer</strong>", columns: columns("Layer"),
    rows: layers.map { row(layerName($0.layer), $0.counts) })
  return """
    \(table.written(label: "Inventory by layer"))<p class="intro">\(layerExplanation)</p>

    """
}

private func columns(_ first: HTMLText) -> [HTMLTable.Column] {
  [.text(first)] + InventoryColumn.all.map { .amount("\($0.title)") }
}

private func row(_ name: String, _ counts: Inventory.Counts) -> HTMLText {
  let cells = InventoryColumn.all.map {
    "<td class=\"amount\">\(grouped($0.amount(counts)))</td>" as HTMLText
  }
  return "<tr><th scope=\"row\">\(name)</th>\(cells.joined())</tr>"
}
