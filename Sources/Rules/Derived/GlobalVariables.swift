import Model

/// A static or top-level variable of the product that changes after its start.
struct GlobalVariable {
  let component: Component
  let field: Field
}

/// All of them, in the order of the graph.
func globalVariables(of graph: CodeGraph) -> [GlobalVariable] {
  graph.components.flatMap { component -> [GlobalVariable] in
    if component.role.isAlien || component.role == .system { return [] }
    return component.fields.filter { field in
      // A manifest says that a field changes, and not by whom.
      let isWritten = !field.writers.isEmpty || component.language == .manifest
      return (field.isStatic || component.kind == .global) && field.isMutable && isWritten
    }.map { GlobalVariable(component: component, field: $0) }
  }
}

extension GlobalVariable {
  /// True when it is state that nobody owns: neither kept beyond the process, nor data of a session,
  /// which is told as that, nor an access point that its own instance fills or what stands behind one.
  func isOwnerless(_ derived: DerivedData) -> Bool {
    field.storage == .memory && !isSetByItsOwner(derived) && !isBehindAccessPoint(derived)
      && (component.role.isExempt || field.dataScope == nil)
  }

  /// A variable that only its own file or type sets: who reaches what is in it is told of the access
  /// point.
  private func isBehindAccessPoint(_ derived: DerivedData) -> Bool {
    let store = AccessPoint.Store(component: component.id, field: field.name)
    return derived.stores.contains(store)
      && (field.isPrivate || field.writers.allSatisfy { $0.component == component.id })
  }

  /// An access point that its instance fills itself, as an application delegate does when it is
  /// made: who reaches it is told by another rule.
  private func isSetByItsOwner(_ derived: DerivedData) -> Bool {
    let points = field.location.flatMap { derived.accessPointsByLocation[$0] } ?? []
    return points.contains { point in field.writers.allSatisfy { $0.component == point.component } }
  }
}
