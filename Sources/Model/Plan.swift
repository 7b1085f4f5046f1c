/// In what order to change an app, and where to stop.
package struct Plan: Sendable, Hashable {
  /// In an order in which each can be merged alone.
  package var steps: [PlanStep]
  /// The few changes of an owner that would take the most hidden accesses, the largest first.
  package var ownershipChanges: [OwnershipChange]
  /// What stays as it is, sorted by the accesses that stay, most first.
  package var limits: [PlanLimit]

  package init(
    steps: [PlanStep] = [], ownershipChanges: [OwnershipChange] = [], limits: [PlanLimit] = []
  ) {
    self.steps = steps
    self.ownershipChanges = ownershipChanges
    self.limits = limits
  }
}

/// One step of the migration plan, that can be merged alone.
package struct PlanStep: Sendable, Hashable, Codable {
  /// Parts of a plan, in the order of work.
  package enum Phase: String, Sendable, Codable, CaseIterable {
    /// Waits for nothing else: what signing out forgets, what nobody lets go of, doors that only
    /// roots use.
    case today
    /// Components say what they need, and fall back on the instance of today.
    case defaultArguments = "default-arguments"
    /// Roots hand over what has that default, and the default goes.
    case roots
    /// What belongs to a session or a flow moves to an object that ends with it.
    case session
    /// Access points that nothing uses any more are closed.
    case closing
  }

  package let phase: Phase
  package let title: String
  /// What to change, in whole sentences.
  package let detail: String
  package let components: [ComponentID]
  /// Where to change something, and what; in the order of the work.
  package let changes: [RelatedPlace]
  /// Hidden accesses that it takes away.
  package let removes: Int
  /// Hidden accesses that remain after it.
  package let remaining: Int
  /// Default arguments that stand for a global instance after it: each is to be removed by a later
  /// step.
  package let temporary: Int

  package init(
    phase: Phase, title: String, detail: String, components: [ComponentID],
    changes: [RelatedPlace] = [], removes: Int = 0, remaining: Int, temporary: Int = 0
  ) {
    self.phase = phase
    self.title = title
    self.detail = detail
    self.components = components
    self.changes = changes
    self.removes = removes
    self.remaining = remaining
    self.temporary = temporary
  }
}

/// One global instance, and who could own it instead.
package struct OwnershipChange: Sendable, Hashable, Codable {
  package let component: ComponentID
  /// What makes, itself or through what it makes, all that reach the instance; `nil` when only the
  /// roots do.
  package let owner: ComponentID?
  /// How many components reach it from their bodies.
  package let users: Int
  /// Hidden accesses that would be gone.
  package let removes: Int
  /// Hidden accesses that would be gone with this change and all before it.
  package let together: Int

  package init(
    component: ComponentID, owner: ComponentID?, users: Int, removes: Int, together: Int
  ) {
    self.component = component
    self.owner = owner
    self.users = users
    self.removes = removes
    self.together = together
  }
}

/// Something that a plan does not touch, since that is not worth the work.
package struct PlanLimit: Sendable, Hashable, Codable {
  /// What is reached, or what reaches.
  package let component: ComponentID
  /// One sentence, without a period.
  package let reason: String
  /// Hidden accesses that stay because of it.
  package let accesses: Int

  package init(component: ComponentID, reason: String, accesses: Int) {
    self.component = component
    self.reason = reason
    self.accesses = accesses
  }
}
