import Model

/// The decision table: each global instance, scoped binding and declared component with its facts and
/// its verdict; what is left alone stands apart, so that it does not hide the work.
func htmlDecisions(of index: PageIndex) -> PageSection {
  let decisions = decisions(of: index.base)
  var body: HTMLText = ""
  if decisions.isEmpty {
    body += """
      <p class="calm">There is no global instance and no scoped binding, so there is nothing to \
      decide.</p>

      """
  } else {
    let work = decisions.filter { !$0.isCalm }
    let calm = decisions.filter(\.isCalm)
    body += """
      <p class="intro">That there is one of something is a decision about its lifetime. That \
      everyone can reach it is a decision about access. Each is judged on both, by one question: \
      does its content or behaviour change with who is signed in, or with the flow the user is in?</p>
      <ul class="contents" aria-label="Verdicts">
      \(tally(decisions))</ul>
      \(workTable(work, of: decisions, index: index))\(calmTable(calm, index: index))
      """
  }
  return PageSection(id: "decisions", title: "Decisions", number: decisions.count, body: body)
}

private func workTable(
  _ work: [Decision], of all: [Decision], index: PageIndex
) -> HTMLText {
  let kinds = countedKinds(all.map(\.verdict))
  guard !work.isEmpty else {
    return "<p class=\"calm\">\(kinds), none to change.</p>\n"
  }
  return table(
    work, sortingName: "decision-table",
    caption: "<strong>\(kinds)</strong>, \(grouped(work.count)) to change, in the order of work",
    index: index
  ).written(label: "Decision table")
}

/// Open where it is short, so that nothing has to be looked for.
private func calmTable(_ calm: [Decision], index: PageIndex) -> HTMLText {
  guard !calm.isEmpty else { return "" }
  let table = table(
    calm, sortingName: "left-alone-table",
    caption: "<strong>Left alone</strong>, each for its reason", index: index)
  guard calm.count > 8 else { return table.written(label: "Left alone") }
  return """
    <details class="fold"><summary>Left alone: \(counted(calm.count, "component"))</summary>
    \(table.written(label: "Left alone"))</details>

    """
}

private func table(
  _ decisions: [Decision], sortingName: HTMLText, caption: HTMLText, index: PageIndex
) -> HTMLTable {
  HTMLTable(
    caption: caption,
    columns: [
      .text("Component"), .text("Verdict and why"), .text("Who uses it"),
      .text("State and policies"),
    ],
    rows: decisions.map { row($0, index: index) }, sortingName: sortingName)
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
  let reached: HTMLText =
    decision.spellings.isEmpty
    ? "" : "<span class=\"aside\">reached \(String(decision.accesses.prefix { $0 != ":" }))</span>"
  let doubt: HTMLText = verdict.confidence < .strong ? "<span class=\"aside\">likely</span>" : ""
  return """
    <tr><th scope="row" data-sort="\(index.base.name(of: verdict.component))">\(htmlComponentLink(verdict.component, index: index))\
    <span class="aside">\(decision.sort)</span>\
    <span class="aside">\(spellings)</span></th>\
    <td class="wide" data-sort="\(decision.workOrder)">\(htmlLabel(verdict.action))<span class="why">\
    \(htmlInline(verdict.reason))</span>\(doubt)\(facts(verdict.facts, index: index))</td>\
    <td data-sort="\(decision.reaches)">\(htmlInline(verdict.whoUses))\(reached)</td>\
    <td class="wide">\(decision.state)<span class="aside">scope: \(decision.scope)</span>\
    \(policies(verdict))\(accesses(of: decision))</td></tr>
    """
}

/// What the verdict rests on, closed at first.
private func facts(_ facts: [Verdict.Fact], index: PageIndex) -> HTMLText {
  guard !facts.isEmpty else { return "" }
  let entries = facts.map { fact -> HTMLText in
    let place =
      fact.location.map { "<span class=\"aside\">\(htmlLine($0, index: index))</span>" as HTMLText }
      ?? ""
    return "<li>\(htmlInline(fact.text))\(place)</li>\n"
  }
  return """
    <details class="aside"><summary>\(counted(facts.count, "fact"))</summary>\
    <ul class="rests">
    \(entries.joined())</ul></details>
    """
}

/// Where it is reached and by whom its fields are touched, closed at first.
private func accesses(of decision: Decision) -> HTMLText {
  func number(_ names: [String]) -> String { names.isEmpty ? "nobody" : grouped(names.count) }
  let writers = number(decision.writers)
  let readers = number(decision.readers)
  let reached: HTMLText =
    decision.spellings.isEmpty ? "" : "<span class=\"aside\">reached \(decision.accesses)</span>"
  return """
    <details class="aside"><summary>written by \(writers), read by \(readers)</summary>\
    \(reached)\
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
