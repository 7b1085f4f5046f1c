/// The one graph of all inputs: components, their relations and lifetimes. Immutable once built;
/// every list is sorted, so equal inputs give equal graphs.
package struct CodeGraph: Sendable {
  package var name: String
  package var scopes: ScopeTree
  /// Sorted by id.
  package var components: [Component]
  /// Sorted by source, target, kind, place and slot.
  package var relations: [Relation]
  /// Sorted by component, then by spelling.
  package var accessPoints: [AccessPoint]
  /// Routines that end a session, sorted by place.
  package var sessionEndings: [SessionEnding]
  /// Names that could not be linked, mistakes of directives.
  package var problems: [Problem]

  package init(
    name: String, scopes: ScopeTree, components: [Component], relations: [Relation],
    accessPoints: [AccessPoint], sessionEndings: [SessionEnding], problems: [Problem]
  ) {
    self.name = name
    self.scopes = scopes
    self.components = components
    self.relations = relations
    self.accessPoints = accessPoints
    self.sessionEndings = sessionEndings
    self.problems = problems
  }
}

/// A declaration through which everyone can reach a component.
package struct AccessPoint: Sendable, Hashable, Codable {
  /// Number of accesses in one sort of place.
  package struct Count: Sendable, Hashable, Codable {
    package let place: Relation.Place
    package let count: Int

    package init(place: Relation.Place, count: Int) {
      self.place = place
      self.count = count
    }
  }

  /// The component that is reached.
  package var component: ComponentID
  /// The declared name: `shared`.
  package var name: String
  /// What a caller writes: `SessionManager.shared`.
  package var spelling: String
  /// True when the access point itself can be replaced.
  package var isMutable: Bool
  /// True when callers can also construct instances of their own.
  package var isConstructible: Bool
  package var location: Location?
  /// Sorted by place; only places with accesses.
  package var accesses: [Count]

  package init(
    component: ComponentID, name: String, spelling: String, isMutable: Bool,
    isConstructible: Bool, location: Location?, accesses: [Count] = []
  ) {
    self.component = component
    self.name = name
    self.spelling = spelling
    self.isMutable = isMutable
    self.isConstructible = isConstructible
    self.location = location
    self.accesses = accesses
  }
}

/// A routine that ends a session: `logout`, `signOut`, a token-expired handler.
package struct SessionEnding: Sendable, Hashable, Codable {
  /// One field that the routine empties, itself or through what it calls.
  package struct Cleared: Sendable, Hashable, Codable {
    package let component: ComponentID
    package let field: String
    /// True when it gets another value instead of none.
    package let isReplaced: Bool
    /// In the words of the source; `nil` when it always happens.
    package let condition: String?
    package let location: Location?

    package init(
      component: ComponentID, field: String, isReplaced: Bool, condition: String?,
      location: Location?
    ) {
      self.component = component
      self.field = field
      self.isReplaced = isReplaced
      self.condition = condition
      self.location = location
    }
  }

  package var component: ComponentID
  /// Name for people: `SessionManager.logout`.
  package var name: String
  package var location: Location?
  /// Sorted by component, field and place.
  package var clears: [Cleared]

  package init(component: ComponentID, name: String, location: Location?, clears: [Cleared]) {
    self.component = component
    self.name = name
    self.location = location
    self.clears = clears
  }
}
