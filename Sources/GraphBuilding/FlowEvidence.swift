import Model

/// Says of variables in long-lived objects that they hold the data of a flow: screens alone write and
/// read them, and empty them where it starts or ends. What is known as data of anything else stays so.
func addFlowEvidence(
  to components: inout [Component], touches: [FieldKey: FlowTouches], relations: [Relation],
  tree: ScopeTree
) {
  guard tree.contains(flow) else { return }
  // How long an object is kept is told of the object.
  let slots = Set(
    relations.filter { $0.kind == .owns || $0.kind == .keeps }
      .compactMap { relation in relation.slot.map { FieldKey(relation.from, $0) } })
  let passing = Set(components.filter { isPassing($0, tree) }.map(\.id))
  for index in components.indices {
    let component = components[index]
    guard component.lives.contains(where: { tree.outlives($0, flow) }),
      !component.role.isExempt, component.role != .view, !component.role.isLeftAlone,
      component.declaredScope.map({ tree.outlives($0, flow) }) ?? true
    else { continue }
    for position in component.fields.indices {
      let field = component.fields[position]
      let key = FieldKey(component.id, field.name)
      guard field.dataScope == nil, field.clearedIn.isEmpty, !field.isStatic,
        field.storage == .memory, mayHoldData(field), !slots.contains(key),
        let touches = touches[key],
        touches.users.isSubset(of: passing),
        field.readers.allSatisfy({ $0.component == component.id || passing.contains($0.component) })
      else { continue }
      let evidence = evidence(of: field, touches)
      if evidence.isEmpty { continue }
      components[index].fields[position].dataScope = flow
      components[index].fields[position].dataEvidence = evidence
    }
  }
}

private let flow = "flow"

/// True for what ends with a flow or a screen at the latest.
private func isPassing(_ component: Component, _ tree: ScopeTree) -> Bool {
  if component.role.isExempt { return false }
  if component.role == .view { return true }
  let scopes = component.declaredScope.map { [$0] } ?? component.lives
  return !scopes.isEmpty && scopes.allSatisfy { $0 == flow || tree.outlives(flow, $0) }
}

private func evidence(of field: Field, _ touches: FlowTouches) -> [DataEvidence] {
  var evidence: [DataEvidence] = []
  // Where not everyone is seen who writes it, somebody else may; running work is no data.
  if !touches.isComplete || ["Job", "Deferred"].contains(where: plainType(field).hasSuffix) {
    return []
  }
  // That something is on, or how much of it there is, is nothing that anyone enters.
  let isEntered = !["Bool", "Boolean", "Int", "Double", "CGFloat"].contains(field.type)
  if isEntered, touches.users.count > 1, let reset = touches.resets.first {
    evidence.append(
      DataEvidence(
        confidence: .strong, detail: "only screens write it, and \(reset.routine) empties it"))
  }
  if let word = camelWords(field.name).first(where: flowWords.contains) {
    evidence.append(
      DataEvidence(confidence: .likely, detail: "its name speaks of '\(word)'"))
  }
  return evidence
}

private func plainType(_ field: Field) -> String { field.type.filter { $0 != "?" && $0 != "!" } }

/// Words of what is entered step by step.
private let flowWords: Set<String> = [
  "draft", "drafts", "wizard", "step", "steps", "checkout", "onboarding", "selection", "selections",
]
