import Model

/// What a component holds that is meant to end before it does.
struct PassingContent {
  /// A field, an object in a slot, or something shown.
  struct Item {
    enum Sort { case data, object, interface }

    /// The field or slot.
    let name: String
    let sort: Sort
    /// What it belongs to.
    let scope: String
    let confidence: Confidence
    /// One clause for people.
    let detail: String
    let clearings: [Clearing]
    let isPersisted: Bool
    let location: Location?
  }

  let session: [Item]
  let flow: [Item]
  let screen: [Item]

  init(of component: Component, _ context: RuleContext) {
    let items = Self.items(of: component, context)
    let graph = context.graph
    session = items.filter { !graph.isWithinFlow($0.scope) }
    flow = items.filter { $0.scope == "flow" }
    screen = items.filter { graph.isWithinFlow($0.scope) && $0.scope != "flow" }
  }

  private init(session: [Item], flow: [Item], screen: [Item]) {
    self.session = session
    self.flow = flow
    self.screen = screen
  }

  var items: [Item] { session + flow + screen }

  /// Those of which that is at least so sure.
  func surer(than least: Confidence) -> PassingContent {
    let isSure = { (item: Item) in item.confidence >= least }
    return PassingContent(
      session: session.filter(isSure), flow: flow.filter(isSure), screen: screen.filter(isSure))
  }

  /// Those that are sure enough to decide about the component that holds them: that someone named a
  /// scope for it is a decision, which names of fields do not overrule.
  func deciding(about component: Component) -> PassingContent {
    let isDecided = (component.intendedScope?.confidence ?? .hint) >= .strong
    return surer(than: isDecided ? .strong : .likely)
  }

  private static func items(of component: Component, _ context: RuleContext) -> [Item] {
    // What the rules tell of a slot is told of the object or of the view in it.
    let objects = objects(in: component, context)
    let shown = shown(by: component, context)
    let slots = Set((objects + shown).map(\.name))
    return data(of: component, context).filter { !slots.contains($0.name) } + objects + shown
  }

  private static func data(of component: Component, _ context: RuleContext) -> [Item] {
    // A table is where data of users belongs.
    let candidates = outlivingFields(of: component, context).filter { $0.storage != .table }
    if candidates.isEmpty { return [] }
    return surelyOutliving(candidates, of: component, context).fields.compactMap { field in
      guard let scope = field.dataScope, let first = field.dataEvidence.first else { return nil }
      return Item(
        name: field.name, sort: .data, scope: scope,
        confidence: field.dataEvidence.map(\.confidence).max() ?? first.confidence,
        detail: first.detail, clearings: field.clearedIn, isPersisted: field.storage != .memory,
        location: field.location)
    }
  }

  /// Objects that the rules of captive and unreleased objects speak of.
  private static func objects(in component: Component, _ context: RuleContext) -> [Item] {
    (context.derived.outgoing[component.id] ?? []).compactMap { relation in
      guard let overstay = Overstay(relation, context),
        overstay.isNeverReleased || relation.capturesLifetime && !relation.isReplaceable,
        context.graph.outlives(overstay.life, overstay.intended.scope),
        !startsAtCallback(overstay.path(context), derived: context.derived)
      else { return nil }
      return Item(
        name: relation.slot ?? context.derived.name(relation.to), sort: .object,
        scope: overstay.intended.scope, confidence: overstay.intended.confidence,
        detail: overstay.intention.message, clearings: [], isPersisted: false,
        location: overstay.location)
    }
  }

  private static func shown(by component: Component, _ context: RuleContext) -> [Item] {
    (context.derived.interfaceSlots[component.id] ?? []).compactMap { slot in
      guard let outlived = OutlivedInterface(slot, context) else { return nil }
      return Item(
        name: slot.field, sort: .interface, scope: "screen", confidence: outlived.confidence,
        detail: "holds \(slot.type.filter { $0 != "?" && $0 != "!" }), which is shown",
        clearings: [], isPersisted: false, location: slot.location)
    }
  }
}

extension CodeGraph {
  /// True for a flow and for what is even shorter.
  fileprivate func isWithinFlow(_ scope: String) -> Bool {
    scope == "flow" || scopes.outlives("flow", scope)
  }
}
