import Model

/// What one component reaches: from all places together, and with all namesakes that a file of
/// several targets reaches from one place.
struct ReachedPair {
  let from: ComponentID
  /// Sorted; more than one where each target has its own component of that name.
  let targets: [ComponentID]
  /// Those that lead to the first of the targets, in the order of the graph.
  let relations: [Relation]
  /// Sorted, each once.
  let places: [Location]
}

/// The pairs that some relations of the graph make. What is left alone is not among them.
func reachedPairs(
  in context: RuleContext, where isReach: (Relation) -> Bool
) -> [ReachedPair] {
  let derived = context.derived
  let relations = context.graph.relations.filter {
    derived.components[$0.to]?.isLeftAlone != true && isReach($0)
  }
  return Dictionary(grouping: relations, by: \.from).flatMap { from, relations in
    let byName = Dictionary(grouping: relations) { derived.components[$0.to]?.name ?? $0.to.text }
    return byName.values.flatMap { pairs(from: from, $0) }
  }
}

extension ReachedPair {
  /// The finding that tells it: `reaches` says what the component does, `again` what it does at all
  /// places but the first.
  func finding(_ reaches: String, again: String, _ derived: DerivedData) -> Finding {
    let path = targets.prefix(1).reduce(
      into: [
        PathStep(
          component: from, relation: nil, slot: nil, location: derived.components[from]?.location)
      ]
    ) {
      $0.append(PathStep(component: $1, relation: .reaches, slot: nil, location: places.first))
    }
    let count = places.count > 1 ? " in \(places.count) places" : ""
    let others = targets.dropFirst().map { " or \(derived.name($0))" }.joined()
    return Finding(
      message:
        "\(derived.name(from)) \(reaches)\(count), and its interface does not say so: "
        + spelled(path, derived: derived) + others + (others.isEmpty ? "" : ", by target"),
      confidence: derived.components[from]?.language == .manifest ? .proven : .strong,
      component: from, subject: targets.first?.text, location: places.first,
      related: places.dropFirst().map { RelatedPlace(message: again, location: $0) },
      path: path,
      // Members added to an outside type have no initializer to hand anything to.
      severity: relations.allSatisfy { $0.place == .extension } ? .note : nil)
  }
}

/// Relations from one component to those of one name: together as far as they share places.
private func pairs(from: ComponentID, _ relations: [Relation]) -> [ReachedPair] {
  var found: [(targets: [ComponentID], relations: [Relation], places: Set<Location>)] = []
  for (to, relations) in Dictionary(grouping: relations, by: \.to).sorted(by: { $0.key < $1.key }) {
    let places = Set(relations.lazy.flatMap(\.evidence).map(\.location))
    if let known = found.firstIndex(where: { !$0.places.isDisjoint(with: places) }) {
      found[known].targets.append(to)
      found[known].places.formUnion(places)
    } else {
      found.append(([to], relations, places))
    }
  }
  return found.map {
    ReachedPair(
      from: from, targets: $0.targets, relations: $0.relations, places: $0.places.sorted())
  }
}
