/// A place that sends requests through the one session of the system that all code shares, in code
/// that handles credentials or cookies.
package struct CredentialedAccess: Sendable, Hashable {
  package let component: ComponentID
  package let location: Location
  /// What shows it, for people: `Authorization`, `HTTPCookieStorage`.
  package let sign: String
  package let signLocation: Location
  /// True when both stand in one function.
  package let isTogether: Bool

  package init(
    component: ComponentID, location: Location, sign: String, signLocation: Location,
    isTogether: Bool
  ) {
    self.component = component
    self.location = location
    self.sign = sign
    self.signLocation = signLocation
    self.isTogether = isTogether
  }
}
