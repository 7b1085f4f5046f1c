/// The same component on two platforms: one in Swift, one in Kotlin, matched by name.
package struct Twin: Sendable, Hashable, Codable {
  /// One thing in which the two differ.
  package struct Difference: Sendable, Hashable, Codable {
    /// What the difference is about.
    package enum Aspect: String, Sendable, Codable, CaseIterable {
      /// How long they live.
      case scope
      /// Whether everyone can reach them.
      case access
      /// What they hold of the user, and whether sign-out empties it.
      case sessionData = "session-data"
      /// Whom they reach without saying so.
      case reaches
    }

    package let aspect: Aspect
    /// What is so on each side, one clause for people.
    package let swift: String
    package let kotlin: String

    package init(aspect: Aspect, swift: String, kotlin: String) {
      self.aspect = aspect
      self.swift = swift
      self.kotlin = kotlin
    }
  }

  /// The name of the Swift one.
  package let name: String
  package let swift: ComponentID
  package let kotlin: ComponentID
  /// By aspect, in the order that they are listed in; empty when nothing differs.
  package let differences: [Difference]

  package init(
    name: String, swift: ComponentID, kotlin: ComponentID, differences: [Difference]
  ) {
    self.name = name
    self.swift = swift
    self.kotlin = kotlin
    self.differences = differences
  }
}
