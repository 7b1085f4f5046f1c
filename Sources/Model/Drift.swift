/// One thing that a manifest and the sources say differently.
package struct Drift: Sendable, Hashable {
  /// What differs. Kinds are sorted by how strongly they hold.
  package enum Difference: Sendable, Hashable {
    /// The manifest declares a component that the sources do not show; with the nearest name that
    /// they do.
    case notFound(nearest: String?)
    /// The sources show a component that a complete manifest does not declare.
    case notDeclared
    /// The code gives it another scope, and why, one clause for people.
    case scope(declared: String, shown: String, reason: String, isSure: Bool)
    case relationNotFound(Relation.Kind, to: ComponentID)
    case relationNotDeclared(Relation.Kind, to: ComponentID)
    case relation(declared: Relation.Kind, shown: Relation.Kind, to: ComponentID)
  }

  package let component: ComponentID
  package let difference: Difference
  /// Where the manifest says it; in the sources for what it does not declare.
  package let location: Location
  /// Where the sources show it; `nil` where they do not.
  package let shownAt: Location?

  package init(
    component: ComponentID, difference: Difference, location: Location, shownAt: Location?
  ) {
    self.component = component
    self.difference = difference
    self.location = location
    self.shownAt = shownAt
  }
}

extension Drift.Difference {
  /// The component at the other end of a relation; `nil` where it is about one alone.
  package var target: ComponentID? {
    switch self {
    case .notFound, .notDeclared, .scope: nil
    case .relationNotFound(_, let target), .relationNotDeclared(_, let target),
      .relation(_, _, let target):
      target
    }
  }
}
