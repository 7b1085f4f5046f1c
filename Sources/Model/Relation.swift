/// A directed edge of the graph with its evidence.
package struct Relation: Sendable, Hashable, Codable {
  /// What the source does with the target.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// Creates it, or is given ownership, and stores it strongly.
    case owns
    /// Stores strongly what was handed in.
    case keeps
    /// Receives it through a parameter and does not store it.
    case uses
    /// Constructs it without storing it.
    case creates
    /// Weak or unowned.
    case refers
    /// Through a closure, provider or factory that is asked each time.
    case defers
    /// A binding or composition root supplies it for a protocol or key.
    case provides
    /// Gets it through a global access point.
    case reaches
    /// Registers a callback, observer, collector, timer or task with it.
    case subscribes
  }

  /// How a global is reached.
  package enum Via: String, Sendable, Codable, CaseIterable {
    case singleton
    case kotlinObject = "kotlin-object"
    case serviceLocator = "service-locator"
    case environment
    case ambientValue = "ambient-value"
    case system
  }

  /// Where in the source's code the access stands.
  package enum Place: String, Sendable, Codable, CaseIterable {
    case body
    case defaultArgument = "default-argument"
    case propertyInitializer = "property-initializer"
    case staticInitializer = "static-initializer"
    case `extension`
    case compositionRoot = "composition-root"
    case test
    case preview
    /// Under an `#if` that no build description defines.
    case unbuilt
  }

  package var from: ComponentID
  package var to: ComponentID
  package var kind: Kind
  package var via: Via?
  package var place: Place?
  /// The field of `from` that keeps, or the parameter that receives; `nil` when there is none.
  package var slot: String?
  /// True when the slot is static or top-level: what is in it lives as long as the process.
  package var isStaticSlot: Bool
  /// True when the slot can be emptied or replaced: optional, variable, or a collection.
  package var isReplaceable: Bool
  /// True when the target hands itself to the source: the slot points back at who made it.
  package var pointsBack: Bool
  /// Where a path empties or replaces the slot, with which the keeper is a holder; of a subscription
  /// where it is cancelled. Sorted.
  package var releasedAt: [Release]
  /// What a `subscribes` relation registers; `nil` for all others, and where nothing is known.
  package var subscription: Subscription?
  /// Sorted by place, without duplicates.
  package var evidence: [Evidence]

  package init(
    from: ComponentID, to: ComponentID, kind: Kind, via: Via? = nil, place: Place? = nil,
    slot: String? = nil, evidence: [Evidence] = []
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.via = via
    self.place = place
    self.slot = slot
    self.isStaticSlot = false
    self.isReplaceable = false
    self.pointsBack = false
    self.releasedAt = []
    self.subscription = nil
    self.evidence = evidence
  }
}

extension Relation {
  /// True when the source is a holder of the target: the slot is emptied or replaced somewhere.
  package var isHolder: Bool { isReplaceable && !releasedAt.isEmpty }

  /// True when `kept` cannot end before what holds it does.
  package var capturesLifetime: Bool {
    switch kind {
    case .owns, .keeps: !isHolder
    case .subscribes: subscription?.isStrong == true && releasedAt.isEmpty
    case .uses, .creates, .refers, .defers, .provides, .reaches: false
    }
  }

  /// True when the last of those that are put into the slot cannot end before what holds it does:
  /// others may take its place, but nothing takes it out.
  package var capturesLastOne: Bool {
    switch kind {
    case .owns, .keeps: !isReplaceable || releasedAt.allSatisfy(\.isReplacement)
    case .uses, .creates, .refers, .defers, .provides, .reaches, .subscribes: capturesLifetime
    }
  }

  /// The end that holds the other one, where the relation captures a lifetime. A subscription points
  /// from the subscriber to what it subscribes to, but it is the latter that holds the callback.
  package var keeper: ComponentID {
    kind == .subscribes && subscription?.holder != .subscriber ? to : from
  }

  /// The end that is held, where the relation captures a lifetime: of a subscription the subscriber,
  /// which with a callback in a slot of its own holds itself.
  package var kept: ComponentID { kind == .subscribes ? from : to }
}

/// A place that empties or replaces a slot.
package struct Release: Sendable, Hashable, Codable {
  /// Name of the routine for people: `SessionManager.logout`.
  package let routine: String
  /// True when another object of the same type takes the place: the last one stays for good.
  package let isReplacement: Bool
  package let location: Location?

  package init(routine: String, isReplacement: Bool = false, location: Location?) {
    self.routine = routine
    self.isReplacement = isReplacement
    self.location = location
  }
}

/// A place in a file that shows a fact.
package struct Evidence: Sendable, Hashable, Codable, Comparable {
  package let location: Location
  /// The line of the source, trimmed, at most 120 characters; empty when not at hand.
  package var excerpt: String

  package init(location: Location, excerpt: String = "") {
    self.location = location
    self.excerpt = excerpt
  }

  package static func < (left: Evidence, right: Evidence) -> Bool { left.location < right.location }
}
