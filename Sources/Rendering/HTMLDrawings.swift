import Model

/// The overview inline, the further drawings closed, and with each what was folded to keep it
/// readable.
func htmlDrawings(_ drawings: [EmbeddedDrawing], index: PageIndex) -> PageSection {
  var body: HTMLText = ""
  var further: [HTMLText] = []
  var leftOut: [String] = []
  for drawing in drawings {
    let isOverview = drawing.drawing.id == "overview"
    if drawing.isLeftOut {
      leftOut.append(drawing.drawing.title)
      continue
    }
    if isOverview {
      body += htmlFigure(
        drawing, isBroad: true,
        caption: """
          The table of components holds the same facts in words. \
          <a href="graph.svg">Open graph.svg</a>: the same picture by itself, in the same folder.
          """)
    } else {
      further.append(fold(drawing))
    }
  }
  body += folded(further)
  if drawings.isEmpty {
    body += "<p class=\"calm\">No drawing was made; the tables below hold the same facts.</p>\n"
  }
  if !leftOut.isEmpty {
    body += """
      <p class="calm">Left out to keep this page small: \(leftOut.joined(separator: ", ")).</p>

      """
  }
  return PageSection(id: "drawing", title: "Drawing", number: nil, body: body)
}

/// A few drawings as they are, many behind one line.
private func folded(_ drawings: [HTMLText]) -> HTMLText {
  guard drawings.count > 3 else { return drawings.joined() }
  return """
    <details class="fold broad"><summary>\(counted(drawings.count, "further drawing")): modules, \
    components with findings, paths of findings</summary>
    <div>\(drawings.joined())</div></details>

    """
}

/// A drawing with its caption and what was folded in it.
func htmlFigure(_ embedded: EmbeddedDrawing, isBroad: Bool, caption: HTMLText) -> HTMLText {
  let drawing = embedded.drawing
  var notes = drawing.notes
  if !drawing.isLaidOut {
    notes.insert("Graphviz could not lay this out; the plain form is shown", at: 0)
  }
  let list = remarks(notes)
  guard let svg = embedded.svg else {
    return """
      <p class="calm">The drawing “\(drawing.title)” could not be put into the page.</p>
      \(list)
      """
  }
  return """
    <figure class="drawing\(isBroad ? " broad" : "" as HTMLText)">
    <div class="canvas" role="region" aria-label="\(drawing.title)" tabindex="0">\
    <div class="sheet">\(least(embedded.leastWidth))\(svg)</div></div>
    <figcaption>\(drawing.title). \(caption)</figcaption>
    \(list)</figure>

    """
}

/// A piece without height that keeps the sheet from getting narrower.
private func least(_ width: Int?) -> HTMLText {
  width.map { "<svg class=\"least\" width=\"\($0)\" height=\"0\" aria-hidden=\"true\"></svg>" }
    ?? ""
}

/// What was folded or left out; a long list is closed at first.
private func remarks(_ notes: [String]) -> HTMLText {
  guard !notes.isEmpty else { return "" }
  let items = notes.map { "<li>\(htmlInline($0))</li>" as HTMLText }.joined()
  let list: HTMLText = "<ul class=\"remarks\">\(items)</ul>\n"
  guard notes.count > 3 else { return list }
  return """
    <details class="remarks"><summary>What was folded, counted or left out to keep this readable: \
    \(counted(notes.count, "note"))</summary>
    \(list)</details>

    """
}

private func fold(_ embedded: EmbeddedDrawing) -> HTMLText {
  """
  <details class="fold drawn"><summary>\(embedded.drawing.title)</summary>
  \(htmlFigure(embedded, isBroad: false, caption: "The table of components holds the same facts in words."))</details>

  """
}
