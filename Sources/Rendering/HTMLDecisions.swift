import Model

/// The decision table: each global instance with its facts and its verdict.
func htmlDecisions(of index: PageIndex) -> PageSection {
  let decisions = decisions(of: index.base)
  var body: HTMLText = ""
  if decisions.isEmpty {
    body += """
      <p class="calm">There are no global instances, so there is nothing to decide.</p>

      """
  } else {
    let changes = decisions.count { $0.verdict.action != .leave }
    let table = HTMLTable(
      caption: """
        <strong>\(counted(decisions.count, "global instance"))</strong>, \
        \(changes == 0 ? "none" : grouped(changes)) to change
        """,
      columns: [
        .text("Instance"), .text("Verdict"), .text("Facts"),
        .text("Policies, as the code answers them"),
      ],
      rows: decisions.map { row($0, index: index) })
    body += """
      <p class="intro">That there is one of something is a decision about its lifetime. That \
      everyone can reach it is a decision about access. Each instance is judged on both.</p>
      \(table.written(label: "Decision table"))
      """
  }
  return PageSection(id: "decisions", title: "Decisions", number: decisions.count, body: body)
}

private func row(_ decision: Decision, index: PageIndex) -> HTMLText {
  let verdict = decision.verdict
  let spellings = decision.spellings.map { "<code>\($0)</code>" as HTMLText }.joined(", ")
  return """
    <tr><th scope="row">\(htmlComponentLink(verdict.component, index: index))\
    <span class="aside">\(spellings)</span></th>\
    <td class="wide">\(htmlLabel(verdict.action))<span class="aside">\
    \(htmlInline(verdict.reason))</span></td>\
    <td class="middle">\(decision.state)<span class="aside">reached \(decision.accesses)</span>\
    <span class="aside">\(constructibleWords(decision.constructible))</span>\(touched(decision))\
    </td><td class="wide">\(policies(verdict))</td></tr>
    """
}

private func constructibleWords(_ answer: String) -> HTMLText {
  switch answer {
  case "yes": "others can construct it too"
  case "no": "nobody else can construct it"
  default: ""
  }
}

private func touched(_ decision: Decision) -> HTMLText {
  "\(accessors("written by", decision.writers))\(accessors("read by", decision.readers))"
}

/// A few names and how many more, since the component's row and the findings name the rest.
private func accessors(_ verb: HTMLText, _ names: [String]) -> HTMLText {
  let shown = names.prefix(4).joined(separator: ", ")
  let more = names.count > 4 ? " and \(grouped(names.count - 4)) more" : ""
  return "<span class=\"aside\">\(verb) \(names.isEmpty ? "nobody" : shown + more)</span>"
}

private func policies(_ verdict: Verdict) -> HTMLText {
  """
  <dl class="policies"><dt>Use</dt><dd>\(htmlInline(verdict.whoUses))</dd>\
  <dt>Replace</dt><dd>\(htmlInline(verdict.whoReplaces))</dd>\
  <dt>Close</dt><dd>\(htmlInline(verdict.whoCloses))</dd></dl>
  """
}
