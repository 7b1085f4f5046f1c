import Model

/// What to do with a component, and why.
struct Judgement {
  let action: Verdict.Action
  /// One sentence, without a period.
  let reason: String
  let confidence: Confidence

  init(_ action: Verdict.Action, _ reason: String, _ confidence: Confidence = .strong) {
    self.action = action
    self.reason = reason
    self.confidence = confidence
  }
}

/// Decides about one component after the other with what the rules say, too; computed once for a run.
struct VerdictJudge {
  let context: RuleContext
  /// Where more are made than the one that is meant to be, by what is made.
  let secondMakings: [ComponentID: Finding]
  /// Variables that everyone can write, by their component.
  let openVariables: [ComponentID: [Field]]

  init(_ context: RuleContext) {
    self.context = context
    secondMakings = Dictionary(
      secondCreations(in: context).compactMap { finding in
        finding.subject.map { (ComponentID(module: "", name: $0), finding) }
      }, uniquingKeysWith: { first, _ in first })
    openVariables = Dictionary(
      grouping: toldVariables(in: context), by: { $0.component.id }
    ).mapValues { $0.map(\.field) }
  }

  var derived: DerivedData { context.derived }

  func judgement(of subject: VerdictSubject, _ content: PassingContent) -> Judgement {
    let component = subject.component
    // That someone named a scope is a decision, which names of fields do not overrule.
    let isDecided = (component.intendedScope?.confidence ?? .hint) >= .strong
    let sure = content.surer(than: isDecided ? .strong : .likely)
    if let judgement = persistence(of: component, sure) { return judgement }
    // Without its label it would not outlive what it is given.
    if sure.items.allSatisfy({ $0.sort == .object }), unneededLabel(of: component, context) != nil,
      hiddenCallers(of: component.id, derived: derived).isEmpty
    {
      return Judgement(
        .dropLabel, "it keeps nothing that changes and makes nothing, so one is as good as many")
    }
    if !sure.items.isEmpty { return move(sure, of: component) }
    if let judgement = roleJudgement(of: component) { return judgement }
    return subject.kind == .global ? access(to: component) : lifetime(of: subject)
  }

  /// What someone enters and only memory keeps; that it is data of a flow is then said with it.
  private func persistence(of component: Component, _ content: PassingContent) -> Judgement? {
    let others = content.session + content.screen + content.flow.filter { $0.confidence >= .strong }
    guard others.isEmpty, let entered = enteredInMemory(of: component, context) else { return nil }
    return Judgement(
      .persist,
      "\(quoted(entered.fields.map(\.name))) is entered step by step and kept in memory alone, and "
        + "`\(derived.name(entered.screen.id))` is restored without it: memory may only be a cache",
      .likely)
  }

  private func roleJudgement(of component: Component) -> Judgement? {
    switch component.role {
    case .logger: Judgement(.leave, "a logger: nobody's decisions depend on it")
    case .configuration: Judgement(.leave, "a configuration that never changes")
    case .systemWrapper: Judgement(.leave, "a thin wrapper of objects of the system")
    case .compositionRoot: rootJudgement(of: component.id)
    case .ordinary, .view, .system, .test, .preview, .sample, .generated, .unbuilt: nil
    }
  }

  private func rootJudgement(of id: ComponentID) -> Judgement {
    if derived.accessPoints[id] == nil {
      return Judgement(.leave, "a root, which makes and hands over what others need")
    }
    return hiddenCallers(of: id, derived: derived).isEmpty
      ? Judgement(.close, "the root itself, and only roots reach it")
      : Judgement(.inject, "the root itself: hand over what others need from it, and then close it")
  }

  /// Of what everyone can reach and what belongs to nobody in particular.
  private func access(to component: Component) -> Judgement {
    if component.isLeftAlone {
      return Judgement(.leave, component.stateReason ?? "its content never changes")
    }
    let incoming = derived.incoming[component.id] ?? []
    guard hiddenCallers(of: component.id, derived: derived).isEmpty else {
      return Judgement(.inject, "one is right, but who uses it has to be told: hand it over")
    }
    if incoming.contains(where: { $0.kind == .reaches && $0.place == .defaultArgument }) {
      return Judgement(.inject, "only default arguments still reach it: remove them one by one")
    }
    let roots = incoming.filter { $0.kind == .reaches && $0.place != .test && $0.place != .preview }
    if roots.isEmpty {
      return Judgement(
        .close, "nothing in the sources reaches it: close its access point, or take it out")
    }
    let isReachedFromElsewhere = roots.contains { relation in
      derived.components[relation.from].map { $0.module != component.module } ?? false
    }
    if isReachedFromElsewhere {
      return Judgement(
        .inject, "only roots of other modules reach it: let the root make and keep it")
    }
    return Judgement(
      .close, "nobody but roots of its module reaches it: its access point can be closed")
  }

  /// Of what is handed over and kept for a scope.
  private func lifetime(of subject: VerdictSubject) -> Judgement {
    let component = subject.component
    if let making = secondMakings[component.id], making.confidence >= .strong {
      return Judgement(
        .inject,
        "one is meant, and `\(derived.name(making.component))` makes another: hand it the one")
    }
    if let variables = openVariables[component.id] {
      return Judgement(
        .inject,
        "everyone can write \(quoted(variables.map(\.name))): keep it in one object, and hand "
          + "that over")
    }
    return Judgement(.leave, reasonToLeave(subject, context))
  }
}
