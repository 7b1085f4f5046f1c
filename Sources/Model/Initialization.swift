/// What a global that is made when it is first asked for runs into while it is made.
package struct Initialization: Sendable, Hashable {
  /// Another such global, or itself.
  package struct Reach: Sendable, Hashable {
    /// What callers write: `Store.shared`.
    package let spelling: String
    package let component: ComponentID
    /// True when it is reached only under some condition.
    package let isConditional: Bool
    /// False where it is only kept, or handed on: then nothing depends on when it was made.
    package let isUsed: Bool
    package let location: Location

    package init(
      spelling: String, component: ComponentID, isConditional: Bool, isUsed: Bool,
      location: Location
    ) {
      self.spelling = spelling
      self.component = component
      self.isConditional = isConditional
      self.isUsed = isUsed
      self.location = location
    }
  }

  package let spelling: String
  /// What it holds an instance of.
  package let component: ComponentID
  package let location: Location
  /// One for each global that is reached, sorted by spelling; never empty.
  package let reaches: [Reach]

  package init(spelling: String, component: ComponentID, location: Location, reaches: [Reach]) {
    self.spelling = spelling
    self.component = component
    self.location = location
    self.reaches = reaches
  }
}

/// A slot whose initial value asks a global that its own object prepares only later.
package struct EarlyUse: Sendable, Hashable {
  package let component: ComponentID
  package let field: String
  /// What is asked: `Preferences.shared`.
  package let asked: String
  /// The component that is asked.
  package let target: ComponentID
  /// The routine that prepares it, and the one that calls that.
  package let preparation: String
  package let preparing: String
  package let location: Location
  package let preparedAt: Location

  package init(
    component: ComponentID, field: String, asked: String, target: ComponentID,
    preparation: String, preparing: String, location: Location, preparedAt: Location
  ) {
    self.component = component
    self.field = field
    self.asked = asked
    self.target = target
    self.preparation = preparation
    self.preparing = preparing
    self.location = location
    self.preparedAt = preparedAt
  }
}
