/// How much one picture may show before it is folded.
package struct DrawingLimits: Sendable, Hashable {
  /// Boxes in one picture.
  package var nodes: Int
  /// Lines in one picture.
  package var edges: Int
  /// A component that more than so many others reach or use is a hub: the lines to it become a
  /// count on its box.
  package var hubUsers: Int
  /// The same for pictures that do not fit otherwise.
  package var foldedHubUsers: Int
  /// Lines in a picture with boxes that stand for several components.
  package var foldedEdges: Int
  /// Drawings of modules; the ones with the most severe findings come first.
  package var modules: Int
  /// Drawings of single components, most severe first.
  package var components: Int

  package static let standard = DrawingLimits(
    nodes: 60, edges: 120, hubUsers: 8, foldedHubUsers: 4, foldedEdges: 48, modules: 16,
    components: 24)

  package init(
    nodes: Int, edges: Int, hubUsers: Int, foldedHubUsers: Int, foldedEdges: Int, modules: Int,
    components: Int
  ) {
    self.nodes = nodes
    self.edges = edges
    self.hubUsers = hubUsers
    self.foldedHubUsers = foldedHubUsers
    self.foldedEdges = foldedEdges
    self.modules = modules
    self.components = components
  }

  /// For the rung of the ladder that shows less.
  var halved: DrawingLimits {
    DrawingLimits(
      nodes: max(4, nodes / 2), edges: max(4, edges / 2), hubUsers: max(2, hubUsers / 2),
      foldedHubUsers: max(2, foldedHubUsers / 2), foldedEdges: max(4, foldedEdges / 2),
      modules: modules, components: components)
  }
}

/// What one drawing of a large graph leaves out.
let overviewLimits =
  "At most \(DrawingLimits.standard.nodes) boxes and \(DrawingLimits.standard.edges) lines, "
  + "\(DrawingLimits.standard.foldedEdges) where boxes stand for modules; what is more is folded by "
  + "module and counted."

/// What the page of a large report leaves out.
let pageLimits =
  "Drawings of at most \(DrawingLimits.standard.modules) modules and "
  + "\(DrawingLimits.standard.components) components, those with the most severe findings."
