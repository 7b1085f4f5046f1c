import Model

/// All findings, rule by rule, the gravest rules first.
func htmlFindings(of index: PageIndex) -> PageSection {
  let total = index.groups.reduce(0) { $0 + $1.findings.count }
  var body: HTMLText = ""
  if total == 0 {
    let setAside = FindingCounts(index.report).setAside
    body += "<p class=\"calm\">Nothing was found\(setAside).</p>\n"
  }
  var known: Set<String> = []
  for group in index.groups {
    let cards = group.findings.map { finding in
      htmlFinding(
        finding, isFirst: known.insert(finding.fingerprint).inserted, index: index)
    }
    body += section(of: group, cards: cards, rule: index.base.rule(group.rule))
  }
  if index.findingsLeftOut > 0 {
    body += """
      <p class="calm">\(counted(index.findingsLeftOut, "further finding")) left out to keep this \
      page usable; report.json holds them all.</p>

      """
  }
  return PageSection(
    id: "findings", title: "Findings", number: total + index.findingsLeftOut, body: body)
}

/// Cards of one rule beyond this number are closed at first.
private let openCards = 30

private func section(
  of group: FindingGroup, cards: [HTMLText], rule: RuleDescription?
) -> HTMLText {
  let why = rule.map { rule -> HTMLText in
    rule.rationale.isEmpty
      ? "" : "<div class=\"why\">\n\(htmlParagraphs(rule.rationale))</div>\n"
  }
  var text: HTMLText = """
    <div class="rule">
    <h3>\(rule?.title ?? group.rule) <code>\(group.rule)</code> \
    <span class="label">\(group.findings.count)</span></h3>
    \(why ?? "")\(cards.prefix(openCards).joined())
    """
  if cards.count > openCards {
    text += """
      <details class="fold"><summary>\(grouped(cards.count - openCards)) more of this rule</summary>
      \(cards.dropFirst(openCards).joined())</details>

      """
  }
  return text + "</div>\n"
}

private func + (left: HTMLText, right: HTMLText) -> HTMLText { "\(left)\(right)" }
