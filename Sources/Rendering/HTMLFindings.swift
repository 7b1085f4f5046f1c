import Model

/// All findings, rule by rule, the gravest rules first; hints after everything that counts.
func htmlFindings(of index: PageIndex) -> PageSection {
  let total = index.groups.reduce(0) { $0 + $1.findings.count }
  var body: HTMLText = ""
  if total == 0 {
    let setAside = FindingCounts(index.report).setAside
    body += "<p class=\"calm\">Nothing was found\(setAside).</p>\n"
  }
  return PageSection(
    id: "findings", title: "Findings", number: total + index.findingsLeftOut,
    body: "\(body)\(htmlRules(of: index))")
}

/// The findings of each rule as cards, behind a list of the rules.
func htmlRules(of index: PageIndex) -> HTMLText {
  var body = contents(of: index)
  var known: Set<String> = []
  func card(_ finding: Violation) -> HTMLText {
    htmlFinding(finding, isFirst: known.insert(finding.fingerprint).inserted, index: index)
  }
  for group in index.groups {
    body += section(of: group, card: card, index: index)
  }
  if !index.hints.isEmpty { body += hints(index.hints, card: card, index: index) }
  if index.findingsLeftOut > 0 {
    body += """
      <p class="calm">\(counted(index.findingsLeftOut, "further finding")) left out to keep this \
      page usable; report.json holds them all.</p>

      """
  }
  return body
}

/// A rule with more findings than this is shown in bundles.
private let openCards = 12

/// The rules with their numbers, where there is more than one thing to choose from.
private func contents(of index: PageIndex) -> HTMLText {
  var entries = index.groups.map { group -> HTMLText in
    """
    <li>\(htmlLabel(group.severity)) <a href="#\(anchor(of: group))">\(title(of: group, index))</a> \
    <span class="number">\(grouped(group.findings.count))</span></li>

    """
  }
  if !index.hints.isEmpty {
    let number = index.hints.reduce(0) { $0 + $1.findings.count }
    entries.append(
      """
      <li><span class="label">Hint</span> <a href="#hints">Hints</a> \
      <span class="number">\(grouped(number))</span></li>

      """)
  }
  guard entries.count > 1 else { return "" }
  return "<ul class=\"contents\" aria-label=\"Rules with findings\">\n\(entries.joined())</ul>\n"
}

private func anchor(of group: FindingGroup) -> String { "rule-" + stableHash(group.rule) }

private func title(of group: FindingGroup, _ index: PageIndex) -> String {
  index.base.rule(group.rule)?.title ?? group.rule
}

private func section(
  of group: FindingGroup, card: (Violation) -> HTMLText, index: PageIndex
) -> HTMLText {
  let why = index.base.rule(group.rule).map { rule -> HTMLText in
    rule.rationale.isEmpty
      ? "" : "<div class=\"why\">\n\(htmlParagraphs(rule.rationale))</div>\n"
  }
  return """
    <div class="rule" id="\(anchor(of: group))">
    <h3>\(title(of: group, index)) <code>\(group.rule)</code> \
    <span class="label">\(grouped(group.findings.count))</span></h3>
    \(why ?? "")\(cards(of: group.findings, card: card, index: index))</div>

    """
}

/// The cards as they are, or many of them in bundles that open.
private func cards(
  of findings: [Violation], card: (Violation) -> HTMLText, index: PageIndex
) -> HTMLText {
  guard findings.count > openCards else { return findings.map(card).joined() }
  guard let bundles = bundles(of: findings, in: index.base) else {
    let open = findings.prefix(openCards).map(card)
    let rest = findings.dropFirst(openCards).map(card)
    return """
      \(open.joined())<details class="fold"><summary>\(grouped(rest.count)) more of this rule\
      </summary>
      \(rest.joined())</details>

      """
  }
  return bundles.map { bundle -> HTMLText in
    """
    <details class="fold bundle"><summary>\(words(for: bundle.common, index)) \
    <span class="number">\(counted(bundle.findings.count, "finding"))\(spread(of: bundle, index))</span>\
    </summary>
    \(bundle.findings.map(card).joined())</details>

    """
  }.joined()
}

private func words(for common: FindingBundle.Common, _ index: PageIndex) -> HTMLText {
  switch common {
  case .subject(let subject):
    "<strong>\(index.base.name(of: ComponentID(module: "", name: subject)))</strong>"
  case .module(let module):
    module.isEmpty ? "<strong>Without a module</strong>" : "<strong>In \(module)</strong>"
  case .none: "<strong>Others</strong>"
  }
}

/// In how many modules what they are about is met.
private func spread(of bundle: FindingBundle, _ index: PageIndex) -> String {
  guard case .subject = bundle.common else { return "" }
  let modules = Set(bundle.findings.map { index.base.module(of: $0.component) }).count
  return modules > 1 ? " in \(counted(modules, "module"))" : ""
}

private func hints(
  _ groups: [FindingGroup], card: (Violation) -> HTMLText, index: PageIndex
) -> HTMLText {
  let number = groups.reduce(0) { $0 + $1.findings.count }
  let folds = groups.map { group -> HTMLText in
    """
    <details class="fold bundle"><summary><strong>\(title(of: group, index))</strong> \
    <span class="number">\(counted(group.findings.count, "hint"))</span></summary>
    \(group.findings.map(card).joined())</details>

    """
  }
  return """
    <div class="rule" id="hints">
    <h3>Hints <span class="label">\(grouped(number))</span></h3>
    <div class="why"><p>Guesses that the sources suggest and do not show. Nothing counts them: they \
    stand in none of the numbers above, and a check passes with them unless it asks for hints.</p>\
    </div>
    \(folds.joined())</div>

    """
}

private func + (left: HTMLText, right: HTMLText) -> HTMLText { "\(left)\(right)" }
