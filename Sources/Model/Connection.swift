/// The ways by which one component reaches or keeps another: the answer to `why A B`.
package struct Connection: Sendable, Hashable, Codable {
  /// What a whole way amounts to: as much as its weakest step.
  package enum Strength: String, Sendable, Codable, CaseIterable {
    /// Every step stores the next one strongly.
    case keeps
    /// At least one step goes through an access point, all others store strongly.
    case reaches
    /// At least one step neither stores strongly nor goes through an access point.
    case touches
  }

  /// One relation between two neighbours of a way.
  package struct Link: Sendable, Hashable, Codable {
    package let kind: Relation.Kind
    /// The field, the parameter or the access point; `nil` when there is none.
    package let slot: String?
    package let via: Relation.Via?
    package let place: Relation.Place?
    /// In how many places of the code it stands.
    package let count: Int
    /// Routines that empty or replace the slot; sorted.
    package let releasedIn: [String]
    /// The first of its places.
    package let location: Location?

    package init(_ relation: Relation) {
      kind = relation.kind
      slot = relation.slot
      via = relation.via
      place = relation.place
      count = relation.evidence.count
      releasedIn = relation.isHolder ? Set(relation.releasedAt.map(\.routine)).sorted() : []
      location = relation.evidence.first?.location
    }
  }

  /// A component on a way, and how the one before leads to it.
  package struct Step: Sendable, Hashable, Codable {
    package let component: ComponentID
    /// Strongest first; empty for the first component.
    package let links: [Link]

    package init(component: ComponentID, links: [Link]) {
      self.component = component
      self.links = links
    }
  }

  /// A way on which no component stands twice, except that one to itself ends where it began.
  package struct Path: Sendable, Hashable, Codable {
    package let strength: Strength
    package let steps: [Step]

    package init(strength: Strength, steps: [Step]) {
      self.strength = strength
      self.steps = steps
    }
  }

  package let from: ComponentID
  package let to: ComponentID
  /// The kinds of relation that were followed.
  package let followed: [Relation.Kind]
  /// Shortest first, then by identity of what they lead through.
  package let paths: [Path]
  /// True when there are further ways.
  package let hasMore: Bool
  /// True when there is no way, but one through relations that were not followed.
  package let hasWeakerPath: Bool
  /// True when there is no way, but one in the other direction.
  package let hasReversePath: Bool

  package init(
    from: ComponentID, to: ComponentID, followed: [Relation.Kind], paths: [Path], hasMore: Bool,
    hasWeakerPath: Bool, hasReversePath: Bool
  ) {
    self.from = from
    self.to = to
    self.followed = followed
    self.paths = paths
    self.hasMore = hasMore
    self.hasWeakerPath = hasWeakerPath
    self.hasReversePath = hasReversePath
  }
}
