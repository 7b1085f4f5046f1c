import Model

/// A type that does nothing where others, asked the same at sign-out, remove what they keep beyond
/// the process.
struct IdleStep {
  let routine: SessionEnding
  let call: SessionEnding.Step
  let idle: SessionEnding.Idle
  /// What one of the others does.
  let removal: SessionEnding.Step
  /// What the type holds of the session.
  let field: Field
}

extension IdleStep {
  /// What stays behind because nobody removes it.
  func finding(_ derived: DerivedData) -> Finding {
    let callee = String(call.action.dropFirst("calls ".count).prefix { $0 != "," })
    let evidence = field.dataEvidence.first.map { " (\($0.detail))" } ?? ""
    return Finding(
      message: "\(routine.name) calls \(callee), which does nothing in "
        + "\(derived.name(idle.component)), although that holds \(field.name)\(evidence); "
        + "elsewhere it \(removal.action)",
      confidence: .likely, component: idle.component, subject: callee, location: idle.location,
      related: [
        RelatedPlace(message: "\(routine.name) calls it here", location: call.location),
        RelatedPlace(message: "\(removal.action) here", location: removal.location),
      ])
  }
}

/// Each such type once, in the order of the routines.
func idleSteps(of graph: CodeGraph, derived: DerivedData) -> [IdleStep] {
  var told: Set<SessionEnding.Idle> = []
  return graph.sessionEndings.filter { $0.successor == nil }.flatMap { routine in
    routine.steps.indices.filter { !routine.steps[$0].idle.isEmpty }.flatMap { position in
      let call = routine.steps[position]
      let inner = routine.steps[(position + 1)...].prefix { $0.depth > call.depth }
      guard let removal = inner.first(where: { $0.action.hasPrefix("removes ") }) else {
        return [IdleStep]()
      }
      return call.idle.compactMap { idle in
        guard let component = derived.components[idle.component], !component.role.isExempt,
          let field = component.fields.first(where: { !$0.dataEvidence.isEmpty }),
          told.insert(idle).inserted
        else { return nil }
        return IdleStep(
          routine: routine, call: call, idle: idle, removal: removal, field: field)
      }
    }
  }
}
