package import Model

/// The decision table: what to do with each global instance, scoped binding and declared component, why,
/// and what that rests on; the work first, and then what is left alone.
package func markdownDecisions(of report: Report) -> String {
  let index = ReportIndex(report)
  var text: MarkdownText = "# Decisions for \(report.title)\n\n"
  guard !report.verdicts.isEmpty else {
    text += "There is no global instance and no scoped binding, so there is nothing to decide.\n"
    return text.written
  }
  let decisions = decisions(of: index)
  let work = decisions.filter { !$0.isCalm }
  let calm = decisions.filter(\.isCalm)
  text +=
    "\(countedKinds(report.verdicts)), each with its verdict: \(grouped(work.count)) to change, "
  text += "\(grouped(calm.count)) to leave alone.\n"
  if !work.isEmpty {
    text += "\n## To change\n\n\(table(work))"
    text += "\n## What each verdict rests on\n"
    for decision in work {
      text += "\n**\(MarkdownText.code(decision.name))**: \(decision.verdict.action.rawValue)\n\n"
      text += decision.verdict.facts.map { "- \(fact($0))\n" as MarkdownText }.joined()
    }
  }
  if !calm.isEmpty { text += "\n## Left alone\n\n\(table(calm))" }
  return text.written
}

private func table(_ decisions: [Decision]) -> MarkdownText {
  var text: MarkdownText = "| Component | What it is | Verdict | Why | State | Scope | Reached |"
  text += " Written by | Read by | Others can construct it | Who may use it | Who may replace it |"
  text += " Who closes it | First facts |\n"
  text += "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n"
  return text + decisions.map(row).joined()
}

private func row(_ decision: Decision) -> MarkdownText {
  let verdict = decision.verdict
  let facts = verdict.facts.prefix(3).map(fact)
  let cells: [MarkdownText] = [
    MarkdownText.code(decision.name), "\(decision.sort)", "**\(verdict.action.rawValue)**",
    MarkdownText.prose(verdict.reason), "\(decision.state)", "\(decision.scope)",
    "\(decision.accesses)", names(decision.writers), names(decision.readers),
    "\(decision.constructible)", MarkdownText.prose(verdict.whoUses),
    MarkdownText.prose(verdict.whoReplaces), MarkdownText.prose(verdict.whoCloses),
    facts.isEmpty ? "none" : facts.joined("; "),
  ]
  return "| \(cells.joined(" | ")) |\n"
}

private func fact(_ fact: Verdict.Fact) -> MarkdownText {
  let text = MarkdownText.prose(fact.text)
  guard let location = fact.location else { return text }
  return "\(text) (\(MarkdownText.code("\(location.file):\(location.line)")))"
}

private func names(_ list: [String]) -> MarkdownText {
  list.isEmpty ? "nobody" : list.map(MarkdownText.code).joined(", ")
}

private func + (left: MarkdownText, right: MarkdownText) -> MarkdownText { "\(left)\(right)" }
