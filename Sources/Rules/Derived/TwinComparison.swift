import Model

/// What differs between the two components of a twin.
struct TwinComparison {
  private let graph: CodeGraph
  private let derived: DerivedData
  /// The other one of each twin.
  private let others: [ComponentID: ComponentID]

  init(_ pairs: [(swift: ComponentID, kotlin: ComponentID)], graph: CodeGraph, derived: DerivedData)
  {
    self.graph = graph
    self.derived = derived
    var others: [ComponentID: ComponentID] = [:]
    for (swift, kotlin) in pairs {
      others[swift] = kotlin
      others[kotlin] = swift
    }
    self.others = others
  }

  func differences(_ swift: Component, _ kotlin: Component) -> [Twin.Difference] {
    [
      difference(.scope, swift, kotlin, scope),
      difference(.access, swift, kotlin, access),
    ].compactMap { $0 } + sessionData(swift, kotlin) + reaches(swift, kotlin)
  }

  /// A difference where both sides are known and do not say the same.
  private func difference(
    _ aspect: Twin.Difference.Aspect, _ swift: Component, _ kotlin: Component,
    _ words: (Component) -> String?
  ) -> Twin.Difference? {
    guard let left = words(swift), let right = words(kotlin), left != right else { return nil }
    return Twin.Difference(aspect: aspect, swift: left, kotlin: right)
  }

  private func scope(_ component: Component) -> String? {
    (component.effectiveScope ?? component.declaredScope).map { "lives as long as \($0)" }
  }

  private func access(_ component: Component) -> String {
    derived.accessPoints[component.id] == nil
      ? "is handed over" : "everyone can reach it"
  }

  /// Fields with data of the user that only one has, or only one empties.
  private func sessionData(_ swift: Component, _ kotlin: Component) -> [Twin.Difference] {
    let left = fields(of: swift)
    let right = fields(of: kotlin)
    return Set(left.keys).union(right.keys).sorted().compactMap { key in
      let one = left[key]
      let other = right[key]
      guard [one, other].contains(where: isSessionData) else { return nil }
      let words = (describe(one), describe(other))
      guard words.0 != words.1 else { return nil }
      let name = one?.name ?? other?.name ?? key
      return Twin.Difference(
        aspect: .sessionData, swift: "`\(name)` \(words.0)", kotlin: "`\(name)` \(words.1)")
    }
  }

  /// What belongs to a flow is no question of signing out.
  private func isSessionData(_ field: Field?) -> Bool {
    guard let field, let scope = field.dataScope else { return false }
    return !graph.isFlowData(field) && scope != graph.processScope
  }

  private func fields(of component: Component) -> [String: Field] {
    Dictionary(
      component.fields.map { (fieldKey($0.name), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func describe(_ field: Field?) -> String {
    guard let field else { return "is not there" }
    if !field.clearedIn.isEmpty { return "is emptied at sign-out" }
    return field.isMutable ? "stays at sign-out" : "never changes"
  }

  /// Twins that only one of the two reaches without saying so.
  private func reaches(_ swift: Component, _ kotlin: Component) -> [Twin.Difference] {
    let left = hiddenTargets(of: swift.id)
    let right = Set(hiddenTargets(of: kotlin.id).compactMap { others[$0] })
    return left.symmetricDifference(right).sorted().map { target in
      let name = derived.components[target]?.name ?? target.text
      let told = "reaches `\(name)` without saying so"
      let untold = "does not reach `\(name)` that way"
      return left.contains(target)
        ? Twin.Difference(aspect: .reaches, swift: told, kotlin: untold)
        : Twin.Difference(aspect: .reaches, swift: untold, kotlin: told)
    }
  }

  /// Those of them that have twins.
  private func hiddenTargets(of id: ComponentID) -> Set<ComponentID> {
    var targets: Set<ComponentID> = []
    for relation in derived.outgoing[id] ?? []
    where others[relation.to] != nil
      && (isHiddenAccess(relation, derived: derived)
        || isContainerLookup(relation, derived: derived))
    {
      targets.insert(relation.to)
    }
    return targets
  }
}

/// `_session` of Kotlin is the private one behind `session`.
private func fieldKey(_ name: String) -> String {
  name.drop { $0 == "_" }.lowercased()
}
