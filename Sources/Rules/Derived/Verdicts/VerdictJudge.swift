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
  /// What must not be used by two threads at once, by the component that keeps it.
  let sharedTools: [ComponentID: [SharedTool]]

  init(_ context: RuleContext) {
    self.context = context
    sharedTools = Dictionary(grouping: context.graph.sharedTools, by: \.component)
    secondMakings = Dictionary(
      secondCreations(in: context).compactMap { finding in
        finding.subject.map { (ComponentID(module: "", name: $0), finding) }
      }, uniquingKeysWith: { first, _ in first })
    // What a type keeps to itself, and what nobody reads, surprises nobody else.
    let open = toldVariables(in: context).filter { variable in
      let isPrivate =
        variable.field.isPrivate
        && variable.field.writers.allSatisfy { $0.component == variable.component.id }
      let isRead = !variable.field.readers.isEmpty || variable.component.language == .manifest
      return !isPrivate && isRead
    }
    openVariables = Dictionary(grouping: open, by: { $0.component.id }).mapValues {
      $0.map(\.field)
    }
  }

  var derived: DerivedData { context.derived }

  func judgement(of subject: VerdictSubject, _ content: PassingContent) -> Judgement {
    let component = subject.component
    let sure = content.deciding(about: component)
    if let judgement = persistence(of: component, sure) { return judgement }
    // Without its label it would not outlive what it is given.
    if sure.items.allSatisfy({ $0.sort == .object }), unneededLabel(of: component, context) != nil,
      hiddenCallers(of: component.id, derived: derived).isEmpty
    {
      return Judgement(
        .dropLabel, "it keeps nothing that changes and makes nothing, so one is as good as many")
    }
    if !sure.items.isEmpty { return move(sure, of: component) }
    if let judgement = roleJudgement(of: component, subject.kind) { return judgement }
    return subject.kind == .global ? access(to: component) : lifetime(of: subject, content)
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

  private func roleJudgement(of component: Component, _ kind: Verdict.Kind) -> Judgement? {
    switch component.role {
    case .logger: Judgement(.leave, "a logger: nobody's decisions depend on it")
    case .configuration: Judgement(.leave, "a configuration that never changes")
    // Of what a container hands out, how long it is kept is the question, and not who reaches it.
    case .systemWrapper where kind == .binding: nil
    case .systemWrapper:
      Judgement(
        .leave,
        component.fields.isEmpty
          ? "it keeps nothing, so that everyone who asks gets the same"
          : "a thin wrapper of objects of the system")
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
      return openness(of: component)
        ?? Judgement(.leave, component.stateReason ?? "its content never changes")
    }
    let incoming = derived.incoming[component.id] ?? []
    let callers = Set(hiddenCallers(of: component.id, derived: derived).map(\.from))
    if !callers.isEmpty {
      return Judgement(
        .inject,
        "one is right, but \(callers.count) component\(callers.count == 1 ? " reaches" : "s reach") "
          + "it without saying so: hand it over")
    }
    if incoming.contains(where: { $0.kind == .reaches && $0.place == .defaultArgument }) {
      return Judgement(.inject, "only default arguments still reach it: remove them one by one")
    }
    let roots = incoming.filter { $0.kind == .reaches && $0.place != .test && $0.place != .preview }
    if roots.isEmpty {
      return Judgement(
        .close,
        "nothing beside its own type is seen to reach it: close its access point, or take it out")
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
  private func lifetime(of subject: VerdictSubject, _ content: PassingContent) -> Judgement {
    let component = subject.component
    let askers = Set(
      (derived.incoming[component.id] ?? []).filter { isContainerLookup($0, derived: derived) }
        .map(\.from))
    if !askers.isEmpty, !component.isLeftAlone {
      return Judgement(
        .inject,
        "\(doubt(content)) \(askers.count) component\(askers.count == 1 ? " asks" : "s ask") a "
          + "container for it: hand it over")
    }
    if let making = secondMakings[component.id], making.confidence >= .strong {
      return Judgement(
        .inject,
        "one is meant, and `\(derived.name(making.component))` makes another: hand it the one")
    }
    return openness(of: component)
      ?? Judgement(.leave, reasonToLeave(subject, content, context))
  }

  /// What is to be said of the scope that someone named, where nothing surely speaks against it.
  private func doubt(_ content: PassingContent) -> String {
    content.items.isEmpty
      ? "nothing shows that its scope is wrong, but"
      : "names alone hint that \(quoted(content.items.map(\.name))) may end earlier, and"
  }

  /// What to do where everyone can write a variable of it.
  private func openness(of component: Component) -> Judgement? {
    openVariables[component.id].map { variables in
      Judgement(
        .inject,
        "everyone can write \(quoted(variables.map(\.name))): keep it in one object, and hand "
          + "that over")
    }
  }
}
