/// What the start of a global sets going.
package struct StartEffect: Sendable, Hashable {
  /// One thing that is set going.
  package struct Step: Sendable, Hashable {
    /// For people: `starts a task`.
    package let action: String
    /// The component whose code does it.
    package let component: ComponentID
    /// True when it is done only under some condition.
    package let isConditional: Bool
    package let location: Location

    package init(
      action: String, component: ComponentID, isConditional: Bool, location: Location
    ) {
      self.action = action
      self.component = component
      self.isConditional = isConditional
      self.location = location
    }
  }

  /// What callers write: `Store.shared`.
  package let spelling: String
  package let component: ComponentID
  /// Sorted by place; never empty.
  package let steps: [Step]
  package let location: Location

  package init(spelling: String, component: ComponentID, steps: [Step], location: Location) {
    self.spelling = spelling
    self.component = component
    self.steps = steps
    self.location = location
  }
}
