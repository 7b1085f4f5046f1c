import Model

/// A component about which there is something to decide.
struct VerdictSubject {
  let component: Component
  let kind: Verdict.Kind
  /// What it is bound by, as people ask for it; empty for what no binding keeps for a scope.
  let key: String
  /// Its bindings that name a scope.
  let scoped: [Binding]

  /// `nil` where nobody decided anything: what is handed over and has no scope of its own, and what
  /// only tests, previews or samples bind.
  init?(_ component: Component, _ derived: DerivedData) {
    self.component = component
    let bindings = derived.bindings[component.id] ?? []
    scoped = bindings.filter { $0.scope != nil }
    // What is asked for by an interface is known by that.
    let told = scoped.filter { $0.form != .constructor }
    key = listing(Set((told.isEmpty ? scoped : told).map(\.key)).sorted())
    if derived.accessPoints[component.id] != nil {
      kind = .global
    } else if component.role.isAlien || component.role == .system {
      return nil
    } else if !scoped.isEmpty || component.isKeptByContainer {
      kind = .binding
    } else if component.isDeclaredWithState {
      kind = .declaration
    } else {
      return nil
    }
  }

  /// Who is given it by a container, without what is no part of the product.
  func consumers(_ derived: DerivedData) -> Set<ComponentID> {
    let all = (derived.bindings[component.id] ?? []).flatMap(\.consumers).map(\.component)
    return Set(all).filter { $0 != component.id && derived.components[$0]?.role.isAlien == false }
  }
}

extension Component {
  /// True for what a container of Swift is told to keep. The graph knows the bindings of those only by
  /// the scope that they give.
  fileprivate var isKeptByContainer: Bool {
    language == .swift && scopeEvidence.contains { $0.source == .injection }
  }

  /// True where a manifest says what it holds.
  fileprivate var isDeclaredWithState: Bool {
    language == .manifest
      ? !fields.isEmpty
      : fields.contains { field in field.dataEvidence.contains { $0.confidence == .proven } }
  }
}
