/// What one component has to do with another, where that is not what it was.
package struct RelationChange: Sendable, Hashable, Codable {
  /// Relations between the two of one sort, whatever the fields and places.
  package struct Form: Sendable, Hashable, Codable {
    package let kind: Relation.Kind
    package let via: Relation.Via?
    package let place: Relation.Place?
    /// True when the slot is emptied or replaced somewhere, or the subscription cancelled.
    package let isReleased: Bool
    /// In how many places of the code it stands.
    package let count: Int
    /// The first of its places.
    package let location: Location?

    package init(
      kind: Relation.Kind, via: Relation.Via?, place: Relation.Place?, isReleased: Bool,
      count: Int, location: Location?
    ) {
      self.kind = kind
      self.via = via
      self.place = place
      self.isReleased = isReleased
      self.count = count
      self.location = location
    }
  }

  package let change: Change
  package let from: ComponentID
  package let to: ComponentID
  /// Strongest first; empty when the relation was added.
  package let old: [Form]
  /// Strongest first; empty when the relation was removed.
  package let new: [Form]

  package init(from: ComponentID, to: ComponentID, old: [Form], new: [Form]) {
    change = old.isEmpty ? .added : new.isEmpty ? .removed : .changed
    self.from = from
    self.to = to
    self.old = old
    self.new = new
  }
}
