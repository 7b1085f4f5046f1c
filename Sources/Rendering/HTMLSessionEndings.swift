import Model

/// The routines that end a session and what each empties; empty when there are none.
func htmlSessionEndings(of index: PageIndex) -> HTMLText {
  let endings = index.report.sessionEndings
  guard !endings.isEmpty else { return "" }
  return HTMLTable(
    caption: "<strong>\(counted(endings.count, "routine"))</strong> that can end a session",
    columns: [.text("Routine"), .text("Empties"), .text("Place")],
    rows: endings.map { row($0, index: index) }
  ).written(label: "Routines that end a session")
}

private func row(_ ending: SessionEnding, index: PageIndex) -> HTMLText {
  let cleared = ending.clears.map { cleared -> HTMLText in
    let owner = htmlComponentLink(cleared.component, index: index)
    let condition: HTMLText = cleared.condition.map { ", only when <code>\($0)</code>" } ?? ""
    return "<span class=\"aside\">\(owner): \(cleared.field)\(condition)</span>"
  }
  let list: HTMLText = cleared.isEmpty ? "nothing" : cleared.joined()
  let place: HTMLText = ending.location.map(htmlLocation) ?? ""
  return """
    <tr><th scope="row">\(ending.name)</th><td class="wide">\(list)</td><td>\(place)</td></tr>
    """
}
