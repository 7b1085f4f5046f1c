/// One thing that an initializer of the product asks for and that is an object, not a plain value.
package struct InitializerParameter: Sendable, Hashable {
  /// The type that is made.
  package let component: ComponentID
  package let name: String
  /// What is asked for, as its declaration names it: a class, an interface, or a logger of the system.
  package let type: String
  /// The component that is asked for; `nil` for a type of the system or of a third party.
  package let dependency: ComponentID?
  /// True when it only takes notes of what others do.
  package let isLogger: Bool
  /// Where the initializer is named; one type may have several.
  package let initializer: Location
  package let location: Location

  package init(
    component: ComponentID, name: String, type: String, dependency: ComponentID?, isLogger: Bool,
    initializer: Location, location: Location
  ) {
    self.component = component
    self.name = name
    self.type = type
    self.dependency = dependency
    self.isLogger = isLogger
    self.initializer = initializer
    self.location = location
  }
}
