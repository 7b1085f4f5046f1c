import Model

/// All that the sources say of sessions: whose objects they are, who ends or switches them, and
/// where their data is kept.
struct SessionFacts {
  private let source: SourceGraph
  private let types: SessionTypes
  private let switches: SessionSwitches
  private let endings: [SessionEnding]

  init(_ source: SourceGraph, settings: GraphSettings) {
    self.source = source
    types = SessionTypes(source, settings: settings)
    switches = SessionSwitches(source, types: types)
    let code = RoutineCode(source)
    endings =
      sessionEndings(source, code: code, types: types, settings: settings)
      + switches.routines(code: code)
  }

  /// Adds the routines, and the scope of objects that are made for each who signs in.
  func add(to draft: inout GraphDraft, tree: ScopeTree) {
    draft.sessionEndings = endings
    guard let session = sessionScope(of: tree) else { return }
    for type in types.replaced.sorted() {
      let id = source.id(ofType: type)
      guard let known = draft.components[id]?.scopeEvidence,
        known.allSatisfy({ $0.source == .name })
      else { continue }
      let entry = source.program.types[type]
      draft.components[id]?.scopeEvidence.append(
        ScopeEvidence(
          scope: session, source: .content, detail: types.reason(for: type),
          location: Location(
            file: source.program.files[entry.file].path, span: entry.nameSpan)))
    }
  }

  /// A slot that gets the next session lets go of the last one, whether it could be empty or not.
  func addReleases(to relations: inout [Relation]) {
    var releases: [FieldKey: [Release]] = [:]
    for write in source.events.writes
    where !write.isInitialization && write.value == .other && source.isProduction(write.site) {
      guard let type = write.type.projectType, types.replaced.contains(type) else { continue }
      let entry = source.program.properties[write.property]
      let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(write.property)
      releases[FieldKey(source.id(of: owner), entry.facts.name), default: []].append(
        Release(
          routine: source.routine(write.site), isReplacement: true,
          location: source.location(write.site)))
    }
    for index in relations.indices {
      guard relations[index].isReplaceable, let slot = relations[index].slot,
        let found = releases[FieldKey(relations[index].from, slot)]
      else { continue }
      let known = Set(relations[index].releasedAt.map(\.location))
      relations[index].releasedAt = uniqued(
        (relations[index].releasedAt + found.filter { !known.contains($0.location) }).sorted {
          ($0.routine, $0.location?.line ?? 0, $0.location?.column ?? 0)
            < ($1.routine, $1.location?.line ?? 0, $1.location?.column ?? 0)
        })
    }
  }

  /// Why fields hold a session's data, as far as the objects of the session show it.
  func evidence() -> [FieldKey: [DataEvidence]] {
    var evidence: [FieldKey: [DataEvidence]] = [:]
    func add(_ property: Int, _ confidence: Confidence, _ detail: String) {
      let entry = source.program.properties[property]
      guard entry.isStored, !isOfSession(entry.owner) else { return }
      let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
      evidence[FieldKey(source.id(of: owner), entry.facts.name), default: []].append(
        DataEvidence(confidence: confidence, detail: detail))
    }
    let flow = SessionDataFlow(source, types: types)
    for (property, origin) in flow.origins.sorted(by: { $0.key < $1.key }) {
      let isSure = origin.detours == 0 && types.replaced.contains(origin.object)
      add(
        property, isSure ? .strong : .likely,
        "filled with what \(types.name(of: origin.object)) gives in "
          + source.functionName(origin.function))
    }
    for property in conversations() {
      add(property, .likely, "remembers whatever it is asked, by whomever")
    }
    for (property, dependent, object) in hoards() {
      add(
        property, .strong,
        "keeps every \(source.program.types[dependent].name) with its \(types.name(of: object))")
    }
    return evidence
  }

  /// Fields whose values lie under a key of their user, whom nobody else's data can be left to.
  func keptApart() -> Set<FieldKey> {
    Set(
      source.persisted.keptApart.compactMap { property in
        let entry = source.program.properties[property]
        let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
        return FieldKey(source.id(of: owner), entry.facts.name)
      })
  }

  /// Variables with a conversation that is never begun anew.
  private func conversations() -> [Int] {
    let begun = Set(
      source.events.writes.lazy.filter { !$0.isInitialization && $0.value != .addition }
        .map(\.property))
    return source.program.properties.indices.filter {
      source.program.properties[$0].isStored && !begun.contains($0)
        && isConversation(source.reader.type(ofProperty: $0))
    }
  }

  private func isOfSession(_ type: Int?) -> Bool {
    type.map { types.objects.contains($0) || types.dependents[$0] != nil } ?? false
  }

  /// Collections into which objects with their session are put and out of which none is taken.
  private func hoards() -> [(property: Int, dependent: Int, object: Int)] {
    var found: [Int: Int] = [:]
    var emptied: Set<Int> = []
    for write in source.events.writes where !write.isInitialization {
      switch write.value {
      case .absent, .empty, .removal, .initial, .lent: emptied.insert(write.property)
      case .addition, .change:
        if let type = write.type.projectType, types.dependents[type] != nil {
          found[write.property] = type
        }
      case .other: break
      }
    }
    return found.keys.sorted().compactMap { property in
      guard !emptied.contains(property), let dependent = found[property],
        let object = types.dependents[dependent], types.replaced.contains(object)
      else { return nil }
      return (property, dependent, object)
    }
  }
}
