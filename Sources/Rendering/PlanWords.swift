import Model

/// The words of a plan that all formats share.
extension PlanStep.Phase {
  var heading: String {
    switch self {
    case .today: "What can be done today"
    case .defaultArguments: "Say what is needed"
    case .roots: "Let roots hand it over"
    case .session: "Move what belongs to a session or a flow"
    case .closing: "Close the doors"
    }
  }

  /// Why these steps come here, as sentences.
  var reason: String {
    switch self {
    case .today:
      "Each of these waits for nothing else."
    case .defaultArguments:
      "A component gets a parameter for each global instance that it reaches, with that instance as "
        + "the default. No caller has to change, tests can hand in their own at once, and the "
        + "interface no longer hides anything. The default is scaffolding: a later step removes it."
    case .roots:
      "The root makes the instance and hands it down; then the default arguments go, and the compiler "
        + "finds every place that is missing."
    case .session:
      "What changes with who is signed in moves to an object that signing out ends, so that nothing "
        + "has to be emptied by hand."
    case .closing:
      "When nothing asks for an access point by name, it is closed, so that nothing ever does again."
    }
  }
}

/// One part of a plan: its steps with their numbers in the whole.
struct PlanPart {
  let phase: PlanStep.Phase
  /// Counted from 1 over the whole plan.
  let steps: [(number: Int, step: PlanStep)]
}

/// The parts of a plan that have steps, in the order of work.
func planParts(of report: Report) -> [PlanPart] {
  let numbered = report.plan.enumerated().map { (number: $0 + 1, step: $1) }
  return PlanStep.Phase.allCases.compactMap { phase in
    let steps = numbered.filter { $0.step.phase == phase }
    return steps.isEmpty ? nil : PlanPart(phase: phase, steps: steps)
  }
}

/// `4 steps, from 23 hidden accesses today to 2`.
func planSummary(of report: Report) -> String {
  let today = hiddenToday(in: report)
  let end = report.plan.last?.remaining ?? today
  return "\(counted(report.plan.count, "step")), from "
    + "\(counted(today, "hidden access", plural: "hidden accesses")) today to \(grouped(end))"
}

/// What remains after a step: `takes 8, leaves 133 hidden accesses and 9 default arguments`.
func remainder(after step: PlanStep) -> String {
  let takes = step.removes == 0 ? "" : "takes \(grouped(step.removes)), "
  let defaults =
    step.temporary == 0 ? "" : " and \(counted(step.temporary, "default argument"))"
  return "\(takes)leaves "
    + counted(step.remaining, "hidden access", plural: "hidden accesses") + defaults
}

/// What the changes of owners say together; `nil` without any.
func ownershipSummary(of report: Report) -> String? {
  guard let last = report.ownershipChanges.last else { return nil }
  let count = report.ownershipChanges.count
  let subject = count == 1 ? "One change of an owner takes" : "\(count) changes of owners take"
  return "\(subject) \(grouped(last.together)) of the "
    + counted(hiddenToday(in: report), "hidden access", plural: "hidden accesses")
}

/// One change of an owner: `` `Theme` owned by a root and handed to the 7 components that reach it: 14 ``.
func ownershipWords(_ change: OwnershipChange, name: (ComponentID) -> String) -> String {
  let users =
    change.users == 1
    ? "the 1 component that reaches it" : "the \(grouped(change.users)) components that reach it"
  let owner =
    change.owner.map {
      "owned by `\(name($0))`, which makes \(users), if nothing in it has to outlive that"
    } ?? "owned by a root and handed to \(users)"
  return "`\(name(change.component))` \(owner): \(grouped(change.removes)), "
    + "\(grouped(change.together)) in all"
}

/// Where to stop, as a sentence.
func limitSummary(of report: Report) -> String? {
  let stay = report.planLimits.reduce(0) { $0 + $1.accesses }
  guard stay > 0 else { return nil }
  return "\(counted(stay, "hidden access", plural: "hidden accesses")) "
    + "\(stay == 1 ? "stays" : "stay") on purpose: no number has to become zero"
}

private func hiddenToday(in report: Report) -> Int {
  report.plan.first.map { $0.remaining + $0.removes } ?? report.inventory.total.accessesInBodies
}

/// What to change in the same way at one or more places.
struct PlaceLine {
  let text: String
  let places: [Location]
}

/// Changes with the same words as one line, in the order of the first.
func placeLines(_ changes: [RelatedPlace]) -> [PlaceLine] {
  var order: [String] = []
  var places: [String: [Location]] = [:]
  for change in changes {
    if places[change.message] == nil { order.append(change.message) }
    places[change.message, default: []] += change.location.map { [$0] } ?? []
  }
  return order.map { PlaceLine(text: $0, places: places[$0] ?? []) }
}
