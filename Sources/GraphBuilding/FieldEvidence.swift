import Model

/// Says of every changeable field whose data it holds, and which routines empty it.
func addFieldEvidence(
  to components: inout [Component], endings: [SessionEnding], relations: [Relation],
  facts: [FieldKey: [DataEvidence]], keptApart: Set<FieldKey>, choices: Set<FieldKey>,
  tree: ScopeTree
) {
  guard let session = sessionScope(of: tree) else { return }
  var clearings: [FieldKey: [Clearing]] = [:]
  /// Those by code that is about something else: they count for what is data anyway.
  var incidental: [FieldKey: [Clearing]] = [:]
  for ending in endings where ending.successor == nil {
    for cleared in ending.clears where !cleared.isReplaced {
      let clearing = Clearing(
        routine: ending.name, condition: cleared.condition, location: cleared.location)
      let key = FieldKey(cleared.component, cleared.field)
      if cleared.isIncidental {
        incidental[key, default: []].append(clearing)
      } else {
        clearings[key, default: []].append(clearing)
      }
    }
  }
  let sessionObjects = sessionComponents(components, session: session)
  let sessionTables = SessionTables(components, endings: endings)
  var holderSlots: Set<FieldKey> = []
  var slotTargets: [FieldKey: [ComponentID]] = [:]
  for relation in relations where relation.kind == .owns || relation.kind == .keeps {
    guard let slot = relation.slot else { continue }
    let key = FieldKey(relation.from, slot)
    slotTargets[key, default: []].append(relation.to)
    if relation.isHolder { holderSlots.insert(key) }
  }
  for index in components.indices {
    for position in components[index].fields.indices {
      let field = components[index].fields[position]
      let key = FieldKey(components[index].id, field.name)
      let known = facts[key]
      var cleared = field.clearedIn + (clearings[key] ?? [])
      if let passing = incidental[key], known != nil || speaksOfOwner(field) { cleared += passing }
      cleared = uniqued(cleared.sorted(by: byPlace))
      components[index].fields[position].clearedIn = cleared
      guard mayHoldData(field) else { continue }
      let targets = slotTargets[key] ?? []
      let sessionTarget = targets.first { sessionObjects[$0] != nil }
      // The holder pattern: an object of the session in a slot that is emptied keeps its own scope.
      if sessionTarget != nil && holderSlots.contains(key) { continue }
      if keptApart.contains(key) { continue }
      // How accounts are sorted is nobody's data, unless somebody fills it in or takes it away.
      if choices.contains(key), known == nil, cleared.isEmpty { continue }
      if isRegistry(field, isFilled: known != nil) { continue }
      let evidence =
        dataEvidence(
          field, cleared: cleared,
          sessionTarget: sessionTarget.flatMap { target in
            sessionObjects[target].map { (target, $0) }
          }, facts: known ?? [], holdsObject: !targets.isEmpty)
        + sessionTables.evidence(for: field, of: components[index])
      guard !evidence.isEmpty else { continue }
      components[index].fields[position].dataEvidence += evidence
      components[index].fields[position].dataEvidence.sort {
        ($1.confidence, $0.detail) < ($0.confidence, $1.detail)
      }
      if components[index].fields[position].dataScope == nil {
        components[index].fields[position].dataScope = session
      }
    }
  }
}

/// What tells one field of all components from another.
struct FieldKey: Hashable {
  let component: ComponentID
  let field: String

  init(_ component: ComponentID, _ field: String) {
    self.component = component
    self.field = field
  }
}

/// The routines without the switches of objects that end with the session themselves.
func relevant(
  _ endings: [SessionEnding], components: [Component], tree: ScopeTree
) -> [SessionEnding] {
  guard let session = sessionScope(of: tree) else { return endings.filter { $0.successor == nil } }
  let lasting = Set(
    components.filter { $0.lives.contains { tree.outlives($0, session) } }.map(\.id))
  return endings.filter { $0.successor == nil || lasting.contains($0.component) }
}

/// The scope that ends when the user signs out: by its name, as far as the tree has it.
func sessionScope(of tree: ScopeTree) -> String? {
  ["session", "account", "user"].first { tree.contains($0) }
}

/// Components that belong to the session, with how sure that is.
private func sessionComponents(
  _ components: [Component], session: String
) -> [ComponentID: Confidence] {
  var found: [ComponentID: Confidence] = [:]
  for component in components {
    if let intended = component.intendedScope, intended.scope == session {
      found[component.id] = intended.confidence
    }
  }
  return found
}

/// False for a variable that nobody writes after its start: it is no state.
func mayHoldData(_ field: Field) -> Bool {
  field.isMutable && !field.writers.isEmpty && field.strength == .strong
    && field.type.first != "(" && !isMachinery(field.type)
}

private func dataEvidence(
  _ field: Field, cleared: [Clearing], sessionTarget: (ComponentID, Confidence)?,
  facts: [DataEvidence], holdsObject: Bool
) -> [DataEvidence] {
  var evidence: [DataEvidence] = []
  if let (target, confidence) = sessionTarget {
    evidence.append(
      DataEvidence(confidence: confidence, detail: "holds \(target.text), which is session-scoped"))
  }
  let word =
    isPlainFlag(field.type)
    ? nil : sessionWord(name: holdsObject ? "" : field.name, type: field.type)
  let shown = isPlainFlag(field.type) ? [] : facts
  evidence += shown
  // Sign-out also tidies up what is nobody's data; with a name that says so it is hardly that.
  if let clearing = cleared.first, word != nil || !shown.isEmpty {
    evidence.append(
      DataEvidence(
        confidence: .strong, detail: "emptied in \(clearing.routine)"))
  }
  if let word, !word.isReference || !evidence.isEmpty {
    let what = word.isOfType ? "type" : "name"
    evidence.append(
      DataEvidence(confidence: .likely, detail: "its \(what) speaks of '\(word.word)'"))
  }
  return evidence
}

/// True for a name or type that speaks of the user's data, and not only of whose it is.
private func speaksOfOwner(_ field: Field) -> Bool {
  sessionWord(name: field.name, type: field.type).map { !$0.isReference } ?? false
}

/// A registry holds what belongs to several sessions, each with its own end. A list of one user's
/// favourites or searches is none, although that user takes single ones out.
private func isRegistry(_ field: Field, isFilled: Bool) -> Bool {
  guard field.losesElements, field.type.hasPrefix("[") else { return false }
  let word = sessionWord(name: field.name, type: field.type)
  return field.type.contains(":") || word.map(\.namesOwner) ?? !isFilled
}

/// Running work and its handles, which stop at the end of a session, and references that keep nothing:
/// no data.
private func isMachinery(_ type: String) -> Bool {
  let text = Array(type.utf8)
  return machinery.contains { holds($0, in: text) } || type.hasSuffix("Task")
    || type.hasSuffix("Task?")
}

/// Parts of the names of such types, as UTF-8.
private let machinery = [
  "Task<", "AnyCancellable", "Timer", "DispatchWorkItem", "NSObjectProtocol", "Cancellable",
  // Of Java: what it points to, others keep.
  "WeakReference", "SoftReference",
].map { Array($0.utf8) }

/// A flag or a number says something about the user's data but is none.
private func isPlainFlag(_ type: String) -> Bool {
  ["Bool", "Bool?", "CGFloat", "TimeInterval"].contains(type)
}

private func byPlace(_ left: Clearing, _ right: Clearing) -> Bool {
  guard let first = left.location, let second = right.location else {
    return left.routine < right.routine
  }
  return (left.routine, first) < (right.routine, second)
}
