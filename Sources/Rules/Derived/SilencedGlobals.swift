import Model

/// A word that switches the compiler's check of isolation off for state that everyone can reach, and
/// what changes that state with nothing around.
struct SilencedGlobal {
  let component: Component
  let silencer: Silencer
  /// Sorted by place; never empty.
  let writes: [UnguardedWrite]
}

/// All of them in the product, in the order of the graph.
func silencedGlobals(in context: RuleContext) -> [SilencedGlobal] {
  if context.graph.unguardedWrites.isEmpty { return [] }
  let writes = Dictionary(grouping: context.graph.unguardedWrites, by: \.component)
  return context.graph.components.flatMap { component -> [SilencedGlobal] in
    guard let writes = writes[component.id], !component.role.isAlien, component.role != .system
    else { return [] }
    return component.silencers.compactMap { silencer in
      let fields = Set(fields(of: silencer, in: component, context.derived))
      let meant = writes.filter { fields.contains($0.field) }
      return meant.isEmpty
        ? nil : SilencedGlobal(component: component, silencer: silencer, writes: meant)
    }
  }
}

/// True for a variable at which such a word stands: that says more than that it is written.
func isToldAsSilenced(_ variable: GlobalVariable, _ context: RuleContext) -> Bool {
  variable.component.silencers.contains { silencer in
    silencer.field == variable.field.name
      && fields(of: silencer, in: variable.component, context.derived)
        .contains(variable.field.name)
      && context.graph.unguardedWrites.contains {
        $0.component == variable.component.id && $0.field == variable.field.name
      }
  }
}

/// The variables that a word is about, as far as everyone can reach them and someone looks at them.
private func fields(
  of silencer: Silencer, in component: Component, _ derived: DerivedData
) -> [String] {
  let isReached = derived.accessPoints[component.id] != nil
  return component.fields.filter { field in
    let isMeant =
      silencer.field.map {
        $0 == field.name && (isReached || field.isStatic || component.kind == .global)
      } ?? (isReached && !field.isStatic && field.isolation != .lock)
    return isMeant && !silencer.isGuarded && field.storage == .memory && !field.readers.isEmpty
      // One that is set before it is used is told as that.
      && !derived.isToldAsLate(component.id, field.name)
  }.map(\.name)
}
