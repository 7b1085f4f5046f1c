import Model

/// Adds what manifests declare: to the component of the sources that bears the name, else as a
/// component of its own. Names that nothing declares become components too, marked so.
func addManifests(
  _ manifests: [ManifestFacts], to draft: inout GraphDraft, tree: ScopeTree
) -> DeclaredGraph {
  var idsByName: [String: [ComponentID]] = [:]
  for id in draft.components.keys {
    guard let name = draft.components[id]?.name else { continue }
    idsByName[name, default: []].append(id)
  }
  for name in idsByName.keys { idsByName[name]?.sort() }
  var graph = DeclaredGraph()
  var declared: [String: ComponentID] = [:]
  for manifest in manifests {
    for entry in manifest.components {
      let written = ComponentID(
        module: entry.module ?? "", name: entry.name, qualifier: entry.qualifier)
      let known = idsByName[entry.name]?.first { id in
        entry.qualifier == nil
          && (entry.module == nil || draft.components[id]?.module == entry.module)
      }
      let id = draft.components[written] == nil ? known ?? written : written
      declared[entry.key] = id
      draft.declare(entry, as: id, process: tree.scopes.first?.name)
    }
  }
  graph.ids = declared
  // A module may stand in the key or beside it.
  for manifest in manifests {
    for entry in manifest.components {
      guard let id = declared[entry.key] else { continue }
      for name in [entry.name, "\(entry.module ?? "")/\(entry.name)"] where declared[name] == nil {
        declared[name] = id
      }
    }
  }
  for manifest in manifests {
    for entry in manifest.components {
      guard let from = declared[entry.key] else { continue }
      for relation in entry.relations {
        let to =
          declared[relation.target] ?? idsByName[relation.target]?.first
          ?? draft.addUndeclared(relation.target)
        draft.add(relation, of: entry, from: from, to: to)
        graph.relations.append(
          .init(from: from, to: to, kind: relation.kind, location: relation.location))
      }
    }
    draft.addEndings(of: manifest, declared: declared)
  }
  return graph
}

extension GraphDraft {
  fileprivate mutating func declare(
    _ entry: ManifestComponent, as id: ComponentID, process: String?
  ) {
    var component =
      components[id]
      ?? Component(
        id: id, name: entry.name, module: entry.module ?? "", kind: .declared,
        language: .manifest, location: entry.location)
    if let role = entry.role { component.role = role }
    if let kind = entry.kind { component.kind = kind }
    if let isolation = entry.isolation { component.isolation = isolation }
    if let scope = entry.scope {
      component.scopeEvidence.append(
        ScopeEvidence(
          scope: scope, source: .manifest, detail: "the manifest declares it",
          location: entry.scopeLocation ?? entry.location))
    }
    if entry.isGlobal, component.scopeEvidence.isEmpty, let process {
      component.scopeEvidence.append(
        ScopeEvidence(
          scope: process, source: .storage, detail: "the manifest says that everyone can reach it",
          location: entry.location))
    }
    for state in entry.state { merge(state, into: &component) }
    if component.kind == .declared, !entry.state.isEmpty {
      component.state = entry.state.contains(where: \.isMutable) ? .mutable : .immutable
    }
    components[id] = component
    if entry.isGlobal, !accessPoints.contains(where: { $0.component == id }) {
      accessPoints.append(
        AccessPoint(
          component: id, name: "global", spelling: entry.name, isMutable: false,
          isConstructible: false, location: entry.location))
    }
  }

  private func merge(_ state: ManifestState, into component: inout Component) {
    let position = component.fields.firstIndex { $0.name == state.name }
    var field =
      position.map { component.fields[$0] }
      ?? Field(name: state.name, type: state.type ?? "", location: state.location)
    field.isMutable = field.isMutable || state.isMutable
    field.isStatic = field.isStatic || state.isStatic
    if state.isPersisted { field.storage = .persisted }
    if let scope = state.scope {
      field.dataScope = scope
      field.dataEvidence.append(
        DataEvidence(confidence: .proven, detail: "declared as \(scope) data in the manifest"))
    }
    if let position {
      component.fields[position] = field
    } else {
      component.fields.append(field)
    }
  }

  fileprivate mutating func addUndeclared(_ name: String) -> ComponentID {
    let id = ComponentID(module: "", name: name)
    if components[id] == nil {
      components[id] = Component(
        id: id, name: name, module: "", kind: .undeclared, language: .manifest)
    }
    return id
  }

  fileprivate mutating func add(
    _ entry: ManifestRelation, of component: ManifestComponent, from: ComponentID, to: ComponentID
  ) {
    var relation = Relation(
      from: from, to: to, kind: entry.kind, via: entry.via, place: entry.place, slot: entry.slot,
      evidence: [Evidence(location: entry.location)])
    if entry.kind == .reaches {
      relation.via = entry.via ?? .singleton
      let isRoot = components[from]?.role == .compositionRoot
      relation.place = entry.place ?? (isRoot ? .compositionRoot : .body)
    }
    if let routine = entry.releasedIn {
      relation.isReplaceable = true
      relation.releasedAt = [Release(routine: routine, location: entry.location)]
    }
    if let slot = entry.slot {
      relation.isStaticSlot =
        component.kind == .global || component.state.contains { $0.name == slot && $0.isStatic }
    }
    if let captures = entry.captures {
      relation.subscription = Subscription(
        form: .observer, captures: captures, holder: entry.holder ?? .publisher, ending: .never)
    }
    if !confirm(relation) { add(relation) }
    guard entry.kind == .reaches,
      let point = accessPoints.firstIndex(where: { $0.component == to && $0.name == "global" })
    else { return }
    count(relation.place ?? .body, at: point)
  }

  private mutating func count(_ place: Relation.Place, at point: Int) {
    var accesses = accessPoints[point].accesses
    let known = accesses.first { $0.place == place }?.count ?? 0
    accesses.removeAll { $0.place == place }
    accesses.append(AccessPoint.Count(place: place, count: known + 1))
    accessPoints[point].accesses = accesses.sorted { $0.place.rawValue < $1.place.rawValue }
  }

  /// One routine for each name after `cleared-in`, with all that it empties.
  fileprivate mutating func addEndings(
    of manifest: ManifestFacts, declared: [String: ComponentID]
  ) {
    var cleared: [String: [SessionEnding.Cleared]] = [:]
    for entry in manifest.components {
      guard let id = declared[entry.key] else { continue }
      for state in entry.state {
        guard let routine = state.clearedIn else { continue }
        cleared[routine, default: []].append(
          SessionEnding.Cleared(
            component: id, field: state.name, isReplaced: false, condition: nil,
            isIncidental: false,
            location: state.location))
      }
    }
    for routine in cleared.keys.sorted() {
      guard let clears = cleared[routine], let first = clears.first else { continue }
      sessionEndings.append(
        SessionEnding(
          component: first.component, name: routine, location: first.location,
          clears: clears.sorted { ($0.component, $0.field) < ($1.component, $1.field) }))
    }
  }
}
