package import Model

extension CodeGraph {
  /// The longest of all scopes: that of the process.
  package var processScope: String { scopes.scopes.first?.name ?? "app" }

  /// True when one of the lives of a component goes on after the scope has ended. Lives are as in
  /// `Component.effectiveScope`, joined by ` | ` when there are several.
  package func outlives(_ lives: String?, _ scope: String) -> Bool {
    guard let lives else { return false }
    return lifeNames(lives).contains { scopes.outlives($0, scope) }
  }

  /// True when the lives and the scope lie on different branches of the tree.
  package func areUnrelated(_ lives: String?, _ scope: String) -> Bool {
    guard let lives else { return false }
    return lifeNames(lives).allSatisfy { scopes.areUnrelated($0, scope) }
  }

  /// How long what is in the slot of a relation can live.
  package func life(ofSlotOf relation: Relation, derived: DerivedData) -> String? {
    relation.isStaticSlot ? processScope : derived.components[relation.from]?.effectiveScope
  }

  /// The single lives of such a text; none when nothing is known.
  package func lives(_ text: String?) -> [String] { text.map(lifeNames) ?? [] }

  private func lifeNames(_ lives: String) -> [String] {
    var names: [String] = []
    for part in lives.split(separator: "|") {
      names.append(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
    return names
  }
}
