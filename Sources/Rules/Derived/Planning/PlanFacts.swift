import Model

/// What all parts of a plan look up, gathered once.
struct PlanFacts {
  let context: RuleContext
  let violations: [Violation]
  let history: ChangeHistory?
  /// Verdicts by component; of one that everyone can reach, the one that is about that.
  let verdicts: [ComponentID: Verdict]
  /// Hidden accesses of today by what is reached, in the order of the graph.
  let hidden: [ComponentID: [Relation]]
  /// Default arguments of today that stand for a global instance, by that.
  let defaults: [ComponentID: [Relation]]
  /// Who makes a component, sorted.
  let makers: [ComponentID: [ComponentID]]
  /// What each component is to be handed: all that it reaches by name and that does not stay; sorted.
  private(set) var asked: [ComponentID: [ComponentID]] = [:]
  /// Components by their identity as text.
  let ids: [String: ComponentID]
  /// Components that some code hands to the environment of views.
  let provided: Set<ComponentID>

  init(
    _ graph: CodeGraph, verdicts: [Verdict], violations: [Violation], history: ChangeHistory?,
    derived: DerivedData
  ) {
    context = RuleContext(graph: graph, derived: derived, options: [:])
    self.violations = violations.filter { $0.suppressed == nil }
    self.history = history
    self.verdicts = Dictionary(verdicts.map { ($0.component, $0) }) { first, second in
      first.kind == .global || second.kind != .global ? first : second
    }
    hidden = Dictionary(
      grouping: graph.relations.filter { isHiddenAccess($0, derived: derived) }, by: \.to)
    defaults = Dictionary(
      grouping: graph.relations.filter { relation in
        relation.place == .defaultArgument && derived.reachesGlobal(relation)
          && derived.components[relation.from]?.role.isExempt == false
      }, by: \.to)
    makers = Dictionary(grouping: graph.makings, by: \.made).mapValues { $0.map(\.maker) }
    ids = Dictionary(graph.components.map { ($0.id.text, $0.id) }) { first, _ in first }
    provided = Set(graph.relations.lazy.filter { $0.kind == .provides }.map(\.to))
    for (id, relations) in hidden where isTouched(id) {
      for source in Set(relations.map(\.from)) { asked[source, default: []].append(id) }
    }
    asked = asked.mapValues { $0.sorted() }
  }

  var graph: CodeGraph { context.graph }
  var derived: DerivedData { context.derived }

  /// Where something stands on the way from a hidden access to a dependency that is handed over.
  enum Course {
    /// Handed over by roots.
    case root
    /// Moved, whole or in part, to an object of a session or a flow.
    case session
    /// Only its access point is closed.
    case close
    /// Only the scope that someone named for it is dropped.
    case label
    /// Not touched, for a reason.
    case stays(String)
  }

  func course(of id: ComponentID) -> Course {
    guard let verdict = verdicts[id] else { return .stays("nothing is known about it") }
    switch verdict.action {
    case .dropLabel: return .label
    case .leave: return .stays(verdict.reason)
    // Nothing reaches by name what only a container keeps.
    case .close where derived.accessPoints[id] == nil: return .stays(verdict.reason)
    case .inject where derived.accessPoints[id] == nil: return .stays(verdict.reason)
    case .moveToSession, .moveToFlow, .moveToScreen, .persist, .split: return .session
    case .close: return hidden[id] == nil && defaults[id] == nil ? .close : .root
    case .inject:
      return isOnlyTold(id)
        ? .stays(
          "nobody learns anything from it, so no decision of those who call it depends on it: hand it "
            + "over last, and only where a test has to see the calls") : .root
    }
  }

  /// True for what is told things and gives no answer to anyone.
  private func isOnlyTold(_ id: ComponentID) -> Bool {
    graph.unansweringInstances.contains(id)
      && !(derived.incoming[id] ?? []).contains { $0.kind == .subscribes }
  }

  func isTouched(_ id: ComponentID) -> Bool {
    switch course(of: id) {
    case .root, .session, .close: true
    case .label, .stays: false
    }
  }

  func name(_ id: ComponentID) -> String { derived.name(id) }

  /// How often the file of a component was changed, and in how many changes.
  func changes(of id: ComponentID) -> Int {
    guard let file = derived.components[id]?.location?.file else { return 0 }
    return history?.changes[file] ?? 0
  }
}

extension [Relation] {
  /// How many places they are seen at.
  var places: Int { reduce(0) { $0 + $1.evidence.count } }
}
