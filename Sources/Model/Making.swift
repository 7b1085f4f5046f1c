/// One component whose code makes another: an object, a value or a part of the user interface.
package struct Making: Sendable, Hashable, Comparable {
  package let maker: ComponentID
  package let made: ComponentID

  package init(maker: ComponentID, made: ComponentID) {
    self.maker = maker
    self.made = made
  }

  package static func < (left: Making, right: Making) -> Bool {
    (left.maker, left.made) < (right.maker, right.made)
  }
}
