package import Model

/// True for an access to a global of the project, also to one that a locator hands out, from the code
/// of a component that is neither root, test, preview nor sample.
package func isHiddenAccess(_ relation: Relation, derived: DerivedData) -> Bool {
  derived.reachesGlobal(relation) && isHidden(relation, derived: derived)
}

/// True where the code of such a component asks a container or a locator.
func isContainerLookup(_ relation: Relation, derived: DerivedData) -> Bool {
  relation.kind == .reaches && relation.via == .serviceLocator
    && isHidden(relation, derived: derived)
}

private func isHidden(_ relation: Relation, derived: DerivedData) -> Bool {
  guard let place = relation.place, place.isHidden,
    let source = derived.components[relation.from], !source.role.isExempt
  else { return false }
  guard let target = derived.components[relation.to] else { return true }
  // A type inside another is a part of it: neither hides from the other. What a component names for a
  // container to give is none.
  return !source.isPart(of: target)
    && (relation.via == .serviceLocator || !target.isPart(of: source))
}

extension Relation.Place {
  /// True where the interface of the code does not show what it reaches.
  package var isHidden: Bool {
    switch self {
    case .body, .propertyInitializer, .staticInitializer, .extension: true
    case .defaultArgument, .compositionRoot, .test, .preview, .unbuilt: false
    }
  }
}

extension DerivedData {
  /// What a caller writes to reach the component through a relation: `Theme.shared`.
  package func spelling(of relation: Relation) -> String {
    let points = accessPoints[relation.to] ?? []
    let point = points.first { $0.name == relation.slot } ?? points.first
    return point?.spelling ?? name(relation.to)
  }

  /// True for what names a global of the project: a singleton, or a member of a locator.
  func reachesGlobal(_ relation: Relation) -> Bool {
    relation.reachesGlobal(of: accessPoints[relation.to] ?? [])
  }
}
