import Model

/// What became of one attempt.
package enum LayoutOutcome: Sendable {
  case picture(String)
  /// Why there is none, as a clause for people: "took longer than 5 s".
  case failure(String)
}

/// Climbs down the ladder of a drawing: tries each attempt, checks that everything is drawn, and
/// takes the grid when none succeeds. Every failure is told in the notes.
package func layOut(
  _ drawing: Drawing, isolation: isolated (any Actor)? = #isolation,
  with layout: (LayoutAttempt) async -> LayoutOutcome
) async -> LaidOutDrawing {
  var failures: [String] = []
  for attempt in drawing.attempts {
    switch await layout(attempt) {
    case .failure(let reason): failures.append("A layout failed: \(reason).")
    case .picture(let svg):
      if let problem = checkLayout(svg: svg, attempt: attempt) {
        failures.append("A layout was not used: \(problem).")
      } else if let clean = cleanSVG(svg, attempt: attempt) {
        return LaidOutDrawing(
          id: drawing.id, title: drawing.title, svg: clean, notes: attempt.notes + failures,
          isLaidOut: true, clusteredDOT: drawing.clusteredDOT)
      } else {
        failures.append("A layout was not used: it could not be taken apart.")
      }
    }
  }
  return LaidOutDrawing(
    id: drawing.id, title: drawing.title, svg: drawing.fallbackSVG,
    notes: drawing.notes + failures + ["Shown as a grid, since no layout succeeded."],
    isLaidOut: false, clusteredDOT: drawing.clusteredDOT)
}

/// The drawing of a selection with its ladder: the best layout, a modest one, a modest one of a
/// graph that is folded further.
func makeDrawing(
  of selection: Selection, in index: DrawingIndex, limits: DrawingLimits, component: ComponentID?
) -> Drawing {
  let sketch = makeSketch(of: selection, in: index, limits: limits)
  let arrangement = arrange(sketch)
  let folded = makeSketch(of: selection, in: index, limits: limits.halved)
  return Drawing(
    id: selection.id, title: selection.title,
    component: component, notes: sketch.notes,
    warnings: selection.warnings,
    attempts: [
      attempt(sketch, arrangement, effort: .best, seconds: 5),
      attempt(sketch, arrangement, effort: .least, seconds: 10),
      attempt(folded, arrange(folded), effort: .least, seconds: 5),
    ],
    fallbackSVG: fallbackGrid(of: sketch),
    clusteredDOT: dotGraph(of: sketch, arrangement, lanes: .clusters, effort: .best).render())
}

private func attempt(
  _ sketch: Sketch, _ arrangement: Arrangement, effort: LayoutEffort, seconds: Int
) -> LayoutAttempt {
  LayoutAttempt(
    dot: dotGraph(of: sketch, arrangement, lanes: .rows, effort: effort).render(),
    seconds: seconds, nodeCount: sketch.nodes.count, edgeCount: sketch.edges.count,
    notes: sketch.notes, sketch: sketch)
}
