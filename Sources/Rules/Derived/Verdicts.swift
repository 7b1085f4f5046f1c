package import Model

/// The decision table: one row for each component that everyone can reach, sorted by id. The
/// question that separates them is whether the content changes with who is signed in.
package func verdicts(of graph: CodeGraph, derived: DerivedData) -> [Verdict] {
  return derived.accessPoints.keys.sorted().compactMap { id in
    guard let component = derived.components[id], let points = derived.accessPoints[id] else {
      return nil
    }
    let (action, reason) = decision(component, graph: graph, derived: derived)
    return Verdict(
      component: id, action: action, reason: reason,
      whoUses: users(of: id, derived: derived),
      whoReplaces: replacers(points, component, derived: derived),
      whoCloses: closers(component))
  }
}

private func decision(
  _ component: Component, graph: CodeGraph, derived: DerivedData
) -> (Verdict.Action, String) {
  switch component.role {
  case .logger: return (.leave, "a logger: nobody's decisions depend on it")
  case .configuration: return (.leave, "a configuration that never changes")
  case .systemWrapper: return (.leave, "a thin wrapper of objects of the system")
  case .compositionRoot: return (.close, "the root itself: hand over what others need from it")
  case .ordinary, .view, .system, .test, .preview, .sample, .generated, .unbuilt: break
  }
  let changing = component.fields.filter { $0.isMutable || $0.dataScope != nil }
  let known = changing.filter { field in
    field.dataScope != nil && field.dataEvidence.contains { $0.confidence > .hint }
  }
  let session = known.filter { !graph.isFlowData($0) }
  if !session.isEmpty {
    let names = session.map { "`\($0.name)`" }.joined(separator: ", ")
    // What holds the session itself, and what work on it needs, moves along.
    let slots = derived.slotsOfShorterScope(of: component)
    let others = changing.filter { field in
      !session.contains(field) && !slots.contains(field.name) && !isBookkeeping(field.type)
    }
    if others.isEmpty {
      return (.moveToSession, "all that changes in it belongs to the signed-in user: \(names)")
    }
    return (.split, "part of it belongs to the signed-in user: \(names)")
  }
  if !known.isEmpty {
    let names = known.map { "`\($0.name)`" }.joined(separator: ", ")
    let others = changing.filter { !known.contains($0) && !isBookkeeping($0.type) }
    return others.isEmpty
      ? (.moveToFlow, "all that changes in it belongs to one flow: \(names)")
      : (.split, "part of it belongs to one flow: \(names)")
  }
  if component.isLeftAlone {
    return (.leave, component.stateReason ?? "its content never changes")
  }
  if hiddenCallers(of: component.id, derived: derived).isEmpty {
    let defaults = (derived.incoming[component.id] ?? []).count {
      $0.kind == .reaches && $0.place == .defaultArgument
    }
    if defaults > 0 {
      return (.inject, "only default arguments still reach it: remove them one by one")
    }
    let roots = (derived.incoming[component.id] ?? []).filter { $0.kind == .reaches }
    let isReachedFromElsewhere = roots.contains {
      derived.components[$0.from].map { $0.module != component.module } ?? false
    }
    if isReachedFromElsewhere {
      return (.inject, "only roots of other modules reach it: let the root make and keep it")
    }
    return (.close, "nobody but roots of its module reaches it: its access point can be closed")
  }
  return (.inject, "one is right, but who uses it has to be told: hand it over")
}

/// Flags and running work say how far something is, and are no data of their own.
private func isBookkeeping(_ type: String) -> Bool {
  let plain = type.filter { $0 != "?" && $0 != "!" }
  return ["Bool", "Timer", "AnyCancellable", "Set<AnyCancellable>"].contains(plain)
    || plain.hasSuffix("Task") || plain.hasPrefix("Task<")
}

/// Accesses to a component that nobody is told about.
private func hiddenCallers(of id: ComponentID, derived: DerivedData) -> [Relation] {
  (derived.incoming[id] ?? []).filter { isHiddenAccess($0, derived: derived) }
}

private func users(of id: ComponentID, derived: DerivedData) -> String {
  let hidden = Set(hiddenCallers(of: id, derived: derived).map(\.from))
  if hidden.isEmpty {
    let defaults = Set(
      (derived.incoming[id] ?? []).filter {
        $0.kind == .reaches && $0.place == .defaultArgument
      }.map(\.from))
    if defaults.isEmpty { return "roots only" }
    return "default arguments of \(defaults.count) component\(defaults.count == 1 ? "" : "s")"
  }
  let modules = Set(hidden.compactMap { derived.components[$0]?.module })
  let components = "\(hidden.count) component\(hidden.count == 1 ? "" : "s")"
  return modules.count > 1 ? "\(components) in \(modules.count) modules" : components
}

private func replacers(
  _ points: [AccessPoint], _ component: Component, derived: DerivedData
) -> String {
  if points.contains(where: \.isMutable) { return "everyone: the access point is a variable" }
  let canBeMade = points.contains(where: \.isConstructible) && component.kind != .declared
  let others = canBeMade ? ", but everyone can make another one" : ""
  let setters = Set(points.compactMap(\.store).flatMap { writers(of: $0, derived: derived) })
  if setters.isEmpty { return "nobody\(others)" }
  let names = named(setters.sorted().map(derived.name), most: 3)
  return "only \(names) \(setters.count > 1 ? "set" : "sets") it\(others)"
}

private func writers(of store: AccessPoint.Store, derived: DerivedData) -> [ComponentID] {
  let fields = derived.components[store.component]?.fields ?? []
  return fields.first { $0.name == store.field }?.writers.map(\.component) ?? []
}

private func closers(_ component: Component) -> String {
  component.kind == .declared ? "not said" : "nobody: it lives as long as the process"
}
