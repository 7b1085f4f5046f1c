import Model

/// The routines that end or switch a session, what each does and what it empties; empty when there
/// are none.
func htmlSessionEndings(of index: PageIndex) -> HTMLText {
  let endings = index.report.sessionEndings
  guard !endings.isEmpty else { return "" }
  return HTMLTable(
    caption:
      "<strong>\(counted(endings.count, "routine"))</strong> that can end or switch a session",
    columns: [.text("Routine"), .text("Does, in this order"), .text("Empties"), .text("Place")],
    rows: endings.map { row($0, index: index) }
  ).written(label: "Routines that end or switch a session")
}

private func row(_ ending: SessionEnding, index: PageIndex) -> HTMLText {
  let cleared = ending.clears.map { cleared -> HTMLText in
    let owner = htmlComponentLink(cleared.component, index: index)
    let verb: HTMLText = cleared.isReplaced ? ", gets another value" : ""
    return """
      <span class="aside">\(owner): \(cleared.field)\(verb)\(condition(cleared.condition))</span>
      """
  }
  let place: HTMLText = ending.location.map { htmlLocation($0, index: index) } ?? ""
  return """
    <tr><th scope="row">\(ending.name)\(kind(ending, index: index))</th>\
    <td class="wide">\(steps(ending))</td><td class="wide">\(shortened(cleared))</td>\
    <td>\(place)</td></tr>
    """
}

private func kind(_ ending: SessionEnding, index: PageIndex) -> HTMLText {
  let switches: HTMLText =
    ending.successor.map {
      "<span class=\"aside\">takes the next \(htmlComponentLink($0.session, index: index))</span>"
    } ?? ""
  let asks: HTMLText =
    ending.condition.map { "<span class=\"aside\">only when <code>\($0)</code></span>" } ?? ""
  return "\(switches)\(asks)"
}

private func steps(_ ending: SessionEnding) -> HTMLText {
  // What the whole routine asks for stands beside its name.
  shortened(
    ending.steps.map { step in
      let later: HTMLText = step.isLater ? ", later" : ""
      let own = step.condition == ending.condition ? nil : step.condition
      let depth: HTMLText = step.depth == 0 ? "" : "\(String(repeating: "· ", count: step.depth))"
      return "<span class=\"aside\">\(depth)\(step.action)\(later)\(condition(own))</span>"
    })
}

private func condition(_ condition: String?) -> HTMLText {
  condition.map { ", only when <code>\($0)</code>" } ?? ""
}

/// The first of many; the report has them all.
private func shortened(_ parts: [HTMLText]) -> HTMLText {
  let shown = 24
  guard !parts.isEmpty else { return "nothing" }
  let more: HTMLText =
    parts.count > shown
    ? "<span class=\"aside\">and \(grouped(parts.count - shown)) more</span>" : ""
  return "\(parts.prefix(shown).joined())\(more)"
}
