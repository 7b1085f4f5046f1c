/// Private static variables of a type that its instances read and write as if each had its own.
package struct SharedStorage: Sendable, Hashable {
  /// A place in an initializer that gives one of them a value.
  package struct Reset: Sendable, Hashable {
    package let field: String
    package let location: Location

    package init(field: String, location: Location) {
      self.field = field
      self.location = location
    }
  }

  package let component: ComponentID
  /// Names of the variables in the order of the source; never empty.
  package let fields: [String]
  /// Sorted by place.
  package let resets: [Reset]

  package init(component: ComponentID, fields: [String], resets: [Reset]) {
    self.component = component
    self.fields = fields
    self.resets = resets
  }
}
