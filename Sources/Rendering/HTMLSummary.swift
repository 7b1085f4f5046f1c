import Model

/// The report in one sentence of numbers.
func summarySentence(of report: Report) -> String {
  let modules = Set(report.components.map(\.module)).subtracting([""]).count
  let places = modules > 1 ? " in \(counted(modules, "module"))" : ""
  let total = report.inventory.total
  let globals =
    total.accessPoints == 0
    ? "no global instance"
    : "\(counted(total.accessPoints, "global instance")), reached from the body of code "
      + counted(total.accessesInBodies, "time")
  let counts = FindingCounts(report)
  let findings = counts.shown == 0 ? "no findings" : counts.shownText
  return "\(counted(report.components.count, "component"))\(places); \(globals); "
    + "\(findings)\(counts.setAside)."
}

/// Says at the top that something could not be read; empty when everything was.
func coverageNotice(of report: Report) -> HTMLText {
  let coverage = report.coverage
  let errors = report.problems.count { $0.weight == .error }
  guard !coverage.partial.isEmpty || !coverage.skipped.isEmpty || errors > 0 else { return "" }
  let mistakes = errors == 0 ? "" : " \(counted(errors, "mistake")) in the inputs."
  return """
    <p class="notice"><strong>This picture is not complete.</strong> \
    \(coverageSentence(coverage)).\(mistakes) <a href="#coverage">What could not be read</a></p>

    """
}

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
  let entries = figures.map { number, words -> HTMLText in
    "<div><dt>\(words)</dt><dd>\(number)</dd></div>\n"
  }
  return "<dl class=\"figures\">\n\(entries.joined())</dl>\n"
}
