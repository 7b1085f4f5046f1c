package import Model

/// The review checklist, each point answered from the graph.
package func markdownChecklist(of report: Report) -> String {
  var text: MarkdownText = "# Review checklist for \(report.title)\n\n"
  guard !report.checklist.isEmpty else {
    text += "There is nothing to review.\n"
    return text.written
  }
  text += "\(checklistSummary(report.checklist)).\n\n"
  let findings = Dictionary(report.findings.map { ($0.fingerprint, $0) }) { first, _ in first }
  for item in report.checklist {
    text +=
      "- \(box(item.answer)) \(MarkdownText.strong(item.question)) \(answerWords(item.answer))"
    text += item.detail.isEmpty ? "\n" : ": \(MarkdownText.prose(item.detail))\n"
    for finding in item.findings.compactMap({ findings[$0] }) {
      let place: MarkdownText = finding.location.map { " (\(MarkdownText.code($0.pointer)))" } ?? ""
      text += "  - \(MarkdownText.prose(finding.message))\(place)\n"
    }
  }
  return text.written
}

/// `9 points: 4 pass, 3 fail, 2 need a person`.
func checklistSummary(_ items: [ChecklistItem]) -> String {
  let passes = items.count { $0.answer == .pass }
  let failures = items.count { $0.answer == .fail }
  let open = items.count - passes - failures
  return "\(counted(items.count, "point")): \(counted(passes, "passes", plural: "pass")), "
    + "\(counted(failures, "fails", plural: "fail")), "
    + "\(counted(open, "needs a person", plural: "need a person"))"
}

/// The answer as people say it.
func answerWords(_ answer: ChecklistItem.Answer) -> String {
  switch answer {
  case .pass: "passes"
  case .fail: "fails"
  case .needsPerson: "needs a person"
  }
}

private func box(_ answer: ChecklistItem.Answer) -> MarkdownText {
  switch answer {
  case .pass: "[x]"
  case .fail, .needsPerson: "[ ]"
  }
}
