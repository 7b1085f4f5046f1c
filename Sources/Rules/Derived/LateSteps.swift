import Model

/// A step of a sign-out that removes something in a task, under a condition for which other steps
/// have taken away by then what it asks for.
struct LateStep {
  let routine: SessionEnding
  let step: SessionEnding.Step
  let condition: String
  /// The step that comes first although it stands behind it.
  let earlier: SessionEnding.Step
}

extension LateStep {
  /// What stays behind because it is removed too late.
  var finding: Finding {
    Finding(
      message: "\(routine.name) \(step.action) only later, and only when `\(condition)`, but by "
        + "then it has done what stands behind it: it \(earlier.action)",
      confidence: .likely, component: routine.component, subject: step.action,
      location: routine.location,
      related: [
        RelatedPlace(message: "\(step.action), in a task", location: step.location),
        RelatedPlace(
          message: "\(earlier.action), before the task runs", location: earlier.location),
      ])
  }
}

/// The first such step of each routine, in the order of the routines.
func lateSteps(of graph: CodeGraph) -> [LateStep] {
  graph.sessionEndings.filter { $0.successor == nil }.compactMap(lateStep)
}

private func lateStep(of routine: SessionEnding) -> LateStep? {
  var late: [(step: SessionEnding.Step, condition: String)] = []
  /// The calls that lead to a step, outermost first, and the step.
  var path: [SessionEnding.Step] = []
  for step in routine.steps {
    path = Array(path.prefix { $0.depth < step.depth }) + [step]
    guard step.removes else { continue }
    guard let start = path.firstIndex(where: \.isLater) else {
      // What stands below a task and comes at once runs before it.
      guard let field = step.field,
        let first = late.first(where: { asks($0.condition, for: field) })
      else { continue }
      return LateStep(
        routine: routine, step: first.step, condition: first.condition, earlier: step)
    }
    for condition in path[start...].compactMap(\.condition) { late.append((step, condition)) }
  }
  return nil
}

/// True for a condition that takes a value out of something of that name: `let name = self.name`.
private func asks(_ condition: String, for field: String) -> Bool {
  condition.split(separator: " and ").flatMap { $0.split(separator: ",") }.contains { clause in
    let text = clause.drop { $0 == " " }
    guard text.hasPrefix("let ") else { return false }
    let value = text.dropFirst(4).split(separator: "=").last ?? ""
    let name = value.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
    return name == field
  }
}

extension SessionEnding.Step {
  /// True when something goes away by it.
  var removes: Bool {
    ["removes ", "empties ", "takes from "].contains { action.hasPrefix($0) }
  }

  /// The field that it empties.
  fileprivate var field: String? {
    guard action.hasPrefix("empties ") || action.hasPrefix("takes from ") else { return nil }
    return action.split { $0 == "." || $0 == " " }.last.map(String.init)
  }
}
