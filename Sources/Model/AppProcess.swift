/// One program of the sources that the system starts by itself. Every process has globals of its
/// own: the same `shared` in two of them is two objects.
package struct AppProcess: Sendable, Hashable, Codable {
  /// Name of the target, or of the module where no build description is at hand.
  package var name: String
  package var kind: BuildTarget.Kind
  /// Where its objects are put together, sorted by place.
  package var roots: [ProcessRoot]

  package init(name: String, kind: BuildTarget.Kind, roots: [ProcessRoot]) {
    self.name = name
    self.kind = kind
    self.roots = roots
  }
}

/// A place of a process where objects are put together and handed out.
package struct ProcessRoot: Sendable, Hashable, Codable {
  /// What makes it one.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// The system starts the process with it.
    case entry
    /// Chosen at run time in place of another one: for tests, for debugging.
    case alternative
    /// A function that hands objects to the environment of views.
    case provider
  }

  /// Name for people: `TravelApp`, `View.withDependencies`.
  package var name: String
  package var component: ComponentID
  package var kind: Kind
  /// When it is chosen, in the words of the source; `nil` when always.
  package var condition: String?
  /// What it hands to the environment, sorted.
  package var provides: [ComponentID]
  /// What the fullest root of the process provides and this one, which provides most of the same,
  /// does not; sorted.
  package var leavesOut: [ComponentID]
  package var location: Location?

  package init(
    name: String, component: ComponentID, kind: Kind, condition: String? = nil,
    provides: [ComponentID] = [], location: Location?
  ) {
    self.name = name
    self.component = component
    self.kind = kind
    self.condition = condition
    self.provides = provides
    self.leavesOut = []
    self.location = location
  }
}
