import Model

extension VerdictJudge {
  /// Where what ends earlier has to go: the whole component where nothing else changes in it, else the
  /// part.
  func move(_ content: PassingContent, of component: Component) -> Judgement {
    let main = content.session + (content.session.isEmpty ? content.flow : [])
    let moved = main.isEmpty ? content.screen : main
    let confidence = moved.map(\.confidence).max() ?? .likely
    let rest = remainder(of: component, beside: moved)
    let isWhole = rest.isEmpty && moved.count == content.items.count
    let action: Verdict.Action =
      !content.session.isEmpty
      ? .moveToSession : !content.flow.isEmpty ? .moveToFlow : .moveToScreen
    return isWhole
      ? Judgement(action, "all that changes in it \(belonging(of: moved))", confidence)
      : Judgement(.split, "part of it \(belonging(of: moved))", confidence)
  }

  /// What changes in a component beside some of it. What holds the session itself moves along; and of
  /// what works for one session at a time, also what it alone notes down while it does.
  func remainder(of component: Component, beside items: [PassingContent.Item]) -> [Field] {
    let slots = derived.slotsOfShorterScope(of: component)
    let moved = slots.union(items.map(\.name))
    let worksForSession =
      !slots.isEmpty && items.contains { $0.scope == sessionOf(slots, component) }
    return ownContent(of: component, derived).filter { field in
      let isOwnNote =
        worksForSession && !field.isStatic && field.storage == .memory
        && field.writers.allSatisfy { $0.component == component.id }
      return !moved.contains(field.name) && !isOwnNote
    }
  }

  /// The scope that the objects in some slots belong to; `nil` when they do not agree.
  private func sessionOf(_ slots: Set<String>, _ component: Component) -> String? {
    let scopes = Set(
      (derived.outgoing[component.id] ?? []).filter { relation in
        relation.slot.map(slots.contains) ?? false
      }.compactMap { derived.components[$0.to]?.intendedScope?.scope })
    return scopes.count == 1 ? scopes.first : nil
  }
}

/// The fields that can change and are data: neither flags and running work, nor what makes up the
/// access point itself.
func ownContent(of component: Component, _ derived: DerivedData) -> [Field] {
  component.fields.filter { field in
    (field.isMutable || field.dataScope != nil) && !isBookkeeping(field.type)
      && !derived.stores.contains(AccessPoint.Store(component: component.id, field: field.name))
      && field.location.flatMap { derived.accessPointsByLocation[$0] } == nil
  }
}

/// `belongs to the signed-in user: `a`, `b``.
private func belonging(of items: [PassingContent.Item]) -> String {
  let names = items.map { "`\($0.name)`" }.joined(separator: ", ")
  if items.allSatisfy({ $0.sort == .interface }) { return "ends with its screen: \(names)" }
  let scopes = Set(items.map(\.scope))
  let owner =
    switch scopes.count == 1 ? scopes.first : nil {
    case "flow"?: "one flow"
    case "session"?, "account"?, "user"?, nil: "the signed-in user"
    case "screen"?: "one screen"
    case let scope?: "the \(scope)"
    }
  let stays =
    items.allSatisfy(\.isPersisted) && items.contains { $0.clearings.isEmpty }
    ? ", and stays on the device" : ""
  return "belongs to \(owner)\(stays): \(names)"
}

/// Flags, locks and running work say how far something is, and are no data of their own.
func isBookkeeping(_ type: String) -> Bool {
  let plain = type.filter { $0 != "?" && $0 != "!" }
  return bookkeepingTypes.contains(plain) || plain.hasPrefix("Task<")
    || bookkeepingEndings.contains(where: plain.hasSuffix)
}

private let bookkeepingTypes: Set<String> = [
  "Bool", "Boolean", "AtomicBoolean", "Timer", "AnyCancellable", "Set<AnyCancellable>",
]
private let bookkeepingEndings = ["Task", "Job", "Mutex", "Lock", "CoroutineScope"]
