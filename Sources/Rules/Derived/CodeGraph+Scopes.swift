package import Model

extension CodeGraph {
  /// The longest of all scopes: that of the process.
  package var processScope: String { scopes.scopes.first?.name ?? "app" }

  /// True when one of the lives of a component goes on after the scope has ended. Lives are as in
  /// `Component.effectiveScope`, joined by ` | ` when there are several.
  package func outlives(_ lives: String?, _ scope: String) -> Bool {
    Component.lives(lives).contains { scopes.outlives($0, scope) }
  }

  /// True for a field whose data belongs to a flow, or to what is even shorter.
  func isFlowData(_ field: Field) -> Bool {
    field.dataScope.map { $0 == "flow" || scopes.outlives("flow", $0) } ?? false
  }

  /// True when the lives and the scope lie on different branches of the tree.
  package func areUnrelated(_ lives: String?, _ scope: String) -> Bool {
    let single = Component.lives(lives)
    return !single.isEmpty && single.allSatisfy { scopes.areUnrelated($0, scope) }
  }

  /// How long what is in the slot of a relation can live.
  package func life(ofSlotOf relation: Relation, derived: DerivedData) -> String? {
    relation.isStaticSlot ? processScope : derived.components[relation.keeper]?.effectiveScope
  }
}
