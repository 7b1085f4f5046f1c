import Model

/// A drawing as it goes into the page.
struct EmbeddedDrawing {
  let drawing: LaidOutDrawing
  /// The checked SVG; `nil` when it holds something that has no place in a page.
  let svg: HTMLText?
  /// Stands before every id of the drawing, since a component has its own anchor on the page and
  /// may be drawn several times.
  let idPrefix: HTMLText
  /// The ids that the drawing had, without the prefix.
  let anchors: [String]
}

/// The drawings in the order of the page: the overview, then by title.
func embeddedDrawings(_ drawings: [String: LaidOutDrawing]) -> [EmbeddedDrawing] {
  let ordered = drawings.values.sorted {
    ($0.id == "overview" ? 0 : 1, $0.title, $0.id) < ($1.id == "overview" ? 0 : 1, $1.title, $1.id)
  }
  return ordered.enumerated().map { number, drawing in
    let prefix: HTMLText = "d\(number)-"
    let checked = embeddableSVG(drawing.svg, idPrefix: prefix.written, label: drawing.title)
    return EmbeddedDrawing(
      drawing: drawing, svg: checked?.markup, idPrefix: prefix, anchors: checked?.ids ?? [])
  }
}
