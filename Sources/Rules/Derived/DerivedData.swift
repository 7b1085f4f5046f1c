package import Model

/// What several rules look up in one graph; computed once for a run.
package struct DerivedData: Sendable {
  /// Components by id.
  package let components: [ComponentID: Component]
  /// Relations by source and by target, in the order of the graph.
  package let outgoing: [ComponentID: [Relation]]
  package let incoming: [ComponentID: [Relation]]
  /// Components that some holder lets go of, so that at least one instance ends before its keepers.
  package let heldByHolders: Set<ComponentID>
  /// Components that everyone can reach, with their access points.
  package let accessPoints: [ComponentID: [AccessPoint]]

  package init(_ graph: CodeGraph) {
    components = Dictionary(
      graph.components.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: graph.relations, by: \.from)
    incoming = Dictionary(grouping: graph.relations, by: \.to)
    heldByHolders = Set(graph.relations.lazy.filter(\.isHolder).map(\.to))
    accessPoints = Dictionary(grouping: graph.accessPoints, by: \.component)
  }
}
