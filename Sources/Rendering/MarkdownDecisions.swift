package import Model

/// The decision table: what to do with each global instance, and why.
package func markdownDecisions(of report: Report) -> String {
  let index = ReportIndex(report)
  var text: MarkdownText = "# Decisions for \(report.title)\n\n"
  guard !report.verdicts.isEmpty else {
    text += "There are no global instances, so there is nothing to decide.\n"
    return text.written
  }
  text += "\(counted(report.verdicts.count, "global instance")), each with its verdict.\n\n"
  text +=
    "| Instance | Verdict | Why | State | Reached | Written by | Read by | Others can construct it |"
  text += " Who may use it | Who may replace it | Who closes it |\n"
  text += "|---|---|---|---|---|---|---|---|---|---|---|\n"
  text += decisions(of: index).map(row).joined()
  return text.written
}

private func row(_ decision: Decision) -> MarkdownText {
  let verdict = decision.verdict
  let cells: [MarkdownText] = [
    MarkdownText.code(decision.name), "**\(verdict.action.rawValue)**",
    MarkdownText.prose(verdict.reason),
    "\(decision.state)", "\(decision.accesses)", names(decision.writers), names(decision.readers),
    "\(decision.constructible)", MarkdownText.prose(verdict.whoUses),
    MarkdownText.prose(verdict.whoReplaces),
    MarkdownText.prose(verdict.whoCloses),
  ]
  return "| \(cells.joined(" | ")) |\n"
}

private func names(_ list: [String]) -> MarkdownText {
  list.isEmpty ? "nobody" : list.map(MarkdownText.code).joined(", ")
}
