import Model

/// Which components there is one instance of at a time, as far as the sources show.
struct SingleInstances {
  private let context: RuleContext
  private let makings: [ComponentID: [Creation]]

  init(_ context: RuleContext) {
    self.context = context
    var makings: [ComponentID: [Creation]] = [:]
    for creation in context.graph.creations {
      if case .component(let made) = creation.product {
        makings[made, default: []].append(creation)
      }
    }
    self.makings = makings
  }

  /// True for what a container or a manifest gives one scope that is longer than a flow, for what
  /// everyone can reach, and for what is made in one place that runs once.
  func contains(_ component: Component) -> Bool {
    if let intended = component.intendedScope, intended.confidence >= .strong {
      return isLong(intended.scope)
    }
    return component.lives.contains(where: isLong) && isSingle(component.id, depth: 3)
  }

  /// True for the scopes of the app and of a session.
  private func isLong(_ scope: String) -> Bool {
    let scopes = context.graph.scopes
    return scope == context.graph.processScope || scopes.outlives(scope, "flow")
  }

  private func isSingle(_ id: ComponentID, depth: Int) -> Bool {
    guard depth > 0, let component = context.derived.components[id] else { return false }
    if component.role == .compositionRoot { return true }
    let makings = makings[id] ?? []
    let points = Set((context.derived.accessPoints[id] ?? []).map { $0.store?.field ?? $0.name })
    if points.count == 1 { return makings.allSatisfy(\.fillsAccessPoint) }
    guard points.isEmpty, makings.count == 1, let making = makings.first else { return false }
    return isSingle(making.maker, depth: depth - 1)
  }
}
