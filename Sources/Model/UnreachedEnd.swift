/// Code at the end of an object that never ends, which saves or closes something.
package struct UnreachedEnd: Sendable, Hashable {
  /// What callers write: `Store.shared`.
  package let spelling: String
  package let component: ComponentID
  /// `deinit`, `finalize`.
  package let name: String
  /// What it calls, in the order of the source: `flush`.
  package let calls: [String]
  package let location: Location

  package init(
    spelling: String, component: ComponentID, name: String, calls: [String], location: Location
  ) {
    self.spelling = spelling
    self.component = component
    self.name = name
    self.calls = calls
    self.location = location
  }
}
