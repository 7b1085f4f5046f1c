package import Model

/// What several rules look up in one graph; computed once for a run. An object, since all of them
/// hand it on.
package final class DerivedData: Sendable {
  /// Components by id.
  package let components: [ComponentID: Component]
  /// Relations by source and by target, in the order of the graph.
  package let outgoing: [ComponentID: [Relation]]
  package let incoming: [ComponentID: [Relation]]
  /// The relations that hold a component for good, by what is held, in the order of the graph.
  package let keeping: [ComponentID: [Relation]]
  /// Components that some holder lets go of, so that at least one instance ends before its keepers.
  package let heldByHolders: Set<ComponentID>
  /// Components that everyone can reach, with their access points.
  package let accessPoints: [ComponentID: [AccessPoint]]

  /// Access points by the place of their declaration.
  package let accessPointsByLocation: [Location: [AccessPoint]]
  /// Variables that stand behind access points.
  let stores: Set<AccessPoint.Store>
  /// Fields that sign-out empties or gives another value, by component.
  package let handledAtSignOut: [ComponentID: Set<String>]
  /// Routines that hand a component the next session, by place.
  package let switches: [ComponentID: [SessionEnding]]

  /// What is shown and strongly held, and what is usable only after a set-up, by component.
  let interfaceSlots: [ComponentID: [InterfaceSlot]]
  let lateSlots: [ComponentID: [LateSlot]]
  /// What instances share, by component.
  let sharedStorages: [ComponentID: SharedStorage]
  /// What containers are told to hand out, by component.
  let bindings: [ComponentID: [Binding]]

  /// Names that components of several modules bear.
  private let sharedNames: Set<String>

  package init(_ graph: CodeGraph) {
    var counts: [String: Int] = [:]
    for component in graph.components { counts[component.name, default: 0] += 1 }
    sharedNames = Set(counts.lazy.filter { $0.value > 1 }.map(\.key))
    components = Dictionary(
      graph.components.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: graph.relations, by: \.from)
    incoming = Dictionary(grouping: graph.relations, by: \.to)
    keeping = Dictionary(
      grouping: graph.relations.lazy.filter { $0.capturesLifetime && $0.keeper != $0.kept },
      by: \.kept)
    heldByHolders = Set(graph.relations.lazy.filter(\.isHolder).map(\.to))
    accessPoints = Dictionary(grouping: graph.accessPoints, by: \.component)
    accessPointsByLocation = Dictionary(
      grouping: graph.accessPoints.filter { $0.location != nil },
      by: { $0.location ?? .start(of: "") })
    stores = Set(graph.accessPoints.compactMap(\.store))
    var handled: [ComponentID: Set<String>] = [:]
    for cleared in graph.sessionEndings.filter({ $0.successor == nil }).flatMap(\.clears) {
      handled[cleared.component, default: []].insert(cleared.field)
    }
    handledAtSignOut = handled
    interfaceSlots = Dictionary(grouping: graph.interfaceSlots, by: \.component)
    lateSlots = Dictionary(grouping: graph.lateSlots, by: \.component)
    bindings = Dictionary(grouping: graph.bindings, by: \.component)
    sharedStorages = Dictionary(
      graph.sharedStorages.map { ($0.component, $0) }, uniquingKeysWith: { first, _ in first })
    switches = Dictionary(
      grouping: graph.sessionEndings.filter { $0.successor != nil }, by: \.component)
  }

  /// The component's name for people: with its module where several modules have one of that name.
  package func name(_ id: ComponentID) -> String {
    guard let component = components[id] else {
      return String(id.text.drop { $0 != "/" }.dropFirst())
    }
    return sharedNames.contains(component.name) && !component.module.isEmpty
      ? "\(component.name) (\(component.module))" : component.name
  }
}
