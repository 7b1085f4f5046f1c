import Model

/// A drawing as it goes into the page.
struct EmbeddedDrawing {
  let drawing: LaidOutDrawing
  /// The checked SVG; `nil` when it holds something that has no place in a page.
  let svg: HTMLText?
  /// Narrower than so many CSS pixels, its words could not be read.
  let leastWidth: Int?
  /// Where the drawing shows a component, by the component's anchor.
  let drawnComponents: [String: String]
  /// The id of its `svg` in the page; `nil` when it is not there.
  let elementID: String?
}

/// The drawings in the order of the page: the overview, then by title.
func embeddedDrawings(_ drawings: [String: LaidOutDrawing]) -> [EmbeddedDrawing] {
  let ordered = drawings.values.sorted {
    ($0.id == "overview" ? 0 : 1, $0.title, $0.id) < ($1.id == "overview" ? 0 : 1, $1.title, $1.id)
  }
  return ordered.enumerated().map { number, drawing in
    // Ids of two drawings may be equal, and on one page they must not be.
    let checked = embeddableSVG(drawing.svg, idPrefix: "d\(number)-", label: drawing.title)
    return EmbeddedDrawing(
      drawing: drawing, svg: checked?.markup, leastWidth: checked?.leastWidth,
      drawnComponents: checked?.drawnComponents ?? [:], elementID: checked?.rootID)
  }
}
