import Model

/// What the checklist says of sessions, from the fields that the rules speak of.
extension ChecklistFacts {
  func sessionState() -> ChecklistItem {
    let fields = fieldsBeyondSession()
    let names = fields.map(\.name)
    let components = Set(fields.map(\.component))
    let forgotten = violations.filter {
      $0.rule == "forgotten-on-logout" && components.contains($0.component)
    }.map(\.fingerprint)
    let kept = keptObjects()
    let findings = fingerprints(of: "session-state-in-app-scope") + kept + forgotten
    let isFailing = !names.isEmpty || !kept.isEmpty
    let detail =
      if !names.isEmpty {
        "objects that outlive the session hold its data: \(named(names, most: 5))"
      } else if !kept.isEmpty {
        "objects that outlive the session hold what belongs to it"
      } else if !hasSession {
        nothing("nothing is seen that belongs to a session")
      } else {
        "no object that outlives the session is seen to hold its data"
      }
    return ChecklistItem(
      id: "session-state",
      question: "Is the state of the session under one object that ends with it?",
      answer: isFailing ? .fail : .pass, detail: detail, findings: isFailing ? findings : [])
  }

  /// Only a routine that is seen to empty data of the session can prove that nothing is left;
  /// without one a person has to look, at the fields that speak of a user.
  func logout() -> ChecklistItem {
    let question = "Is nothing of the user left after signing out?"
    let findings = fingerprints(of: "forgotten-on-logout")
    let differences = differenceClause(of: graph)
    let fields = fieldsBeyondSession()
    let left = fields.filter { !$0.isEmptied }.map(\.name)
    if !findings.isEmpty {
      return ChecklistItem(
        id: "logout", question: question, answer: .fail,
        detail: "routines that end or switch a session leave data of it" + differences,
        findings: findings)
    }
    if left.isEmpty, !fields.isEmpty {
      return ChecklistItem(
        id: "logout", question: question, answer: .pass,
        detail:
          "what is seen to hold a user's data beyond the session is emptied by a routine that ends it: "
          + named(fields.map(\.name), most: 8) + differences,
        findings: [])
    }
    let isKept = !keptObjects().isEmpty
    let look =
      if !left.isEmpty {
        "no routine is seen to empty \(named(left, most: 8))"
      } else if isKept {
        "objects of the session are kept beyond it, with all that is in them"
      } else {
        "nothing that outlives a session is seen to hold its data; look at what the app keeps "
          + "between two users"
      }
    return ChecklistItem(
      id: "logout", question: question, answer: .needsPerson, detail: look + differences,
      findings: [])
  }

  /// A field with data of a session, in something that surely lives on.
  private struct KeptField {
    let component: ComponentID
    let name: String
    /// True when a sign-out empties it, or gives it another value.
    let isEmptied: Bool
  }

  private func fieldsBeyondSession() -> [KeptField] {
    graph.components.flatMap { component -> [KeptField] in
      let candidates = outlivingFields(of: component, context).filter { !graph.isFlowData($0) }
      if candidates.isEmpty { return [] }
      let handled = derived.handledAtSignOut[component.id] ?? []
      return surelyOutliving(candidates, of: component, context).fields.map {
        KeptField(
          component: component.id, name: "\(component.name).\($0.name)",
          isEmptied: !$0.clearedIn.isEmpty || handled.contains($0.name))
      }
    }
  }

  /// What was told of objects of the session that something keeps beyond it.
  private func keptObjects() -> [String] {
    let told = violations.filter {
      $0.rule == "captive-dependency" || $0.rule == "never-released"
    }
    if told.isEmpty { return [] }
    let kept = graph.relations.compactMap { Overstay($0, context) }.filter {
      sessionNames.contains($0.intended.scope)
    }
    let subjects = Set(
      kept.flatMap { overstay in
        [overstay.target.id.text, overstay.relation.slot].compactMap { $0 }.map {
          KeptObject(keeper: overstay.keeper.id, subject: $0)
        }
      })
    return told.filter { violation in
      violation.subject.map {
        subjects.contains(KeptObject(keeper: violation.component, subject: $0))
      } ?? false
    }.map(\.fingerprint)
  }

  private struct KeptObject: Hashable {
    let keeper: ComponentID
    let subject: String
  }

  /// True when anything is seen of a session: its data, an object of it, a routine that ends it.
  private var hasSession: Bool {
    !graph.sessionEndings.isEmpty
      || graph.components.contains { component in
        !component.role.isAlien
          && (component.intendedScope.map { sessionNames.contains($0.scope) } ?? false
            || component.fields.contains { !$0.dataEvidence.isEmpty && !graph.isFlowData($0) })
      }
  }
}

/// The first two routines that end the same session in different ways, and the first step that
/// comes too late for what it asks for.
private func differenceClause(of graph: CodeGraph) -> String {
  var clause = ""
  if let first = routineDifferences(of: graph).first {
    let missing = first.missing.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    clause +=
      "; `\(first.routine.name)` and `\(first.other.name)` end the same session in "
      + (missing.isEmpty ? "different cases" : "different ways: only the second clears \(missing)")
  }
  if let late = lateSteps(of: graph).first {
    clause +=
      "; `\(late.routine.name)` only later \(late.step.action), and only when "
      + "`\(late.condition)`: look whether that still holds after its other steps"
  }
  return clause
}

/// What the scope of a session may be called.
private let sessionNames: Set<String> = ["session", "account", "user"]
