import Model

/// A type of a library whose members an app reads by key path: `@Dependency(\.apiClient)`. A further
/// library is a further value in `all`.
struct KeyedValues: Sendable {
  /// What says which object stands behind a member.
  enum Content: Sendable {
    /// A type that conforms to one of these protocols, with the value of the product in one of the
    /// static variables `live`, and those of tests and previews in `doubles`.
    case keys(protocols: Set<String>, live: [String], doubles: [String: Relation.Place])
    /// The member itself: one of these types, made from a closure.
    case factories(Set<String>)
  }

  /// Modules of the library: without an import of one of them its words mean something else.
  let modules: Set<String>
  /// The type that extensions add the members to.
  let type: String
  /// Protocols whose project types hold such members too.
  var containers: Set<String> = []
  /// Property wrappers, and functions that look like them, that read a member.
  let wrappers: Set<String>
  let content: Content
  /// Macros that make a stored variable with a value a member.
  var entries: Set<String> = []
  let via: Relation.Via
  /// True when the value of a key is made once for the process.
  var isMadeOnce = false
  /// True when every read counts, also of values that are no objects.
  var countsValues = false
  /// Functions whose first closure puts other values behind members.
  var overriding: Set<String> = []
  /// Scopes in which an object lives as long as the container, which is as long as the process.
  var processScopes: Set<String> = []
  /// Scopes that promise no lifetime.
  var passingScopes: Set<String> = []
}

extension KeyedValues {
  static let all = [dependencies, environment, factory]

  /// https://github.com/pointfreeco/swift-dependencies.
  private static let dependencies = KeyedValues(
    modules: ["Dependencies", "DependenciesMacros", "ComposableArchitecture"],
    type: "DependencyValues",
    wrappers: ["Dependency"],
    content: .keys(
      protocols: ["DependencyKey", "TestDependencyKey"], live: ["liveValue"],
      doubles: ["testValue": .test, "previewValue": .preview]),
    entries: ["DependencyEntry"],
    via: .ambientValue, isMadeOnce: true, countsValues: true,
    overriding: ["withDependencies", "prepareDependencies", "withEscapedDependencies"])

  /// The environment of SwiftUI.
  private static let environment = KeyedValues(
    modules: ["SwiftUI", "SwiftUICore", "WidgetKit"],
    type: "EnvironmentValues",
    wrappers: ["Environment"],
    content: .keys(protocols: ["EnvironmentKey"], live: ["defaultValue"], doubles: [:]),
    entries: ["Entry"],
    via: .environment)

  /// https://github.com/hmlongco/Factory.
  private static let factory = KeyedValues(
    modules: ["Factory", "FactoryKit"],
    type: "Container",
    containers: ["SharedContainer", "ManagedContainer"],
    wrappers: [
      "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject",
      "InjectedObservable", "InjectedType", "resolve",
    ],
    content: .factories(["Factory", "ParameterFactory"]),
    via: .serviceLocator, countsValues: true,
    processScopes: ["singleton", "cached"], passingScopes: ["unique", "graph", "shared"])
}
