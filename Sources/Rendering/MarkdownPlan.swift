package import Model

/// The migration plan, leaves first.
package func markdownPlan(of report: Report) -> String {
  let index = ReportIndex(report)
  var text: MarkdownText = "# Migration plan for \(report.title)\n\n"
  guard !report.plan.isEmpty else {
    text += "There is nothing to migrate.\n"
    return text.written
  }
  text += "\(planSummary(of: report)).\n\n"
  for (number, step) in report.plan.enumerated() {
    // What belongs to an item is indented to its text, which moves with the digits.
    let indent: MarkdownText = number < 9 ? "   " : number < 99 ? "    " : "     "
    text += "\(number + 1). \(MarkdownText.strong(step.title))\n"
    if !step.detail.isEmpty { text += "\(indent)- \(MarkdownText.prose(step.detail))\n" }
    if !step.components.isEmpty {
      let names = step.components.map { MarkdownText.code(index.name(of: $0)) }
      text += "\(indent)- Concerns \(names.joined(", "))\n"
    }
    text +=
      "\(indent)- Leaves \(counted(step.remaining, "hidden access", plural: "hidden accesses"))\n"
  }
  return text.written
}

/// `4 steps from 23 hidden accesses of today to 2`.
func planSummary(of report: Report) -> String {
  let today = report.inventory.total.accessesInBodies
  let end = report.plan.last?.remaining ?? today
  return "\(counted(report.plan.count, "step")), from "
    + "\(counted(today, "hidden access", plural: "hidden accesses")) today to \(grouped(end))"
}
