/// An object with state that a view makes anew where only the first one should count.
package struct ViewObject: Sendable, Hashable {
  /// How it is made.
  package enum Form: Sendable, Hashable {
    /// In a stored property without a wrapper.
    case plain
    /// As the value of a wrapper that observes what somebody else keeps: `@ObservedObject`.
    case observed(String)
    /// In the body of a composable, without `remember`.
    case composed
  }

  package let view: ComponentID
  /// The property or local variable.
  package let name: String
  package let object: ComponentID
  package let form: Form
  /// False when no code of the product is seen that makes the view inside another one, and for a plain
  /// object that an initializer makes out of what it is handed, so that the new one is like the old
  /// one, or that tells nobody of its changes.
  package let isRepeated: Bool
  package let location: Location

  package init(
    view: ComponentID, name: String, object: ComponentID, form: Form, isRepeated: Bool,
    location: Location
  ) {
    self.view = view
    self.name = name
    self.object = object
    self.form = form
    self.isRepeated = isRepeated
    self.location = location
  }
}
