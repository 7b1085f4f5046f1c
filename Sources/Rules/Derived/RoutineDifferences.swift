import Model

/// Two routines by which a user can end the same session, of which one does less.
struct RoutineDifference {
  let routine: SessionEnding
  let other: SessionEnding
  /// What only the first asks for before it does anything.
  let conditions: [String]
  /// Fields with data of the session that only the other one empties or replaces, as
  /// `Component.field`.
  let missing: [String]
}

extension RoutineDifference {
  /// A routine that does nothing where another one ends the session.
  var finding: Finding? {
    guard !conditions.isEmpty else { return nil }
    let asked = conditions.joined(separator: ", ")
    return Finding(
      message: "\(routine.name) does nothing unless \(asked), "
        + "which \(other.name) does not ask for",
      confidence: .likely, component: routine.component,
      subject: routine.name, location: routine.location,
      related: [
        RelatedPlace(
          message: "\(other.name) ends the session here",
          location: other.location)
      ])
  }
}

/// The differences between routines that call the same routine which ends the session, by place.
func routineDifferences(of graph: CodeGraph) -> [RoutineDifference] {
  let endings = graph.sessionEndings.filter { $0.successor == nil }
  let names = Set(endings.map(\.name))
  let callers = endings.map { ending in
    (
      ending,
      Set(ending.steps.filter { $0.depth == 0 }.compactMap(\.callee).filter { names.contains($0) })
    )
  }.filter { !$0.1.isEmpty }.prefix(mostCompared)
  let data = Set(
    graph.components.flatMap { component in
      component.fields.filter { $0.dataScope != nil && !graph.isFlowData($0) }.map {
        Slot(component.id, $0.name)
      }
    })
  var differences: [RoutineDifference] = []
  for (routine, own) in callers {
    for (other, others) in callers where routine != other && !own.isDisjoint(with: others) {
      let conditions = additionalConditions(of: routine.condition, beside: other.condition)
      let missing = Set(other.clears.map(Slot.init)).subtracting(routine.clears.map(Slot.init))
        .intersection(data)
      if conditions.isEmpty && missing.isEmpty { continue }
      differences.append(
        RoutineDifference(
          routine: routine, other: other, conditions: conditions,
          missing: missing.map(\.text).sorted()))
    }
  }
  return differences
}

/// Routines are compared in pairs; no app has so many of them.
private let mostCompared = 64

private struct Slot: Hashable {
  let component: ComponentID
  let field: String

  init(_ component: ComponentID, _ field: String) {
    (self.component, self.field) = (component, field)
  }

  init(_ cleared: SessionEnding.Cleared) { self.init(cleared.component, cleared.field) }

  var text: String {
    "\(component.text.split(separator: "/").last.map(String.init) ?? component.text).\(field)"
  }
}

extension SessionEnding.Step {
  /// The function that it calls.
  fileprivate var callee: String? {
    action.hasPrefix("calls ") ? String(action.dropFirst(6).prefix { $0 != "," }) : nil
  }
}

/// What the first condition asks beyond the second; none unless it asks all that the second does.
/// Without a session there is none to end, so that asking for it is no difference.
private func additionalConditions(of first: String?, beside second: String?) -> [String] {
  guard let first else { return [] }
  let asked = clauses(first)
  let keys = Set(asked.map(\.key))
  let others = Set((second.map(clauses) ?? []).map(\.key))
  guard others.isSubset(of: keys) else { return [] }
  return asked.filter { !others.contains($0.key) && !asksForSession($0.key) }.map(\.text)
}

/// The single clauses of a condition. Those that take something out are known by what they call
/// it, since two routines seldom spell the way to it alike.
private func clauses(_ condition: String) -> [(key: String, text: String)] {
  condition.split(separator: " and ").flatMap { $0.split(separator: ",") }.map { clause in
    let text = String(clause.drop { $0 == " " })
    guard text.hasPrefix("let ") else { return (text, text) }
    return (String(text.dropFirst(4).prefix { $0 != " " && $0 != "=" }), text)
  }
}

private func asksForSession(_ key: String) -> Bool {
  let words = [
    "self", "auth", "session", "account", "user", "token", "credential", "client", "delegate",
  ]
  return words.contains { key.lowercased().contains($0) }
}
