/// Code of the product that only tests need, and that gives global state another value.
package struct TestReset: Sendable, Hashable {
  /// How it is seen that only tests need it.
  package enum Sign: Sendable, Hashable {
    /// Its name or an annotation says so.
    case declared
    /// Nothing else calls it.
    case callers
  }

  package let component: ComponentID
  /// Name for people: `FeatureFlags.resetForTesting`.
  package let routine: String
  package let sign: Sign
  /// What it writes, for people; sorted, never empty.
  package let fields: [String]
  /// Where tests call it; sorted.
  package let calls: [Location]
  package let location: Location

  package init(
    component: ComponentID, routine: String, sign: Sign, fields: [String], calls: [Location],
    location: Location
  ) {
    self.component = component
    self.routine = routine
    self.sign = sign
    self.fields = fields
    self.calls = calls
    self.location = location
  }
}
