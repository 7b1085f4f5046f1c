package import Model

/// A picture to be made: what to lay out, and what to do when that fails.
package struct Drawing: Sendable {
  /// Letters, digits and hyphens: `overview`, `module-Env-1a2b`.
  package let id: String
  /// For people: "Overview", "Module Env".
  package let title: String
  /// The component that a neighbourhood is about; `nil` for other drawings.
  package let component: ComponentID?
  /// What was folded or left out to keep it readable; empty when nothing was.
  package let notes: [String]
  /// What people must hear beside the picture, such as that it is empty.
  package let warnings: [String]
  /// From the best to the safest; the first that succeeds counts.
  package let attempts: [LayoutAttempt]
  /// A picture made without any layout engine, for when every attempt fails.
  package let fallbackSVG: String
  /// For PNG, PDF and other people's Graphviz: lanes are clusters, the legend is text.
  package let clusteredDOT: String
}

/// One rung of the ladder: a DOT text, how long its layout may take, and how to know that the
/// result is whole.
package struct LayoutAttempt: Sendable {
  package let dot: String
  package let seconds: Int
  package let nodeCount: Int
  package let edgeCount: Int
  /// What this rung shows less than the first.
  package let notes: [String]
  let sketch: Sketch
}

/// A drawing after layout.
package struct LaidOutDrawing: Sendable {
  package let id: String
  package let title: String
  /// Clean SVG: no prologue, no comments, no version of any program.
  package let svg: String
  /// The notes of the drawing, and what failed on the way.
  package let notes: [String]
  /// False when every layout failed and the fallback is shown.
  package let isLaidOut: Bool
  /// The same for other people's Graphviz.
  package let clusteredDOT: String

  package init(
    id: String, title: String, svg: String, notes: [String], isLaidOut: Bool,
    clusteredDOT: String = ""
  ) {
    self.clusteredDOT = clusteredDOT
    self.id = id
    self.title = title
    self.svg = svg
    self.notes = notes
    self.isLaidOut = isLaidOut
  }
}
