/// What one drawing is about, before anything is folded.
struct Selection {
  let id: String
  let title: String
  let subtitle: String
  /// Positions in the index, sorted.
  let nodes: [Int]
  /// Always drawn on their own and never folded as hubs.
  let focus: Set<Int>
  /// Nodes around what the drawing is about: folded first.
  let surroundings: Set<Int>
  /// Said after what folding says.
  let notes: [String]
}
