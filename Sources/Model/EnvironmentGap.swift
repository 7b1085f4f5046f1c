/// A part of the user interface that asks what surrounds it for an object that is not there, and stops
/// the process when it is shown.
package struct EnvironmentGap: Sendable, Hashable {
  /// Why it is not there.
  package enum Cause: Sendable, Hashable {
    /// Nothing in the sources provides it.
    case nobody
    /// The view is made for a hosting controller, which no environment reaches into; one that becomes
    /// a child of another controller may get what that one hands on.
    case host(routine: String, isChild: Bool, Location)
  }

  package let component: ComponentID
  /// The property that asks; `nil` where code does.
  package let field: String?
  /// What is asked for, for people.
  package let object: String
  package let cause: Cause
  package let location: Location

  package init(
    component: ComponentID, field: String?, object: String, cause: Cause, location: Location
  ) {
    self.component = component
    self.field = field
    self.object = object
    self.cause = cause
    self.location = location
  }
}
