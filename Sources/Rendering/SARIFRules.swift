import Model

/// The rules of the run, and for findings of a rule that the report does not describe a bare one:
/// every result needs its rule.
func sarifRules(of report: Report) -> [SARIFLog.Rule] {
  let described = Set(report.rules.map(\.id))
  let others = Set(report.findings.map(\.rule)).subtracting(described).sorted().map {
    RuleDescription(id: $0, title: $0, rationale: $0, severity: .warning)
  }
  return (report.rules + others).map(sarifRule)
}

private func sarifRule(_ rule: RuleDescription) -> SARIFLog.Rule {
  let severity = rule.severity ?? .note
  let title = rule.title.isEmpty ? rule.id : rule.title
  let rationale = rule.rationale.isEmpty ? title : rule.rationale
  return SARIFLog.Rule(
    id: rule.id,
    name: String(pascalCase(rule.id).prefix(255)),
    shortDescription: SARIFLog.Message(text: shortened(title)),
    fullDescription: SARIFLog.Message(text: shortened(firstParagraph(of: rationale))),
    help: SARIFLog.Help(text: rationale, markdown: markdownHelp(title: title, text: rationale)),
    defaultConfiguration: SARIFLog.Rule.Configuration(
      enabled: rule.severity != nil, level: severity.rawValue),
    properties: SARIFLog.Rule.Properties(
      tags: ["architecture", "lifetime"], precision: "high", severity: problemSeverity(severity)))
}

private func markdownHelp(title: String, text: String) -> String {
  let paragraphs = text.split(separator: "\n\n").map { MarkdownText.prose(String($0)) }
  let help: MarkdownText = "**\(title)**\n\n\(paragraphs.joined("\n\n"))\n"
  return help.written
}

/// The word that GitHub shows for a severity.
private func problemSeverity(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note: "recommendation"
  }
}

private func pascalCase(_ id: String) -> String {
  id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

private func firstParagraph(of text: String) -> String {
  text.split(separator: "\n\n", maxSplits: 1).first.map(String.init) ?? text
}

/// GitHub takes descriptions of up to 1,024 characters.
private func shortened(_ text: String) -> String {
  text.count <= 1024 ? text : String(text.prefix(1023)) + "…"
}
