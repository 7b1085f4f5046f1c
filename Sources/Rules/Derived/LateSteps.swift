import Model

/// A step of a sign-out that removes something in a task, under a condition, after other steps have
/// removed what the condition may ask for.
struct LateStep {
  let routine: SessionEnding
  let action: String
  let condition: String
}

/// The first such step of each routine, in the order of the routines.
func lateSteps(of graph: CodeGraph) -> [LateStep] {
  graph.sessionEndings.filter { $0.successor == nil }.compactMap(lateStep)
}

private func lateStep(of routine: SessionEnding) -> LateStep? {
  var late: LateStep?
  /// The calls that lead to a step, outermost first, and the step.
  var path: [SessionEnding.Step] = []
  for step in routine.steps {
    path = Array(path.prefix { $0.depth < step.depth }) + [step]
    guard step.removes else { continue }
    guard let start = path.firstIndex(where: \.isLater) else {
      // What stands below a task and comes at once runs before it.
      if let late { return late }
      continue
    }
    if late == nil,
      let condition = path[start...].lazy.compactMap(\.condition).last(where: asksForValue)
    {
      late = LateStep(routine: routine, action: step.action, condition: condition)
    }
  }
  return nil
}

/// True for a condition that takes a value out of something besides holding on to an object.
private func asksForValue(_ condition: String) -> Bool {
  condition.contains("let ") && condition.contains("=")
}

extension SessionEnding.Step {
  fileprivate var removes: Bool {
    ["removes ", "empties ", "takes from "].contains { action.hasPrefix($0) }
  }
}
