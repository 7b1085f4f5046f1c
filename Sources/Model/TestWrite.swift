/// Global state of the product that a test changes and leaves so.
package struct TestWrite: Sendable, Hashable {
  package let test: ComponentID
  /// The component that has the state, and the name of it for people: `Flags.isFast`.
  package let component: ComponentID
  package let state: String
  /// True when a function of the product does it that the test calls.
  package let isThroughCall: Bool
  /// Sorted by place; never empty.
  package let places: [Location]

  package init(
    test: ComponentID, component: ComponentID, state: String, isThroughCall: Bool,
    places: [Location]
  ) {
    self.test = test
    self.component = component
    self.state = state
    self.isThroughCall = isThroughCall
    self.places = places
  }
}
