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
  /// True when the page would become too large with it.
  let isLeftOut: Bool
}

/// What drawings may add to the page in all.
private let drawingBytes = 4_000_000

/// The drawings in the order of the page: the overview, then by title.
func embeddedDrawings(_ drawings: [String: LaidOutDrawing]) -> [EmbeddedDrawing] {
  let ordered = drawings.values.sorted {
    ($0.id == "overview" ? 0 : 1, $0.title, $0.id) < ($1.id == "overview" ? 0 : 1, $1.title, $1.id)
  }
  var room = drawingBytes
  return ordered.enumerated().map { number, drawing in
    let isOverview = drawing.id == "overview"
    let size = drawing.svg.utf8.count
    if !isOverview, size > room {
      return EmbeddedDrawing(
        drawing: drawing, svg: nil, leastWidth: nil, drawnComponents: [:], elementID: nil,
        isLeftOut: true)
    }
    room -= size
    // Ids of two drawings may be equal, and on one page they must not be.
    let checked = embeddableSVG(drawing.svg, idPrefix: "d\(number)-", label: drawing.title)
    return EmbeddedDrawing(
      drawing: drawing, svg: checked?.markup, leastWidth: checked?.leastWidth,
      drawnComponents: checked?.drawnComponents ?? [:], elementID: checked?.rootID,
      isLeftOut: false)
  }
}
