/// A constant that lives as long as the process and holds an object which changes while it is used, so
/// that two threads that use it at once spoil each other's results.
package struct SharedTool: Sendable, Hashable {
  /// Code that uses it without a lock.
  package struct Use: Sendable, Hashable {
    package let component: ComponentID
    package let location: Location

    package init(component: ComponentID, location: Location) {
      self.component = component
      self.location = location
    }
  }

  package let component: ComponentID
  package let field: String
  /// The type of the object, as in `SimpleDateFormat`.
  package let type: String
  /// Sorted by place; never empty.
  package let uses: [Use]
  package let location: Location

  package init(
    component: ComponentID, field: String, type: String, uses: [Use], location: Location
  ) {
    self.component = component
    self.field = field
    self.type = type
    self.uses = uses
    self.location = location
  }
}
