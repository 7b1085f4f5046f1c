/// A picture to be made: what to lay out, and what to do when that fails.
package struct Drawing: Sendable {
  /// Letters, digits and hyphens: `overview`, `module-Env`.
  package let id: String
  /// For people: "Overview", "Module Env".
  package let title: String
  /// What was folded or left out to keep it readable; empty when nothing was.
  package let notes: [String]
  /// From the best to the safest; the first that succeeds counts.
  package let attempts: [LayoutAttempt]
  /// A picture made without any layout engine, for when every attempt fails.
  package let fallbackSVG: String

  package init(
    id: String, title: String, notes: [String], attempts: [LayoutAttempt], fallbackSVG: String
  ) {
    self.id = id
    self.title = title
    self.notes = notes
    self.attempts = attempts
    self.fallbackSVG = fallbackSVG
  }
}

/// One rung of the ladder: a DOT text, how long its layout may take, and how to know that the
/// result is whole.
package struct LayoutAttempt: Sendable {
  package let dot: String
  package let seconds: Int
  package let nodeCount: Int
  package let edgeCount: Int

  package init(dot: String, seconds: Int, nodeCount: Int, edgeCount: Int) {
    self.dot = dot
    self.seconds = seconds
    self.nodeCount = nodeCount
    self.edgeCount = edgeCount
  }
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

  package init(id: String, title: String, svg: String, notes: [String], isLaidOut: Bool) {
    self.id = id
    self.title = title
    self.svg = svg
    self.notes = notes
    self.isLaidOut = isLaidOut
  }
}
