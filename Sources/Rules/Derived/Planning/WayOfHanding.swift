import Model

/// How a component can be given what it reaches by name today.
enum WayOfHanding: Hashable {
  /// A view reads it from the environment, which holds it already.
  case environment
  /// By its initializer, with the instance of today as the default.
  case initializer
  /// By the constructor, which a container calls.
  case container
  /// By parameters of its functions, since there is no instance of it.
  case parameters
  /// By a variable that is set after it was made, since the system makes it.
  case variable

  /// True where a default argument stands for the instance of today.
  var needsDefault: Bool {
    switch self {
    case .initializer, .parameters: true
    case .environment, .container, .variable: false
    }
  }
}

extension PlanFacts {
  func way(to id: ComponentID, of targets: [ComponentID]) -> WayOfHanding {
    guard let component = derived.components[id] else { return .initializer }
    if component.role == .view, component.kind == .struct, targets.allSatisfy(provided.contains) {
      return .environment
    }
    if component.name.hasSuffix("()") { return .parameters }
    if graph.systemMade.contains(id) { return .variable }
    if component.language == .kotlin, isMadeByContainer(id) { return .container }
    switch component.kind {
    case .enum, .global, .external, .object, .companion: return .parameters
    case .class, .struct, .actor, .protocol, .binding, .declared, .undeclared: break
    }
    if derived.accessPoints[id] != nil || component.language == .manifest { return .initializer }
    let isMade = makers[id] != nil || derived.bindings[id] != nil
    if !isMade, component.kind == .class { return .variable }
    return isMade || component.role == .view ? .initializer : .parameters
  }

  /// True when a container calls the constructor: a default argument means nothing to it.
  private func isMadeByContainer(_ id: ComponentID) -> Bool {
    (derived.bindings[id] ?? []).contains { $0.form == .constructor || $0.form == .contribution }
  }
}
