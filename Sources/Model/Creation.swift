/// A place in the code of the product that makes an object.
package struct Creation: Sendable, Hashable {
  /// What is opened with an object, and costs as much each time.
  package enum Resource: Sendable, Hashable {
    /// A pool of connections with its threads and its cache.
    case connections
    /// A database or another file that one object alone may keep open.
    case database
  }

  /// What is made.
  package enum Product: Sendable, Hashable {
    case component(ComponentID)
    /// A type of the system or of a third party, with what tells one resource from another; `nil`
    /// where that does not matter.
    case outside(String, key: String?)
  }

  package let product: Product
  /// What is opened with it; `nil` when nothing is.
  package let resource: Resource?
  package let maker: ComponentID
  /// Name of the routine for people; for an initial value that of the type.
  package let routine: String
  /// True when it is handed nothing.
  package let isPlain: Bool
  /// True when it is made only under some condition, or unless something else is handed in.
  package let isConditional: Bool
  /// True when it becomes the instance that everyone can reach.
  package let fillsAccessPoint: Bool
  package let location: Location

  package init(
    product: Product, resource: Resource?, maker: ComponentID, routine: String, isPlain: Bool,
    isConditional: Bool, fillsAccessPoint: Bool, location: Location
  ) {
    self.product = product
    self.resource = resource
    self.maker = maker
    self.routine = routine
    self.isPlain = isPlain
    self.isConditional = isConditional
    self.fillsAccessPoint = fillsAccessPoint
    self.location = location
  }
}
