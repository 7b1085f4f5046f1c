import Model

/// Who may use a component, who may replace it, and who closes it.
struct VerdictPolicies {
  let whoUses: String
  let whoReplaces: String
  let whoCloses: String

  init(_ subject: VerdictSubject, _ context: RuleContext) {
    whoUses = users(subject, context.derived)
    whoReplaces = replacers(subject, context.derived)
    whoCloses = closers(subject, context)
  }
}

/// Who may use it, as the code answers it.
private func users(_ subject: VerdictSubject, _ derived: DerivedData) -> String {
  let id = subject.component.id
  switch subject.kind {
  case .global:
    let hidden = Set(hiddenCallers(of: id, derived: derived).map(\.from))
    if !hidden.isEmpty { return counted(hidden, derived) }
    let defaults = Set(
      (derived.incoming[id] ?? []).filter {
        $0.kind == .reaches && $0.place == .defaultArgument
      }.map(\.from))
    if !defaults.isEmpty { return "default arguments of \(counted(defaults.count))" }
    let isReached = (derived.incoming[id] ?? []).contains { $0.kind == .reaches }
    return isReached ? "roots only" : "nobody"
  case .binding, .declaration:
    var users = subject.consumers(derived)
    for relation in derived.incoming[id] ?? []
    where isUse(relation) && derived.components[relation.from]?.role.isExempt == false {
      users.insert(relation.from)
    }
    users.remove(id)
    return users.isEmpty ? "nobody" : counted(users, derived)
  }
}

/// Who may replace it, as the code answers it.
private func replacers(_ subject: VerdictSubject, _ derived: DerivedData) -> String {
  let component = subject.component
  let points = derived.accessPoints[component.id] ?? []
  if points.contains(where: \.isMutable) { return "everyone: the access point is a variable" }
  switch subject.kind {
  case .global:
    let canBeMade = points.contains(where: \.isConstructible) && component.kind != .declared
    let others = canBeMade ? ", but everyone can make another one" : ""
    let setters = Set(points.compactMap(\.store).flatMap { writers(of: $0, derived) })
    if setters.isEmpty { return "nobody\(others)" }
    let names = named(setters.sorted().map(derived.name), most: 3)
    return "only \(names) \(setters.count > 1 ? "set" : "sets") it\(others)"
  case .binding:
    let providers = Set(subject.scoped.compactMap(\.provider)).sorted().map(derived.name)
    return providers.isEmpty
      ? "who builds the graph, with another binding"
      : "who builds the graph, in place of \(named(providers, most: 3))"
  case .declaration: return "not said"
  }
}

/// Who closes it, as the code answers it.
private func closers(_ subject: VerdictSubject, _ context: RuleContext) -> String {
  let component = subject.component
  let lives = component.lives
  switch subject.kind {
  case .global:
    return component.kind == .declared ? "not said" : "nobody: it lives as long as the process"
  case .binding:
    if lives.isEmpty { return "not seen" }
    return lives.contains(context.graph.processScope)
      ? "nobody: it lives as long as the process"
      : "the container, when the \(lives.joined(separator: " or the ")) ends"
  case .declaration: return "not said"
  }
}

/// Accesses to a component that nobody is told about.
func hiddenCallers(of id: ComponentID, derived: DerivedData) -> [Relation] {
  (derived.incoming[id] ?? []).filter { isHiddenAccess($0, derived: derived) }
}

private func isUse(_ relation: Relation) -> Bool {
  switch relation.kind {
  case .owns, .keeps, .uses, .refers, .defers, .reaches: true
  case .creates, .provides, .subscribes: false
  }
}

private func counted(_ users: Set<ComponentID>, _ derived: DerivedData) -> String {
  let modules = Set(users.compactMap { derived.components[$0]?.module })
  let words = counted(users.count)
  return modules.count > 1 ? "\(words) in \(modules.count) modules" : words
}

private func counted(_ number: Int) -> String { "\(number) component\(number == 1 ? "" : "s")" }

private func writers(of store: AccessPoint.Store, _ derived: DerivedData) -> [ComponentID] {
  let fields = derived.components[store.component]?.fields ?? []
  return fields.first { $0.name == store.field }?.writers.map(\.component) ?? []
}
