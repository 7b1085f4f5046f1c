import Model

/// The numbers at the head of the page.
func htmlFigures(of report: Report) -> HTMLText {
  let total = report.inventory.total
  let counts = FindingCounts(report)
  let coverage = percentText(
    understood: report.coverage.understoodBytes, of: report.coverage.bytes)
  let figures: [(HTMLText, HTMLText)] = [
    ("\(grouped(counts.errors))", counts.errors == 1 ? "error" : "errors"),
    ("\(grouped(counts.warnings))", counts.warnings == 1 ? "warning" : "warnings"),
    ("\(grouped(total.accessPoints))", "global instances"),
    ("\(grouped(total.accessesInBodies))", "hidden accesses"),
    ("\(grouped(total.mutableGlobals))", "mutable globals"),
    ("\(coverage)", "understood"),
  ]
  return htmlFigures(figures)
}

/// Numbers with what they count.
func htmlFigures(_ figures: [(HTMLText, HTMLText)]) -> HTMLText {
  let entries = figures.map { number, words -> HTMLText in
    "<div><dt>\(words)</dt><dd>\(number)</dd></div>\n"
  }
  return "<dl class=\"figures\">\n\(entries.joined())</dl>\n"
}
