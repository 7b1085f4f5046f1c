import Model

/// A static or top-level variable of the product, or one of a Kotlin `object` that others write, which
/// changes after its start.
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
      return (field.isStatic || component.kind == .global || field.isOpen(in: component))
        && field.isMutable && isWritten
    }.map { GlobalVariable(component: component, field: $0) }
  }
}

/// Those of them that are told: state that nobody owns, and that no other rule tells.
func toldVariables(in context: RuleContext) -> [GlobalVariable] {
  // Roots are no exception: who may reach globals is one question, who owns state another.
  globalVariables(of: context.graph).filter { variable in
    variable.isOwnerless(context.derived) && !isTold(variable, context)
  }
}

extension Field {
  /// True for a variable of a Kotlin `object` that some other component writes. What the object writes
  /// itself is its own affair: who reaches the object is told of that.
  fileprivate func isOpen(in component: Component) -> Bool {
    guard component.kind == .object, !isPrivate, !isBus else { return false }
    return writers.contains { $0.component != component.id }
  }

  /// True for what passes on what it is given and keeps nothing.
  private var isBus: Bool {
    ["MutableSharedFlow", "Channel"].contains { type.hasPrefix($0) }
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

/// A slot is told with what it keeps, a variable that has to be set first as that, and one that the
/// compiler is told not to check as that.
private func isTold(_ variable: GlobalVariable, _ context: RuleContext) -> Bool {
  let (component, field) = (variable.component.id, variable.field.name)
  if context.derived.isToldAsInterface(component, field, context) { return true }
  if context.derived.isToldAsLate(component, field) { return true }
  if context.derived.isToldAsMonostate(component, field) { return true }
  if isToldAsSilenced(variable, context) { return true }
  return isToldAsNeverReleased(variable, context) || isToldAsSubscription(variable, context)
}

private func isToldAsNeverReleased(_ variable: GlobalVariable, _ context: RuleContext) -> Bool {
  (context.derived.outgoing[variable.component.id] ?? []).contains { relation in
    guard relation.isStaticSlot, relation.slot == variable.field.name,
      let overstay = Overstay(relation, context), overstay.isNeverReleased
    else { return false }
    return context.graph.outlives(overstay.life, overstay.intended.scope)
  }
}
