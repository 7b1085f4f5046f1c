import Model

/// What components need to do their work.
struct DependencyCounting {
  /// One other component, and where it comes in.
  struct Dependency {
    let component: ComponentID
    let location: Location?
  }

  private let derived: DerivedData
  private let parameters: [ComponentID: [InitializerParameter]]
  /// What containers put into variables, by who has them.
  private let filled: [ComponentID: [Filling]]

  private struct Filling {
    let slot: String
    let dependency: Dependency
  }

  init(_ context: RuleContext) {
    derived = context.derived
    parameters = Dictionary(grouping: context.graph.initializerParameters, by: \.component)
    var filled: [ComponentID: [Filling]] = [:]
    for binding in context.graph.bindings {
      for consumer in binding.consumers {
        guard let slot = consumer.slot else { continue }
        filled[consumer.component, default: []].append(
          Filling(
            slot: slot,
            dependency: Dependency(component: binding.component, location: consumer.location)))
      }
    }
    self.filled = filled
  }

  /// Those of one component, each once, sorted by name of the component.
  func dependencies(of component: Component) -> [Dependency] {
    var found: [ComponentID: Dependency] = [:]
    var slots: Set<String> = []
    for parameter in longestInitializer(of: component.id) {
      slots.insert(parameter.name)
      guard let dependency = parameter.dependency, counts(dependency, for: component) else {
        continue
      }
      found[dependency] = Dependency(component: dependency, location: parameter.location)
    }
    // What a container hands to the initializer is the implementation of what is counted already.
    for filling in filled[component.id] ?? []
    where !slots.contains(filling.slot) && counts(filling.dependency.component, for: component) {
      slots.insert(filling.slot)
      found[filling.dependency.component] = filling.dependency
    }
    for relation in derived.outgoing[component.id] ?? []
    where isNeed(relation, of: component) && found[relation.to] == nil
      && !slots.contains(relation.slot ?? "") && counts(relation.to, for: component)
    {
      found[relation.to] = Dependency(
        component: relation.to, location: relation.evidence.first?.location)
    }
    return found.values.sorted { $0.component < $1.component }
  }

  private func longestInitializer(of component: ComponentID) -> [InitializerParameter] {
    let byInitializer = Dictionary(grouping: parameters[component] ?? [], by: \.initializer)
    let longest = byInitializer.keys.max {
      (byInitializer[$0]?.count ?? 0, $1) < (byInitializer[$1]?.count ?? 0, $0)
    }
    return longest.flatMap { byInitializer[$0] } ?? []
  }

  /// True for what the code reaches, and for what a manifest says that it keeps.
  private func isNeed(_ relation: Relation, of component: Component) -> Bool {
    switch relation.kind {
    case .reaches:
      // A default argument stands for a parameter.
      return relation.via != .system && relation.place?.isHidden ?? true
    case .keeps: return component.language == .manifest
    case .owns, .uses, .creates, .refers, .defers, .provides, .subscribes: return false
    }
  }

  /// False for parts of the component, for what is shown, and for what has nothing to replace in a
  /// test.
  private func counts(_ id: ComponentID, for component: Component) -> Bool {
    guard let other = derived.components[id] else { return true }
    if other.isPart(of: component) || component.isPart(of: other) || other.isLeftAlone {
      return false
    }
    // What the system provides is no part of the app that could be split off.
    if other.kind == .external || other.kind == .binding { return false }
    let isValue = [.struct, .enum].contains(other.kind) && !isAccessible(other)
    let isPlainObject = [.object, .companion].contains(other.kind) && other.state == .stateless
    return !isValue && !isPlainObject && other.role != .view && !isShown(other)
  }

  private func isAccessible(_ component: Component) -> Bool {
    derived.accessPoints[component.id] != nil
  }

  private func isShown(_ component: Component) -> Bool {
    component.scopeEvidence.contains { $0.source == .framework && $0.scope == "screen" }
      && component.kind != .protocol && !component.name.hasSuffix("ViewModel")
  }
}
