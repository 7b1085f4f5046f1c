/// One thing that a dependency-injection container is told to hand out, and to whom.
package struct Binding: Sendable, Hashable, Codable {
  /// How the container is told.
  package enum Form: String, Sendable, Codable, CaseIterable {
    /// By the type itself, whose constructor the container may call.
    case constructor
    /// By the type itself, for an interface: `@ContributesBinding(AppScope::class)`.
    case contribution
    /// By a function of a module that makes it: `@Provides`.
    case function
    /// By a declaration that names another key: `@Binds`.
    case alias
    /// By an object that is handed in when the graph is made.
    case instance
    /// By an entry of a module in code: `single { … }`.
    case entry
  }

  /// Who asks for it, and where.
  package struct Consumer: Sendable, Hashable, Codable {
    package let component: ComponentID
    /// The parameter or variable that gets it; `nil` when there is none.
    package let slot: String?
    package let location: Location?

    package init(component: ComponentID, slot: String?, location: Location?) {
      self.component = component
      self.slot = slot
      self.location = location
    }
  }

  /// What is handed out: the implementation, where the sources tell it.
  package var component: ComponentID
  /// What it is asked for by, as people write it, with its qualifier: `@Named(api) Client`.
  package var key: String
  package var form: Form
  /// The scope that this binding names, in the words of the source; `nil` for none.
  package var scope: String?
  /// The scope of the tree in which one object is kept for all who ask, by this binding or by the one
  /// that it leads to; `nil` when each who asks gets another object.
  package var lifetime: String?
  /// The part of the app that knows the binding, in the words of the source: a component, or the
  /// scope of a graph. It is no lifetime. `nil` when every part does, or nothing is known.
  package var installedIn: String?
  /// True for one of several objects that are handed out together, in a set or a map.
  package var isOneOfMany: Bool
  /// The module that tells it; `nil` when the type does so itself.
  package var provider: ComponentID?
  /// Sorted by component, then by place.
  package var consumers: [Consumer]
  package var location: Location?
  /// Where the scope is named.
  package var scopeLocation: Location?

  package init(component: ComponentID, key: String, form: Form, location: Location?) {
    self.component = component
    self.key = key
    self.form = form
    self.scope = nil
    self.lifetime = nil
    self.installedIn = nil
    self.isOneOfMany = false
    self.provider = nil
    self.consumers = []
    self.location = location
    self.scopeLocation = nil
  }
}
