import Model

/// The graph while it is put together: components and relations by identity.
struct GraphDraft {
  /// What tells one relation from another.
  private struct RelationKey: Hashable {
    let from: ComponentID
    let to: ComponentID
    let kind: Relation.Kind
    let via: Relation.Via?
    let place: Relation.Place?
    let slot: String?
    let subscription: Subscription?
    /// A callback that is cancelled is not one that nobody cancels.
    let isCancelled: Bool
  }

  var components: [ComponentID: Component] = [:]
  var accessPoints: [AccessPoint] = []
  var sessionEndings: [SessionEnding] = []
  var problems: [Problem] = []
  private var relationsByKey: [RelationKey: Relation] = [:]
  /// Filled once a manifest asks: what the sources show between two components.
  private var keysByEnds: [[ComponentID]: [RelationKey]]?

  /// Adds a relation, or its evidence to the one that says the same.
  mutating func add(_ relation: Relation) {
    let key = RelationKey(
      from: relation.from, to: relation.to, kind: relation.kind, via: relation.via,
      place: relation.place, slot: relation.slot, subscription: relation.subscription,
      isCancelled: relation.subscription != nil && !relation.releasedAt.isEmpty)
    guard var known = relationsByKey[key] else {
      relationsByKey[key] = relation
      return
    }
    known.evidence += relation.evidence
    known.releasedAt += relation.releasedAt
    known.isReplaceable = known.isReplaceable || relation.isReplaceable
    known.isStaticSlot = known.isStaticSlot || relation.isStaticSlot
    known.pointsBack = known.pointsBack || relation.pointsBack
    relationsByKey[key] = known
  }

  /// All relations, in no order.
  var unsortedRelations: some Collection<Relation> { relationsByKey.values }

  /// Where the sources show the same between two components, the evidence of a manifest joins that;
  /// false where they show nothing of the kind.
  mutating func confirm(_ relation: Relation) -> Bool {
    let ends = [relation.from, relation.to]
    let keys = keysByEnds ?? Dictionary(grouping: relationsByKey.keys) { [$0.from, $0.to] }
    keysByEnds = keys
    let holding: Set<Relation.Kind> = [.owns, .keeps]
    let same = (keys[ends] ?? []).filter { key in
      key.kind == relation.kind || holding.contains(key.kind) && holding.contains(relation.kind)
    }
    let placed = same.filter { $0.place == relation.place }
    for key in placed.isEmpty ? same : placed {
      // Each place of an access counts as one, and the manifest makes none.
      if key.kind != .reaches { relationsByKey[key]?.evidence += relation.evidence }
      relationsByKey[key]?.releasedAt += relation.releasedAt
      if relation.isReplaceable { relationsByKey[key]?.isReplaceable = true }
    }
    return !same.isEmpty
  }

  /// All relations, sorted, each with sorted evidence without duplicates.
  func sortedRelations() -> [Relation] {
    var relations = Array(relationsByKey.values)
    for index in relations.indices {
      if relations[index].evidence.count > 1 {
        relations[index].evidence = uniqued(relations[index].evidence.sorted())
      }
      if relations[index].releasedAt.count > 1 {
        relations[index].releasedAt = uniqued(relations[index].releasedAt.sorted(by: byPlace))
      }
    }
    // Numbers are moved about more cheaply than relations, and most differ in their ends.
    let unsorted = relations
    return unsorted.indices.sorted { left, right in
      if unsorted[left].from != unsorted[right].from {
        return unsorted[left].from < unsorted[right].from
      }
      if unsorted[left].to != unsorted[right].to { return unsorted[left].to < unsorted[right].to }
      return precedes(unsorted[left], unsorted[right])
    }.map { unsorted[$0] }
  }

  /// The order of relations between the same two components.
  private func precedes(_ left: Relation, _ right: Relation) -> Bool {
    let (first, second) = (order(left), order(right))
    if first != second { return first < second }
    return subscriptionOrder(left) < subscriptionOrder(right)
  }

  private func byPlace(_ left: Release, _ right: Release) -> Bool {
    guard let first = left.location, let second = right.location else {
      return left.routine < right.routine
    }
    return (first, left.routine) < (second, right.routine)
  }

  private func order(_ relation: Relation) -> (String, String, String, String) {
    (
      relation.kind.rawValue, relation.via?.rawValue ?? "", relation.place?.rawValue ?? "",
      relation.slot ?? ""
    )
  }

  /// Subscriptions that differ only in what they register stand in the order of their places.
  private func subscriptionOrder(_ relation: Relation) -> (Location, String) {
    let subscription = relation.subscription
    let words = [
      subscription?.form.rawValue, subscription?.captures.rawValue, subscription?.holder.rawValue,
      subscription?.ending.rawValue, relation.releasedAt.isEmpty ? "" : "cancelled",
    ]
    return (
      relation.evidence.first?.location ?? .start(of: ""),
      words.map { $0 ?? "" }.joined(separator: " ")
    )
  }

  /// Both ends of every relation.
  func touchedComponents() -> Set<ComponentID> {
    var touched: Set<ComponentID> = []
    for key in relationsByKey.keys {
      touched.insert(key.from)
      touched.insert(key.to)
    }
    return touched
  }

  func sortedComponents() -> [Component] {
    components.keys.sorted().compactMap { components[$0] }
  }
}

/// The elements without those that equal the one before.
func uniqued<Element: Equatable>(_ sorted: [Element]) -> [Element] {
  var unique: [Element] = []
  for element in sorted where unique.last != element { unique.append(element) }
  return unique
}
