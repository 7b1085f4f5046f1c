package import Model

/// The review checklist, answered from the graph; what the graph cannot answer says what to look
/// at.
package func checklist(of graph: CodeGraph, violations: [Violation]) -> [ChecklistItem] {
  func failing(_ rules: String...) -> [String] {
    violations.filter { rules.contains($0.rule) }.map(\.fingerprint)
  }
  func answered(
    _ id: String, _ question: String, by findings: [String], pass: String, fail: String
  ) -> ChecklistItem {
    ChecklistItem(
      id: id, question: question, answer: findings.isEmpty ? .pass : .fail,
      detail: findings.isEmpty ? pass : fail, findings: findings)
  }
  let points = graph.accessPoints.count
  let unsafe = graph.components.filter { $0.isolation == .unsafe && !$0.role.isExempt }
  return [
    ChecklistItem(
      id: "counted", question: "Are all global instances counted and written down?",
      answer: .pass,
      detail: "\(points) access point\(points == 1 ? "" : "s"), each with a verdict in the table",
      findings: []),
    answered(
      "hidden-access", "Does every component say what it needs?", by: failing("hidden-access"),
      pass: "nothing reaches a global instance of the project from its body",
      fail: "components reach global instances from their bodies"),
    answered(
      "temporary-defaults", "Has each temporary default argument its removal step?",
      by: failing("singleton-default-argument"), pass: "no parameter has a global as its default",
      fail: "each of these defaults needs a step that removes it"),
    answered(
      "session-state", "Is the state of the session under one object that ends with it?",
      by: failing("session-state-in-app-scope", "captive-dependency", "never-released"),
      pass: "no object that outlives the session holds its data",
      fail: "objects that outlive the session hold its data"),
    logoutAnswer(of: graph, findings: failing("forgotten-on-logout")),
    answered(
      "mutable-globals", "Is every global variable owned by someone?",
      by: failing("global-mutable-state"), pass: "no global variable is written after its start",
      fail: "global variables are written from several places"),
    ChecklistItem(
      id: "isolation", question: "Is no isolation silenced?",
      answer: unsafe.isEmpty ? .pass : .needsPerson,
      detail: unsafe.isEmpty
        ? "no component switches off the compiler's checks"
        : "look at what guards \(unsafe.prefix(5).map { "`\($0.name)`" }.joined(separator: ", "))",
      findings: []),
    ChecklistItem(
      id: "new-access", question: "Is new access to global instances stopped?",
      answer: .needsPerson,
      detail: "run `lifegraph check` for each change and let it fail", findings: []),
    ChecklistItem(
      id: "test-order", question: "Do the tests pass in any order?", answer: .needsPerson,
      detail: "run them shuffled; shared state that one test leaves changes the next",
      findings: []),
  ]
}

/// Only a routine that is seen to empty data of the session can prove that nothing is left; without
/// one a person has to look, at the fields that speak of a user.
private func logoutAnswer(of graph: CodeGraph, findings: [String]) -> ChecklistItem {
  let question = "Is nothing of the user left after signing out?"
  let session = graph.components.filter { !$0.role.isExempt }.flatMap { component in
    // What ends with the session takes its fields along.
    component.fields.filter { field in
      let life = field.isStatic ? graph.processScope : component.effectiveScope
      return !field.dataEvidence.isEmpty
        && (field.dataScope.map { graph.outlives(life, $0) } ?? false)
    }.map { (name: "\(component.name).\($0.name)", isEmptied: !$0.clearedIn.isEmpty) }
  }
  let left = session.filter { !$0.isEmptied }.map { "`\($0.name)`" }
  let differences = differenceClause(of: graph)
  if !findings.isEmpty {
    return ChecklistItem(
      id: "logout", question: question, answer: .fail,
      detail: "routines that end or switch a session leave data of it" + differences,
      findings: findings)
  }
  if left.isEmpty, !session.isEmpty {
    return ChecklistItem(
      id: "logout", question: question, answer: .pass,
      detail:
        "everything of a user that outlives the session is emptied by a routine that ends the session"
        + differences,
      findings: [])
  }
  let rest = left.count > 8 ? " and \(left.count - 8) more" : ""
  let look =
    left.isEmpty
    ? "nothing that outlives a session is seen to hold its data; look at what the app keeps between "
      + "two users"
    : "no routine is seen to empty \(left.prefix(8).joined(separator: ", "))\(rest)"
  return ChecklistItem(
    id: "logout", question: question, answer: .needsPerson, detail: look + differences,
    findings: [])
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
      "; `\(late.routine.name)` only later \(late.action), and only when "
      + "`\(late.condition)`: look whether that still holds after its other steps"
  }
  return clause
}
