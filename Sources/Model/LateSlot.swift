/// A variable of a global that has nothing in it until some routine sets it up, and that code uses as
/// if there always were.
package struct LateSlot: Sendable, Hashable {
  /// Why the use of an empty slot stops the process.
  package enum Demand: Sendable, Hashable {
    /// The declaration says so: `T!`, `lateinit`.
    case declared
    /// Code stops the process when it finds nothing.
    case checked(Location)
  }

  /// Where it is set up.
  package struct SetUp: Sendable, Hashable {
    /// Name of the routine for people: `Client.configure`.
    package let routine: String
    package let component: ComponentID
    /// True when it puts in what it is handed.
    package let isHandedIn: Bool
    package let location: Location

    package init(routine: String, component: ComponentID, isHandedIn: Bool, location: Location) {
      self.routine = routine
      self.component = component
      self.isHandedIn = isHandedIn
      self.location = location
    }
  }

  package let component: ComponentID
  package let field: String
  package let isStatic: Bool
  package let demand: Demand
  /// Sorted by place; never empty.
  package let setUps: [SetUp]
  package let location: Location

  package init(
    component: ComponentID, field: String, isStatic: Bool, demand: Demand, setUps: [SetUp],
    location: Location
  ) {
    self.component = component
    self.field = field
    self.isStatic = isStatic
    self.demand = demand
    self.setUps = setUps
    self.location = location
  }
}
