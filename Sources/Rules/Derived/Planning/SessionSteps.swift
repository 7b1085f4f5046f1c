import Model

/// What belongs to a session or a flow gets an object that ends with it: first the object, then one
/// step for each global instance whose fields move.
func sessionSteps(_ facts: PlanFacts) -> [StepDraft] {
  let moves = facts.verdicts.keys.compactMap { Move($0, facts) }.sorted {
    ($0.fields.count, $0.id) < ($1.fields.count, $1.id)
  }
  let ofSession = moves.filter { $0.target == .session && $0.verdict.kind != .binding }
  return (ofSession.isEmpty ? [] : [objectStep(ofSession, facts)])
    + moves.map { step($0, facts) }
}

/// What belongs to something shorter in one component.
private struct Move {
  let id: ComponentID
  let fields: [Part]
  let target: Target
  let isWhole: Bool
  let verdict: Verdict

  /// What it belongs to, for people.
  enum Target: String {
    case session = "the session"
    case flow = "its flow"
    case screen = "its screen"
  }

  struct Part {
    let name: String
    /// Sorted.
    let writers: [ComponentID]
    let location: Location?
  }

  init?(_ id: ComponentID, _ facts: PlanFacts) {
    guard let component = facts.derived.components[id], let verdict = facts.verdicts[id],
      case .session = facts.course(of: id)
    else { return nil }
    let content = PassingContent(of: component, facts.context).deciding(about: component)
    self.id = id
    self.verdict = verdict
    let choices: [(Target, [PassingContent.Item])] = [
      (.session, content.session), (.flow, content.flow), (.screen, content.screen),
    ]
    let (target, items) = choices.first { !$0.1.isEmpty } ?? (.flow, [])
    self.target = target
    // What has to be persisted stays where it is.
    fields =
      verdict.action == .persist
      ? []
      : items.map { item in
        let field = component.fields.first { $0.name == item.name }
        return Part(
          name: item.name, writers: Set((field?.writers ?? []).map(\.component)).sorted(),
          location: item.location)
      }
    isWhole = verdict.action != .split
  }
}

private func objectStep(_ moves: [Move], _ facts: PlanFacts) -> StepDraft {
  let candidate = facts.sessionObject()
  let fields = moves.reduce(0) { $0 + $1.fields.count }
  let title =
    candidate.map { "Let \(facts.name($0)) hold what belongs to the signed-in user" }
    ?? "Give the signed-in user's data an object of its own"
  let endings = facts.graph.sessionEndings.filter { $0.successor == nil }
  let ends =
    endings.isEmpty
    ? "where the session ends" : listing(endings.map { "`\($0.name)`" }, most: 2)
  return StepDraft(
    phase: .session, title: title,
    detail: "It takes \(fields) field\(fields == 1 ? "" : "s") of "
      + "\(listing(moves.map { "`\(facts.name($0.id))`" }, most: 6)), and nothing else. A holder in "
      + "the root keeps it in an optional variable: signing in fills it, and \(ends) "
      + "empt\(endings.count > 1 ? "y" : "ies") it, and with it everything that was in it. Write it "
      + "first and leave it unused.",
    components: (candidate.map { [$0] } ?? []) + moves.map(\.id),
    changes: endings.map {
      RelatedPlace(message: "`\($0.name)` ends the session", location: $0.location)
    })
}

private func step(_ move: Move, _ facts: PlanFacts) -> StepDraft {
  let name = facts.name(move.id)
  if move.verdict.kind == .binding, move.isWhole { return bindingStep(move, name) }
  let names = listing(move.fields.map { "`\($0.name)`" }, most: 6)
  let target = move.target.rawValue
  let writers = Set(move.fields.flatMap(\.writers)).subtracting([move.id]).sorted()
  let askers = facts.askers(of: move.id)
  let written =
    writers.isEmpty
    ? "Only its own code writes \(move.fields.count == 1 ? "it" : "them"), which moves along."
    : "\(listing(writers.map { "`\(facts.name($0))`" }, most: 6)) write\(writers.count == 1 ? "s" : "") "
      + "into \(move.fields.count == 1 ? "it" : "them"): let them ask the new owner to do it."
  let rest =
    move.isWhole
    ? "Nothing that changes stays behind."
    : "What else it holds stays as long as it does now."
  let title =
    move.isWhole && move.fields.isEmpty
    ? title(of: move.verdict, name)
    : "Move \(names) of \(name) into \(target)"
  let detail =
    move.fields.isEmpty ? "\(move.verdict.reason)." : "\(written) \(rest)"
  let owner =
    move.isWhole
    ? "the owner of \(target) hands it over"
    : "the owner of \(target) hands over what moved and the root what stays"
  let defaults =
    askers.total == 0
    ? ""
    : " Then \(owner), and \(askers.total) default argument\(askers.total == 1 ? " goes." : "s go.")"
  return StepDraft(
    phase: .session, title: title, detail: detail + defaults, components: [move.id] + writers,
    changes: move.fields.map { field in
      let who = field.writers.map { "`\(facts.name($0))`" }
      let written = who.isEmpty ? "" : ", written by \(listing(who, most: 4))"
      return RelatedPlace(message: "`\(name).\(field.name)`\(written)", location: field.location)
    } + askers.places, defaults: -askers.total)
}

/// A container keeps it: another scope at its binding is all that it takes.
private func bindingStep(_ move: Move, _ name: String) -> StepDraft {
  StepDraft(
    phase: .session, title: title(of: move.verdict, name),
    detail: "\(move.verdict.reason). Name that scope at its binding instead of "
      + "`\(move.verdict.declaredScope ?? "the one of today")`: the container then makes and drops it "
      + "with the rest.",
    components: [move.id],
    changes: move.fields.map {
      RelatedPlace(message: "`\(name).\($0.name)`", location: $0.location)
    })
}

private func title(of verdict: Verdict, _ name: String) -> String {
  switch verdict.action {
  case .moveToScreen: "Move \(name) into its screen"
  case .persist: "Persist what \(name) holds"
  case .moveToFlow: "Move \(name) into its flow"
  case .moveToSession, .split: "Move \(name) into the session"
  case .leave, .inject, .dropLabel, .close: name
  }
}

extension PlanFacts {
  /// A class of the project that is meant to live as long as a session, and that not everyone reaches.
  fileprivate func sessionObject() -> ComponentID? {
    graph.components.filter { component in
      component.kind == .class && !component.role.isExempt
        && derived.accessPoints[component.id] == nil
        && component.intendedScope?.scope == "session"
        && component.name.hasSuffix("Session")
    }.max { left, right in
      let (first, second) = (left.intendedScope?.confidence, right.intendedScope?.confidence)
      return (first ?? .hint, right.id) < (second ?? .hint, left.id)
    }?.id
  }
}
