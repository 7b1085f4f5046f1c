import Model

/// What registers callbacks with something else, and what such callbacks keep: `subscribes`
/// relations, and `keeps` relations to the objects that they capture beside the subscriber.
struct SubscriptionRelations {
  private let source: SourceGraph
  private let cancellations: Cancellations
  private let endless: EndlessCode
  private let handovers: OwnHandovers
  private let listeners: ListenerKeeping

  init(_ source: SourceGraph) {
    self.source = source
    self.cancellations = Cancellations(source)
    self.endless = EndlessCode(source)
    self.handovers = OwnHandovers(source)
    self.listeners = ListenerKeeping(source)
  }

  func add(to draft: inout GraphDraft) {
    for callback in callbacks(source, endless: endless) {
      guard case .type(let type) = callback.site.owner, !source.roles[type].isAlien,
        source.isProduction(callback.site),
        source.program.files[callback.site.file].role == .ordinary
      else { continue }
      if let held = held(callback, by: type) { add(held, of: callback, by: type, to: &draft) }
    }
  }

  // MARK: Holders

  /// Where a callback is held and how that ends.
  private struct Held {
    var to: ComponentID
    var slot: String?
    var subscription: Subscription
    var releases: [Release] = []
    /// True when the slot lives as long as the process.
    var isStatic = false
    /// True when the slot can neither be emptied nor replaced.
    var isConstant = false
    /// True when it lasts as long as a view is shown, which is a value itself.
    var isOfView = false
    /// The component that keeps what else the callback captures; `nil` when nobody is known to.
    var keeper: ComponentID?
  }

  private func held(_ callback: Callback, by type: Int) -> Held? {
    switch callback.context.form {
    case .registration(let number)?:
      guard case .registration(let registration) = source.events.holdings[number].sort else {
        return nil
      }
      return held(callback, registration, number, by: type)
    case .member(let property)?:
      return held(callback, inMember: property, by: type)
    case nil:
      return heldInSlot(callback, by: type)
    }
  }

  private func held(
    _ callback: Callback, _ registration: Registration, _ number: Int, by type: Int
  ) -> Held? {
    var slot = strongSlot(callback.context.place) ?? registration.scope
    var holder: Subscription.Holder
    switch (registration.keeper, callback.context.place) {
    case (_, .handedOn), (_, .returned), (.view, _): holder = .unknown
    case (.registry, _):
      holder = registration.callee.map(listeners.letsGo) == true ? .unknown : .publisher
    case (.token, .nowhere): return nil
    case (.token, _): holder = slot == nil ? .unknown : .subscriber
    }
    let form =
      callback.closure.map { facts in
        registration.form == .task && !facts.collected.isEmpty ? .collector : registration.form
      } ?? registration.form
    var ending = registration.ending
    if registration.form == .task, let facts = callback.closure {
      ending = endless.ending(of: facts)
    }
    // A task that comes to its end and that nobody holds is nothing but the work that it does.
    let isKept = slot != nil && slot != registration.scope
    if registration.form == .task && ending == .byItself && !isKept { return nil }
    if let publisher = registration.publisher, ending == .never,
      source.events.completedPublishers.contains(publisher)
    {
      ending = .unknown
    }
    var to = id(of: registration.target)
    if form == .collector, let type = callback.closure?.collected.min() {
      to = source.id(ofType: type)
      if ending != .never { holder = .unknown }
    }
    let isStatic = slot.map { source.program.properties[$0].isGlobal } ?? false
    if registration.keeper == .token, isStatic, let property = slot {
      to = source.id(of: owner(of: property))
      holder = .publisher
    }
    if isStatic && registration.keeper == .registry && form != .task { slot = nil }
    if registration.keeper == .view {
      slot = nil
      // What a view was handed and only passes on comes from somebody who is not known.
      if to == source.id(ofType: type) { to = ComponentID(module: "", name: "Publisher") }
    }
    var ends = cancellations.ends(
      of: number, by: type, slot: slot, endsWithToken: registration.endsWithToken)
    if let scope = registration.scope, scope != slot {
      let further = cancellations.ends(of: number, by: type, slot: scope, endsWithToken: false)
      ends.reachable += further.reachable.filter { !ends.reachable.contains($0) }
    }
    return finished(
      Held(
        to: to, slot: slot.flatMap { name(of: $0, in: type) },
        subscription: Subscription(
          form: form, captures: callback.selfCapture, holder: holder, ending: ending),
        isStatic: isStatic && registration.keeper == .token,
        isOfView: registration.keeper == .view,
        keeper: holder == .subscriber ? source.id(ofType: type) : holder == .publisher ? to : nil),
      ends: ends)
  }

  /// A closure in a variable of another object.
  private func held(_ callback: Callback, inMember property: Int, by type: Int) -> Held? {
    let entry = source.program.properties[property]
    guard let owner = entry.owner, entry.facts.strength == .strong,
      !source.program.types[owner].isExternal
    else { return nil }
    // Values stand between, which take no part in a ring: the host holds it all the same.
    if callback.context.place == .hostedView {
      return heldInRootView(callback, property, by: type)
    }
    let slot = strongSlot(callback.context.place)
    let isSelf = callback.context.place == .selfObject
    let isValue = !source.program.types[owner].isReferenceType
    if isValue {
      // A value with closures in it: whoever holds the value holds them.
      return slot == nil ? nil : heldInSlot(callback, by: type)
    }
    let isHeld = slot != nil || isSelf
    let isStatic = slot.map { source.program.properties[$0].isGlobal } ?? false
    let ends = cancellations.ends(ofCallbackIn: [property] + callback.context.slots, by: type)
    return finished(
      Held(
        to: source.id(ofType: owner), slot: entry.facts.name,
        subscription: Subscription(
          form: .callback, captures: callback.selfCapture,
          holder: isHeld ? .publisher : .unknown, ending: isHeld ? .never : .unknown),
        isStatic: isStatic, keeper: isHeld && !isStatic ? source.id(ofType: type) : nil),
      ends: ends)
  }

  /// A closure in the view that the object itself hosts.
  private func heldInRootView(_ callback: Callback, _ property: Int, by type: Int) -> Held? {
    guard callback.selfCapture == .strongly || !callback.objects.isEmpty else { return nil }
    let own = source.id(ofType: type)
    return finished(
      Held(
        to: own, slot: "rootView",
        subscription: Subscription(
          form: .callback, captures: callback.selfCapture, holder: .subscriber, ending: .never),
        keeper: own),
      ends: cancellations.ends(ofCallbackIn: [property] + callback.context.slots, by: type))
  }

  /// A closure, or a value with closures, in a variable of the object itself or in a global one.
  private func heldInSlot(_ callback: Callback, by type: Int) -> Held? {
    guard let slot = strongSlot(callback.context.place) else { return nil }
    let entry = source.program.properties[slot]
    let own = source.id(ofType: type)
    if !entry.isGlobal && callback.selfCapture != .strongly && callback.objects.isEmpty {
      return nil
    }
    let to = entry.isGlobal ? source.id(of: owner(of: slot)) : own
    return finished(
      Held(
        to: to, slot: entry.facts.name,
        subscription: Subscription(
          form: .callback, captures: callback.selfCapture,
          holder: entry.isGlobal ? .publisher : .subscriber, ending: .never),
        isStatic: entry.isGlobal, isConstant: entry.facts.isConstant, keeper: to),
      ends: cancellations.ends(ofCallbackIn: [slot] + callback.context.slots, by: type))
  }

  /// Cancellations in the deinitializer of an object that the callback itself keeps never run.
  private func finished(_ held: Held, ends: Cancellations.Ends) -> Held {
    var held = held
    held.releases = ends.reachable
    if held.subscription.captures == .strongly && held.subscription.holder != .unknown {
      held.subscription.unreachableReleases = ends.inDeinitializer
    } else {
      held.releases += ends.inDeinitializer
    }
    return held
  }

  private func strongSlot(_ place: RestingPlace) -> Int? {
    guard case .slot(let property, let isOwn) = place else { return nil }
    let entry = source.program.properties[property]
    guard entry.facts.strength == .strong, entry.isStored else { return nil }
    return isOwn || entry.isGlobal ? property : nil
  }

  /// The name of a slot, where it is one of the type's own or a global one.
  private func name(of slot: Int, in type: Int) -> String? {
    let entry = source.program.properties[slot]
    let isOwn = entry.owner.map { source.program.lineage(of: type).contains($0) } ?? true
    return isOwn || entry.isGlobal ? entry.facts.name : nil
  }

  private func owner(of property: Int) -> CodeOwner {
    source.program.properties[property].owner.map { .type($0) } ?? .global(property)
  }

  private func id(of target: Registration.Target) -> ComponentID {
    switch target {
    case .type(let type):
      source.id(ofType: source.program.onlyImplementation(of: type) ?? type)
    case .outside(let name): ComponentID(module: "", name: name)
    }
  }

  // MARK: Relations

  private func add(
    _ held: Held, of callback: Callback, by type: Int, to draft: inout GraphDraft
  ) {
    let from = source.id(ofType: type)
    // Nobody counts references in Kotlin: what an object holds of itself ends with it.
    let isOwn = held.subscription.holder == .subscriber || held.to == from && !held.isStatic
    if isOwn, source.program.isKotlin(callback.site.file) { return }
    let evidence = Evidence(location: source.location(callback.site))
    let isObject = source.program.types[type].isReferenceType
    // A value is copied into its callbacks; only what a global slot then holds of it is a fact, and
    // what a view listens to.
    guard isObject || held.isStatic || held.isOfView else { return }
    addSystem(held.to, language: source.program.files[callback.site.file].language, to: &draft)
    // A closure that captures others alone is asked for them, and calls nobody back.
    let isCallback = held.subscription.form == .callback
    let isAsked = isCallback && callback.selfCapture == .nothing
    let isNews = held.to != from || callback.selfCapture == .strongly || !isCallback
    if (isObject || held.isOfView) && !isAsked && isNews {
      var relation = Relation(
        from: from, to: held.to, kind: .subscribes, slot: held.slot, evidence: [evidence])
      relation.subscription = held.subscription
      if !isObject { relation.subscription?.captures = .nothing }
      relation.isStaticSlot = held.isStatic
      relation.isReplaceable = held.slot != nil
      // Whoever makes the closure is what it captures: no other instance can be meant.
      relation.pointsBack = held.subscription.holder == .publisher && !held.isStatic
      relation.releasedAt = held.releases
      draft.add(relation)
    }
    guard held.subscription.ending == .never, let keeper = held.keeper else { return }
    for object in callback.objects {
      let target = source.program.onlyImplementation(of: object) ?? object
      guard source.program.types[target].isReferenceType, !source.roles[target].isAlien,
        source.id(ofType: target) != keeper, source.id(ofType: target) != from
      else { continue }
      var kept = Relation(
        from: keeper, to: source.id(ofType: target), kind: .keeps, slot: held.slot,
        evidence: [evidence])
      kept.isStaticSlot = held.isStatic
      kept.isReplaceable = !held.isConstant
      kept.pointsBack = !held.isStatic && handovers.isItself(target, in: callback.site.function)
      kept.releasedAt = held.releases + held.subscription.unreachableReleases
      draft.add(kept)
    }
  }

  /// What the system keeps callbacks in is a component of its own.
  private func addSystem(_ id: ComponentID, language: Language, to draft: inout GraphDraft) {
    guard systemRegistries.contains(id.text) || listeningServices.contains(id.text),
      draft.components[id] == nil
    else { return }
    draft.components[id] = Component(
      id: id, name: id.text, module: "", kind: .external, language: language, role: .system)
  }
}
