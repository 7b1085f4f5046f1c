import Model

/// The decision table: each global instance with its facts and its verdict.
func htmlDecisions(of index: PageIndex) -> PageSection {
  let decisions = decisions(of: index.base).enumerated().sorted {
    (order(of: $0.element), $0.offset) < (order(of: $1.element), $1.offset)
  }.map(\.element)
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
        \(changes == 0 ? "none" : grouped(changes)) to change, in the order of work
        """,
      columns: [
        .text("Component"), .text("Verdict and why"), .text("Who uses it"),
        .text("State and policies"),
      ],
      rows: decisions.map { row($0, index: index) })
    body += """
      <p class="intro">That there is one of something is a decision about its lifetime. That \
      everyone can reach it is a decision about access. Each instance is judged on both.</p>
      <ul class="contents" aria-label="Verdicts">
      \(tally(decisions))</ul>
      \(table.written(label: "Decision table"))
      """
  }
  return PageSection(id: "decisions", title: "Decisions", number: decisions.count, body: body)
}

/// What moves or splits data comes first, since handing over what must go anyway is work done twice.
private let orderOfWork: [Verdict.Action] = [
  .moveToSession, .moveToFlow, .moveToScreen, .persist, .split, .inject, .close, .dropLabel, .leave,
]

private func order(of decision: Decision) -> Int {
  orderOfWork.firstIndex(of: decision.verdict.action) ?? orderOfWork.count
}

private func tally(_ decisions: [Decision]) -> HTMLText {
  orderOfWork.compactMap { action -> HTMLText? in
    let number = decisions.count { $0.verdict.action == action }
    return number == 0
      ? nil
      : "<li>\(htmlLabel(action)) <span class=\"number\">\(grouped(number))</span></li>\n"
  }.joined()
}

private func row(_ decision: Decision, index: PageIndex) -> HTMLText {
  let verdict = decision.verdict
  let spellings = decision.spellings.map { "<code>\($0)</code>" as HTMLText }.joined(", ")
  return """
    <tr><th scope="row">\(htmlComponentLink(verdict.component, index: index))\
    <span class="aside">\(spellings)</span></th>\
    <td class="wide">\(htmlLabel(verdict.action))<span class="why">\
    \(htmlInline(verdict.reason))</span></td>\
    <td>\(htmlInline(verdict.whoUses))<span class="aside">reached \
    \(String(decision.accesses.prefix { $0 != ":" }))</span></td>\
    <td class="wide">\(decision.state)\(policies(verdict))\(accesses(of: decision))</td></tr>
    """
}

/// Where it is reached and by whom its fields are touched, closed at first.
private func accesses(of decision: Decision) -> HTMLText {
  func number(_ names: [String]) -> String { names.isEmpty ? "nobody" : grouped(names.count) }
  let writers = number(decision.writers)
  let readers = number(decision.readers)
  return """
    <details class="aside"><summary>written by \(writers), read by \(readers)</summary>\
    <span class="aside">reached \(decision.accesses)</span>\
    <span class="aside">\(constructibleWords(decision.constructible))</span>\
    \(accessors("written by", decision.writers))\(accessors("read by", decision.readers))</details>
    """
}

private func constructibleWords(_ answer: String) -> HTMLText {
  switch answer {
  case "yes": "others can construct it too"
  case "no": "nobody else can construct it"
  default: ""
  }
}

/// A few names and how many more, since the component's row and the findings name the rest.
private func accessors(_ verb: HTMLText, _ names: [String]) -> HTMLText {
  let shown = names.prefix(12).joined(separator: ", ")
  let more = names.count > 12 ? " and \(grouped(names.count - 12)) more" : ""
  return "<span class=\"aside\">\(verb) \(names.isEmpty ? "nobody" : shown + more)</span>"
}

private func policies(_ verdict: Verdict) -> HTMLText {
  """
  <dl class="policies"><dt>Replace</dt><dd>\(htmlInline(verdict.whoReplaces))</dd>\
  <dt>Close</dt><dd>\(htmlInline(verdict.whoCloses))</dd></dl>
  """
}
