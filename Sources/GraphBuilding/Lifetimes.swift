import Model

/// Gives every component its declared and its effective scope.
///
/// The effective scopes are the least fixed point of "lives at least as long as whoever keeps it".
/// A component's value is a set of scopes none of which outlives another; each step only makes it
/// live longer, so it ends on any graph. It costs one visit of a relation for each time that its
/// source changes, which is at most the number of scopes on one path of the tree, times the number
/// of unrelated branches.
func inferLifetimes(_ components: inout [Component], relations: [Relation], tree: ScopeTree) {
  var indexByID: [ComponentID: Int] = [:]
  for (index, component) in components.enumerated() { indexByID[component.id] = index }
  var kept: [[Int]] = Array(repeating: [], count: components.count)
  var keepers: [[Int]] = Array(repeating: [], count: components.count)
  /// The first static slot that each component sits in.
  var staticSlots: [Int: Relation] = [:]
  var lives: [[Int]] = components.map { component in
    var own: [Int] = []
    for evidence in component.scopeEvidence {
      if let scope = tree.position(of: evidence.scope) { own = longest(own + [scope], tree) }
    }
    return own
  }
  let ownParts = ownParts(in: relations)
  for relation in relations where relation.capturesLifetime {
    if relation.pointsBack, ownParts.contains(Part(of: relation.kept, relation.keeper)) { continue }
    guard let keeper = indexByID[relation.keeper], let target = indexByID[relation.kept] else {
      continue
    }
    // What the system holds a callback for, it keeps until it is told otherwise.
    let isForProcess = relation.isStaticSlot || isHeldBySystem(relation, components[keeper])
    if isForProcess, !tree.scopes.isEmpty {
      lives[target] = longest(lives[target] + [0], tree)
      // What sits in a static slot would live that long without a callback, too.
      if staticSlots[target].map({ isOfCallback($0) && !isOfCallback(relation) }) ?? true {
        staticSlots[target] = relation
      }
    }
    if keeper != target {
      kept[keeper].append(target)
      keepers[target].append(keeper)
    }
  }
  var pending = components.indices.filter { !lives[$0].isEmpty }
  var isPending = Array(repeating: false, count: components.count)
  for index in pending { isPending[index] = true }
  pending.reverse()
  while let keeper = pending.popLast() {
    isPending[keeper] = false
    for target in kept[keeper] {
      let longer = longest(lives[target] + lives[keeper], tree)
      if longer == lives[target] { continue }
      lives[target] = longer
      if !isPending[target] {
        isPending[target] = true
        pending.append(target)
      }
    }
  }
  for index in components.indices {
    let declared = components[index].scopeEvidence.filter { isDeclaration($0.source) }
      .min { rank($0.source) < rank($1.source) }
    components[index].declaredScope = declared?.scope
    let names = lives[index].map { tree.scopes[$0].name }
    components[index].effectiveScope = names.isEmpty ? nil : names.joined(separator: " | ")
    addOwnershipEvidence(index)
    components[index].scopeEvidence.sort {
      (rank($0.source), $0.scope, $0.detail) < (rank($1.source), $1.scope, $1.detail)
    }
  }

  func storageEvidence(_ relation: Relation, scope: String) -> ScopeEvidence {
    let keeper = indexByID[relation.keeper].map { components[$0] }
    let slot = relation.slot ?? ""
    let spelling = keeper.map { $0.kind == .global ? slot : "\(typeName($0)).\(slot)" } ?? slot
    if isOfCallback(relation) {
      let holder = keeper?.kind == .external ? keeper?.name ?? "" : spelling
      return ScopeEvidence(
        scope: scope, source: .subscription,
        detail: "\(holder) keeps a callback that captures it, and nothing cancels that",
        location: relation.evidence.first?.location)
    }
    return ScopeEvidence(
      scope: scope, source: .storage,
      detail: "stored in \(spelling), which lives as long as the process",
      location: relation.evidence.first?.location)
  }

  func isOfCallback(_ relation: Relation) -> Bool {
    let keeper = indexByID[relation.keeper].map { components[$0] }
    return relation.kind == .subscribes || keeper.map { isHeldBySystem(relation, $0) } ?? false
  }

  /// Says who keeps a component longer than its own evidence explains.
  func addOwnershipEvidence(_ index: Int) {
    let explained = Set(components[index].scopeEvidence.map(\.scope))
    for scope in lives[index] where !explained.contains(tree.scopes[scope].name) {
      if scope == 0, let relation = staticSlots[index] {
        let process = tree.scopes[0].name
        components[index].scopeEvidence.append(storageEvidence(relation, scope: process))
        continue
      }
      let keeper = keepers[index].filter { lives[$0].contains(scope) }
        .min { components[$0].id < components[$1].id }
      guard let keeper else { continue }
      components[index].scopeEvidence.append(
        ScopeEvidence(
          scope: tree.scopes[scope].name, source: .ownership,
          detail: "kept by \(components[keeper].name)", location: components[keeper].location))
    }
  }
}

/// What an object makes and keeps.
private struct Part: Hashable {
  let whole: ComponentID
  let part: ComponentID

  init(of whole: ComponentID, _ part: ComponentID) {
    (self.whole, self.part) = (whole, part)
  }
}

/// The parts that nobody is seen to hand on. What such a part holds of the object that made it lives
/// no longer for it, however long other instances of the part's type live elsewhere.
private func ownParts(in relations: [Relation]) -> Set<Part> {
  var made: Set<Part> = []
  var handedOn: Set<ComponentID> = []
  for relation in relations where relation.capturesLifetime {
    if relation.kind == .owns {
      made.insert(Part(of: relation.keeper, relation.kept))
    } else {
      handedOn.insert(relation.kept)
    }
  }
  return made.filter { !handedOn.contains($0.part) }
}

/// True for a callback that the system holds, and for what such a callback captures.
private func isHeldBySystem(_ relation: Relation, _ keeper: Component) -> Bool {
  guard keeper.kind == .external, keeper.role == .system else { return false }
  return relation.kind == .keeps || relation.subscription?.holder == .publisher
}

/// The name of a type, also where only its extension is known.
private func typeName(_ component: Component) -> Substring {
  let prefix = "extension "
  return component.name.hasPrefix(prefix)
    ? component.name.dropFirst(prefix.count) : component.name[...]
}

/// The scopes that no other one of them outlives, sorted.
private func longest(_ scopes: [Int], _ tree: ScopeTree) -> [Int] {
  if scopes.count <= 1 { return scopes }
  let unique = uniqued(scopes.sorted())
  return unique.filter { scope in
    !unique.contains { tree.covers(tree.scopes[$0].name, tree.scopes[scope].name) }
  }
}

private func isDeclaration(_ source: ScopeEvidence.Source) -> Bool {
  switch source {
  case .manifest, .directive, .settings, .injection, .framework: true
  case .storage, .subscription, .ownership, .content, .name: false
  }
}

private func rank(_ source: ScopeEvidence.Source) -> Int {
  ScopeEvidence.Source.allCases.firstIndex(of: source) ?? ScopeEvidence.Source.allCases.count
}
