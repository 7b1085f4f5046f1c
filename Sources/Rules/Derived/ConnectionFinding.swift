package import Model

extension Connection {
  /// The relations by which a component gets at another one for good.
  package static let strongKinds: [Relation.Kind] = [.owns, .keeps, .reaches]
  /// All relations, strongest first.
  package static let allKinds: [Relation.Kind] = [
    .owns, .keeps, .reaches, .subscribes, .provides, .creates, .uses, .defers, .refers,
  ]
}

/// The ways from one component to another through relations of these kinds, at most `most`,
/// shortest first. Both have to be in the graph.
package func connection(
  from source: ComponentID, to target: ComponentID, in graph: CodeGraph,
  following kinds: [Relation.Kind], most: Int
) -> Connection {
  let network = RelationNetwork(graph, kinds: kinds)
  let (paths, hasMore) = network.paths(from: source, to: target, most: most)
  let isWorthAsking = paths.isEmpty && source != target
  return Connection(
    from: source, to: target, followed: kinds, paths: paths.map(network.path), hasMore: hasMore,
    hasWeakerPath: paths.isEmpty
      && RelationNetwork(graph, kinds: Connection.allKinds).leads(from: source, to: target),
    hasReversePath: isWorthAsking && network.leads(from: target, to: source))
}

/// The relations of some kinds as a graph of numbers, in the order of the identities.
private struct RelationNetwork {
  private struct Ends: Hashable {
    let from: Int
    let to: Int
  }

  private let ids: [ComponentID]
  private let numbers: [ComponentID: Int]
  private let relations: [Ends: [Relation]]
  private let successors: [[Int]]

  init(_ graph: CodeGraph, kinds: [Relation.Kind]) {
    let ids = Set(graph.components.map(\.id)).sorted()
    let numbers = Dictionary(
      ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var relations: [Ends: [Relation]] = [:]
    var successors = [[Int]](repeating: [], count: ids.count)
    for relation in graph.relations where kinds.contains(relation.kind) {
      guard let from = numbers[relation.from], let to = numbers[relation.to] else { continue }
      let ends = Ends(from: from, to: to)
      if relations[ends] == nil { successors[from].append(to) }
      relations[ends, default: []].append(relation)
    }
    self.ids = ids
    self.numbers = numbers
    self.relations = relations
    self.successors = successors.map { $0.sorted() }
  }

  func paths(from source: ComponentID, to target: ComponentID, most: Int)
    -> (paths: [[Int]], hasMore: Bool)
  {
    guard let from = numbers[source], let to = numbers[target] else { return ([], false) }
    return shortestSimplePaths(from: from, to: to, successors: successors, most: most)
  }

  func leads(from source: ComponentID, to target: ComponentID) -> Bool {
    !paths(from: source, to: target, most: 1).paths.isEmpty
  }

  func path(_ nodes: [Int]) -> Connection.Path {
    var steps: [Connection.Step] = []
    for (position, node) in nodes.enumerated() {
      let before = position == 0 ? [] : relations[Ends(from: nodes[position - 1], to: node)] ?? []
      steps.append(
        Connection.Step(
          component: ids[node], links: before.sorted(by: isStronger).map(Connection.Link.init)))
    }
    return Connection.Path(strength: strength(of: steps), steps: steps)
  }
}

private func isStronger(_ left: Relation, _ right: Relation) -> Bool {
  if left.kind != right.kind { return rank(left.kind) < rank(right.kind) }
  if left.isHolder != right.isHolder { return right.isHolder }
  let places = (left.evidence.first, right.evidence.first)
  if let first = places.0, let second = places.1, first.location != second.location {
    return first < second
  }
  return (left.slot ?? "", left.place?.rawValue ?? "")
    < (right.slot ?? "", right.place?.rawValue ?? "")
}

private func rank(_ kind: Relation.Kind) -> Int {
  Connection.allKinds.firstIndex(of: kind) ?? Connection.allKinds.count
}

private func strength(of steps: [Connection.Step]) -> Connection.Strength {
  let strongest = steps.dropFirst().compactMap(\.links.first?.kind)
  if strongest.allSatisfy({ $0 == .owns || $0 == .keeps }) { return .keeps }
  return strongest.allSatisfy(Connection.strongKinds.contains) ? .reaches : .touches
}
