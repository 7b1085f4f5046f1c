import Model

/// Compares what manifests declare with what the sources show. Without sources, or without a manifest,
/// nothing drifts.
struct DriftFinding {
  /// What the sources show, before the manifests join.
  private let shown: ShownGraph
  private let names: Set<String>
  /// A manifest of another app fits nowhere, and the end of such a search is not worth the wait.
  private static let mostSearches = 50

  init(_ draft: GraphDraft, _ program: Program) {
    shown = ShownGraph(draft)
    names = Set(program.types.lazy.filter { !$0.isExternal }.map(\.name))
  }

  /// All differences, sorted by place.
  func drifts(
    of manifests: [ManifestFacts], _ declared: DeclaredGraph, components: [Component],
    relations: [Relation], tree: ScopeTree
  ) -> [Drift] {
    if manifests.isEmpty || shown.components.isEmpty { return [] }
    let byID = Dictionary(
      components.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var drifts: [Drift] = []
    for manifest in manifests {
      for entry in manifest.components {
        guard let id = declared.ids[entry.key], let component = byID[id] else { continue }
        if isMissing(entry, component) {
          let nearest =
            drifts.count < Self.mostSearches
            ? nearestWord(to: entry.name, among: Array(names)) : nil
          drifts.append(
            Drift(
              component: id, difference: .notFound(nearest: nearest), location: entry.location,
              shownAt: nil))
        }
        if let other = otherScope(entry, component, byID, relations, tree) { drifts.append(other) }
      }
    }
    drifts += relationDrifts(declared)
    if manifests.contains(where: \.isComplete) {
      drifts += notDeclared(components, declared: declared.components)
    }
    return drifts.sorted {
      ($0.location, $0.component, $0.difference.target?.text ?? "")
        < ($1.location, $1.component, $1.difference.target?.text ?? "")
    }
  }

  /// How many components of the product no manifest declares, where none claims to be complete.
  func undeclaredNote(
    _ components: [Component], _ manifests: [ManifestFacts], _ declared: DeclaredGraph
  ) -> Problem? {
    guard !shown.components.isEmpty, let first = manifests.first,
      !manifests.contains(where: \.isComplete)
    else { return nil }
    let count = notDeclared(components, declared: declared.components).count
    if count == 0 { return nil }
    return Problem(
      .note,
      "\(count) component\(count == 1 ? "" : "s") of the sources \(count == 1 ? "is" : "are") not "
        + "declared",
      advice: "with 'complete: true' each of them is a finding", at: .start(of: first.path))
  }

  // MARK: Components

  private func isMissing(_ entry: ManifestComponent, _ component: Component) -> Bool {
    (component.kind == .declared || !shown.components.contains(component.id))
      && !names.contains(entry.name) && entry.kind != .external && entry.kind != .binding
      && !component.role.isAlien && component.role != .system
  }

  private func notDeclared(_ components: [Component], declared: Set<ComponentID>) -> [Drift] {
    components.compactMap { component in
      guard let location = component.location, shown.components.contains(component.id),
        !declared.contains(component.id), !component.role.isAlien, component.role != .system,
        component.kind != .external, component.kind != .protocol
      else { return nil }
      return Drift(
        component: component.id, difference: .notDeclared, location: location, shownAt: location)
    }
  }

  // MARK: Scopes

  private func otherScope(
    _ entry: ManifestComponent, _ component: Component, _ byID: [ComponentID: Component],
    _ relations: [Relation], _ tree: ScopeTree
  ) -> Drift? {
    guard let scope = entry.scope, shown.components.contains(component.id) else { return nil }
    let agrees = component.scopeEvidence.contains { $0.source != .manifest && $0.scope == scope }
    let told = component.scopeEvidence.filter { saysScope($0.source) }
    if let evidence = told.first {
      if told.contains(where: { $0.scope == scope }) { return nil }
      return Drift(
        component: component.id,
        difference: .scope(
          declared: scope, shown: evidence.scope, reason: evidence.detail, isSure: true),
        location: entry.scopeLocation ?? entry.location,
        shownAt: evidence.location ?? component.location)
    }
    if agrees { return nil }
    let keepers = relations.filter { $0.capturesLifetime && $0.kept == component.id }
      .compactMap { byID[$0.keeper] }
    let lives = keepers.compactMap(\.effectiveScope)
    guard let first = keepers.first, let life = first.effectiveScope,
      lives.count == keepers.count,
      lives.allSatisfy({ lives in
        Component.lives(lives).allSatisfy { tree.outlives(scope, $0) }
      })
    else { return nil }
    return Drift(
      component: component.id,
      difference: .scope(
        declared: scope, shown: life, reason: "only \(first.name) keeps it", isSure: false),
      location: entry.scopeLocation ?? entry.location, shownAt: component.location)
  }

  private func saysScope(_ source: ScopeEvidence.Source) -> Bool {
    switch source {
    case .directive, .settings, .injection, .framework, .storage: true
    case .manifest, .subscription, .ownership, .content, .name: false
    }
  }

  // MARK: Relations

  private func relationDrifts(_ declared: DeclaredGraph) -> [Drift] {
    var drifts: [Drift] = []
    let speaking = Set(declared.relations.map(\.from))
    var byEnds: [ShownGraph.Ends: [DeclaredGraph.Entry]] = [:]
    for relation in declared.relations {
      byEnds[.init(from: relation.from, to: relation.to), default: []].append(relation)
    }
    for (ends, entries) in byEnds {
      guard shown.components.contains(ends.from), shown.components.contains(ends.to) else {
        continue
      }
      drifts += differences(entries, shown.relations[ends] ?? [])
    }
    for (ends, relations) in shown.relations
    where byEnds[ends] == nil && speaking.contains(ends.from)
      && declared.components.contains(ends.to)
    {
      // What passes by or is made for others is no architecture that a person would draw.
      guard let first = relations.first(where: { $0.family == .strong || $0.family == .reaching })
      else { continue }
      drifts.append(
        Drift(
          component: ends.from, difference: .relationNotDeclared(first.kind, to: ends.to),
          location: first.location, shownAt: first.location))
    }
    return drifts
  }

  private func differences(
    _ entries: [DeclaredGraph.Entry], _ relations: [ShownGraph.Shown]
  ) -> [Drift] {
    entries.compactMap { entry in
      if relations.contains(where: { $0.family == family(of: entry.kind) }) { return nil }
      let others = relations.filter { relation in
        !entries.contains { family(of: $0.kind) == relation.family }
      }
      if others.isEmpty, family(of: entry.kind) == .passing { return nil }
      let difference: Drift.Difference =
        others.first.map { .relation(declared: entry.kind, shown: $0.kind, to: entry.to) }
        ?? .relationNotFound(entry.kind, to: entry.to)
      return Drift(
        component: entry.from, difference: difference, location: entry.location,
        shownAt: others.first?.location)
    }
  }
}

/// What manifests declare, with the components that their names mean.
struct DeclaredGraph {
  struct Entry {
    let from: ComponentID
    let to: ComponentID
    let kind: Relation.Kind
    let location: Location
  }

  var ids: [String: ComponentID] = [:]
  var relations: [Entry] = []

  var components: Set<ComponentID> { Set(ids.values) }
}

/// What sources show between two components, the strongest first.
private struct ShownGraph {
  struct Ends: Hashable {
    let from: ComponentID
    let to: ComponentID
  }

  struct Shown {
    let kind: Relation.Kind
    let location: Location

    var family: RelationFamily { GraphBuilding.family(of: kind) }
  }

  let components: Set<ComponentID>
  private(set) var relations: [Ends: [Shown]] = [:]

  init(_ draft: GraphDraft) {
    components = Set(draft.components.keys)
    for relation in draft.unsortedRelations {
      guard let location = relation.evidence.map(\.location).min() else { continue }
      relations[Ends(from: relation.from, to: relation.to), default: []].append(
        Shown(kind: relation.kind, location: location))
    }
    for ends in relations.keys {
      relations[ends]?.sort { ($0.family, $0.location) < ($1.family, $1.location) }
    }
  }
}

/// Relations that a person would not tell apart when drawing an architecture, the strongest first.
private enum RelationFamily: Int, Comparable {
  case strong, reaching, weak, subscribing, passing

  static func < (left: RelationFamily, right: RelationFamily) -> Bool {
    left.rawValue < right.rawValue
  }
}

private func family(of kind: Relation.Kind) -> RelationFamily {
  switch kind {
  case .owns, .keeps: .strong
  case .reaches: .reaching
  case .refers: .weak
  case .subscribes: .subscribing
  case .uses, .creates, .defers, .provides: .passing
  }
}
