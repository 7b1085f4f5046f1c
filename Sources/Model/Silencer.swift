/// One place in code that switches the compiler's check of isolation off: on a type, component or
/// not, on a variable, or on a local one.
package struct SilencedPlace: Sendable, Hashable {
  package let module: String
  package let location: Location

  package init(module: String, location: Location) {
    self.module = module
    self.location = location
  }
}

/// A word that makes the compiler believe that state is guarded.
package struct Silencer: Sendable, Hashable, Codable {
  /// The word in the source.
  package enum Word: String, Sendable, Codable, CaseIterable {
    case nonisolatedUnsafe = "nonisolated(unsafe)"
    case uncheckedSendable = "@unchecked Sendable"
  }

  package let word: Word
  /// The variable that it stands at; `nil` when it is about the whole type.
  package let field: String?
  /// True when nothing that it covers changes, or a lock or queue stands around every change.
  package let isGuarded: Bool
  package let location: Location

  package init(word: Word, field: String?, isGuarded: Bool, location: Location) {
    self.word = word
    self.field = field
    self.isGuarded = isGuarded
    self.location = location
  }
}

/// Code that changes a variable which the compiler is told not to check, with nothing around that lets
/// one in at a time.
package struct UnguardedWrite: Sendable, Hashable {
  package let component: ComponentID
  package let field: String
  package let writer: ComponentID
  package let location: Location

  package init(component: ComponentID, field: String, writer: ComponentID, location: Location) {
    self.component = component
    self.field = field
    self.writer = writer
    self.location = location
  }
}
