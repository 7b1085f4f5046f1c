import Model

/// What it matters to reach while a global is made.
struct InitializationReaches {
  private let derived: DerivedData
  /// Places that are told as access to a global.
  private let accesses: Set<Location>

  init(_ context: RuleContext) {
    let derived = context.derived
    self.derived = derived
    accesses = Set(
      context.graph.relations.lazy.filter { isToldAsAccess($0, derived) }.flatMap(\.evidence)
        .map(\.location))
  }

  /// Without what may be reached from everywhere, and without another name of the same instance; the
  /// surest first. What is only kept is left to the access that is told of it.
  func mattering(of initialization: Initialization) -> [Initialization.Reach] {
    let mattering = initialization.reaches.filter { reach in
      guard reach.component != initialization.component,
        let component = derived.components[reach.component]
      else { return false }
      // An object of constants, which is no access point, is the same whenever it is made.
      let isOfConstants = component.kind == .object && derived.accessPoints[component.id] == nil
      // What lies inside the type that is made is a part of it.
      let isPart =
        derived.components[initialization.component].map(component.isPart) ?? false
      return component.state != .stateless && !component.isLeftAlone && !isOfConstants && !isPart
        && (reach.isUsed || !accesses.contains(reach.location))
    }
    let sure = mattering.filter { confidence(of: $0) == .strong }
    return sure + mattering.filter { confidence(of: $0) != .strong }
  }

  /// How sure it is that the order matters: nothing depends on when what is only kept was made.
  func confidence(of reach: Initialization.Reach) -> Confidence {
    reach.isConditional || !reach.isUsed ? .likely : .strong
  }
}

extension ReachedPair {
  /// True where the component reaches the other only while the global that holds its instance is
  /// made, and uses it there: that is told as the order in which they start.
  func isToldAsOrder(_ initializations: [Initialization], _ reaches: InitializationReaches) -> Bool
  {
    initializations.contains { initialization in
      let told = reaches.mattering(of: initialization).filter {
        reaches.confidence(of: $0) == .strong && targets.contains($0.component)
      }.map(\.location)
      return places.allSatisfy(told.contains)
    }
  }
}

private func isToldAsAccess(_ relation: Relation, _ derived: DerivedData) -> Bool {
  guard derived.reachesGlobal(relation), derived.components[relation.to]?.isLeftAlone != true,
    derived.components[relation.from]?.role.isExempt == false
  else { return false }
  return relation.place == .defaultArgument || isHiddenAccess(relation, derived: derived)
}
