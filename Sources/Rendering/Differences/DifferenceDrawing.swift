package import Model

/// One picture of what changed and of what is next to it, folded to the limits.
package func differenceDrawing(
  of comparison: ReportComparison, limits: DrawingLimits = .standard
) -> Drawing {
  let difference = comparison.difference
  guard !difference.isEmpty else { return unchangedDrawing(of: difference) }
  let changes = DrawnChanges(difference)
  let (report, hasNeighbors) = shownReport(of: comparison, changes, limits: limits)
  var index = DrawingIndex(report)
  index.mark(changes)
  let told = changes.changedComponents.compactMap { index.positions[$0] }
  return makeDrawing(
    of: Selection(
      id: "difference", title: differenceTitle(of: difference),
      subtitle: graphSummary(of: difference), nodes: Array(index.nodes.indices),
      // What changed says how, which a box of many cannot.
      focus: told.count <= limits.nodes / 3 ? Set(told) : [],
      surroundings: Set(
        index.nodes.indices.filter { node in
          !changes.components.contains(index.nodes[node].component.id)
        }),
      notes: hasNeighbors
        ? []
        : ["Only what changed is drawn, and what it has to do with: with more it would not fit."]),
    in: index, limits: limits, component: nil)
}

/// What the picture of a large difference leaves out.
let differencePictureLimits =
  "At most \(DrawingLimits.standard.nodes) boxes and \(DrawingLimits.standard.edges) lines, "
  + "\(DrawingLimits.standard.foldedEdges) where boxes stand for modules or folders; what is more is "
  + "folded and counted."

/// And in Mermaid.
let differenceMermaidLimits =
  "As `svg`; where that is more than \(grouped(mermaidCharacters)) characters, labels keep their "
  + "first line."

/// What the drawing is made of: everything that changed, and for what changed in its place who keeps
/// and reaches it and what it keeps and reaches, as long as that fits.
private func shownReport(
  of comparison: ReportComparison, _ changes: DrawnChanges, limits: DrawingLimits
) -> (report: Report, hasNeighbors: Bool) {
  var report = comparison.merged
  let changed = changes.changedComponents
  var components = changes.components
  let relations = report.relations.filter { changes.change(from: $0.from, to: $0.to) != nil }
  let context = report.relations.filter { relation in
    changes.change(from: relation.from, to: relation.to) == nil && relation.isTelling
      && (changed.contains(relation.from) || changed.contains(relation.to))
  }
  let around = components.union(context.flatMap { [$0.from, $0.to] })
  let pairs = Set(
    (relations + context).map { DrawnChanges.Pair(from: $0.from, to: $0.to) })
  let fits = around.count <= limits.nodes * 2 / 3 && pairs.count <= limits.edges * 2 / 3
  if fits { components = around }
  report.components = report.components.filter { components.contains($0.id) }
  report.relations = fits ? relations + context : relations
  return (report, fits || context.isEmpty)
}

extension Relation {
  /// True for what prolongs a life or is reached by everyone.
  fileprivate var isTelling: Bool {
    switch kind {
    case .owns, .keeps, .subscribes, .reaches: place?.isOfProduct != false
    case .uses, .creates, .refers, .defers, .provides: false
    }
  }
}

/// A small picture that says so.
private func unchangedDrawing(of difference: ReportDifference) -> Drawing {
  let sketch = Sketch(
    id: "difference", title: differenceTitle(of: difference), subtitle: "Nothing changed.",
    lanes: [], nodes: [], edges: [],
    notes: ["The graph and the findings are the same on both sides."])
  return Drawing(
    id: sketch.id, title: sketch.title, component: nil, notes: sketch.notes, warnings: [],
    attempts: [],
    fallbackSVG: fallbackGrid(of: sketch),
    clusteredDOT: dotGraph(of: sketch, arrange(sketch), lanes: .clusters, effort: .best).render())
}
