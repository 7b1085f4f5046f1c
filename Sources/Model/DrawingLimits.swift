/// How much one picture may show before it is folded, and how many pictures a report has.
package struct DrawingLimits: Sendable, Hashable {
  /// Boxes in one picture.
  package var nodes = 60
  /// Lines in one picture.
  package var edges = 120
  /// A component that more than so many others reach or use is a hub: the lines to it become a
  /// count on its box.
  package var hubUsers = 8
  /// The same for pictures that do not fit otherwise.
  package var foldedHubUsers = 4
  /// Lines in a picture with boxes that stand for several components.
  package var foldedEdges = 48
  /// Drawings of modules; the ones with the most severe findings come first.
  package var modules = 16
  /// Drawings of single components, most severe first.
  package var components = 24
  /// Drawings of the ways that findings tell, most severe first.
  package var paths = 24

  package static let standard = DrawingLimits()

  package init() {}

  /// These limits where they are not beyond the largest ones.
  package func within(_ largest: DrawingLimits?) -> DrawingLimits {
    guard let largest else { return self }
    var limits = self
    limits.nodes = min(nodes, largest.nodes)
    limits.edges = min(edges, largest.edges)
    limits.foldedEdges = min(foldedEdges, largest.foldedEdges)
    return limits
  }

  /// For a picture that shows less.
  package var halved: DrawingLimits {
    var limits = self
    limits.nodes = max(4, nodes / 2)
    limits.edges = max(4, edges / 2)
    limits.hubUsers = max(2, hubUsers / 2)
    limits.foldedHubUsers = max(2, foldedHubUsers / 2)
    limits.foldedEdges = max(4, foldedEdges / 2)
    return limits
  }
}
