import Model

extension DerivedData {
  /// Slots that hold an object of a shorter scope: who keeps it too long is told at that object.
  func slotsOfShorterScope(of component: Component) -> Set<String> {
    var slots: Set<String> = []
    for relation in outgoing[component.id] ?? []
    where relation.kind == .owns || relation.kind == .keeps {
      if let slot = relation.slot, components[relation.to]?.intendedScope != nil {
        slots.insert(slot)
      }
    }
    return slots
  }
}
