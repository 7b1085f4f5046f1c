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
