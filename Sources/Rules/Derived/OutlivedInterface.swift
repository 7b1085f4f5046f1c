import Model

/// A slot in which something shown on a screen stays for longer than the screen can.
struct OutlivedInterface {
  let slot: InterfaceSlot
  /// How long the slot lives.
  let life: String
  let confidence: Confidence
  /// From the longest-living keeper down to the owner of the slot.
  let keepers: [PathStep]

  /// `nil` where what is shown may end in time, or where it is normal to hold it.
  init?(_ slot: InterfaceSlot, _ context: RuleContext) {
    let derived = context.derived
    guard let component = derived.components[slot.component], !component.role.isExempt,
      // What its owner makes for itself is a part of it.
      slot.isFilled, slot.releases.isEmpty
    else { return nil }
    if slot.isOfViewModel && !slot.isStatic {
      self.slot = slot
      life = "view model"
      confidence = slot.part == .container ? .likely : .strong
      keepers = []
      return
    }
    if component.showsScreens { return nil }
    let graph = context.graph
    guard
      let life = slot.isStatic ? graph.processScope : component.lives.first(where: graph.isLong)
    else { return nil }
    let keepers =
      slot.isStatic
      ? [] : keeperPath(to: slot.component, scope: life, graph: graph, derived: derived)
    if startsAtCallback(keepers, derived: derived) || mayEndEarlier(keepers, derived: derived) {
      return nil
    }
    let isBelowScreen = keepers.contains {
      derived.components[$0.component]?.showsScreens ?? false
    }
    if isBelowScreen { return nil }
    let isBelowRoot =
      keepers.first.flatMap { derived.components[$0.component]?.role.isExempt } ?? false
    self.slot = slot
    self.life = life
    self.confidence = slot.part == .container || isBelowRoot ? .likely : .strong
    self.keepers = keepers
  }
}

extension DerivedData {
  /// True when what is in a slot is told as something shown that stays too long.
  func isToldAsInterface(
    _ component: ComponentID, _ field: String, _ context: RuleContext
  ) -> Bool {
    (interfaceSlots[component] ?? []).contains {
      $0.field == field && OutlivedInterface($0, context) != nil
    }
  }
}

extension Component {
  /// True for what is shown itself, and for coordinators and roots, which hold what they show.
  var showsScreens: Bool {
    if role == .view || role == .compositionRoot { return true }
    if presenterWords.contains(where: name.hasSuffix) { return true }
    return scopeEvidence.contains {
      switch $0.source {
      case .framework, .name: ["flow", "screen", "window"].contains($0.scope)
      case .manifest, .directive, .settings, .injection, .storage, .subscription, .ownership,
        .content:
        false
      }
    }
  }
}

extension CodeGraph {
  /// True for a scope in which screens come and go.
  fileprivate func isLong(_ life: String) -> Bool {
    life == processScope || scopes.outlives(life, "flow")
  }
}

/// Ends of the names of objects whose work it is to show one screen after the other.
private let presenterWords = ["Coordinator", "Router", "Navigator", "SceneDelegate"]
