/// What one drawing is about, before anything is folded.
struct Selection {
  let id: String
  let title: String
  let subtitle: String
  /// Positions in the index, sorted.
  let nodes: [Int]
  /// Marked as what the drawing is about.
  let focus: Set<Int>
  /// Always drawn on their own and never folded as hubs; the focus is among them.
  let kept: Set<Int>
  /// Nodes around what the drawing is about: folded first.
  let surroundings: Set<Int>
  /// What boxes stand for; `nil` folds only what does not fit.
  let collapse: DrawingView.Collapse?
  /// What people must hear beside the picture, such as that it is empty.
  let warnings: [String]
  /// Said after what folding says.
  let notes: [String]
}

extension Selection {
  /// Folded only where it does not fit.
  init(
    id: String, title: String, subtitle: String, nodes: [Int], focus: Set<Int> = [],
    surroundings: Set<Int> = [], notes: [String]
  ) {
    self.init(
      id: id, title: title, subtitle: subtitle, nodes: nodes, focus: focus, kept: focus,
      surroundings: surroundings, collapse: nil, warnings: [], notes: notes)
  }
}
