/// How a library looks that puts an app together from types, without a container that is asked. A
/// further library is a further value in `all`.
struct ComponentLibrary: Sendable {
  /// Modules of the library: without an import of one of them its words mean something else.
  let modules: Set<String>
  /// Classes whose project subclasses make objects in computed variables.
  var components: Set<String> = []
  /// Those of them that live as long as the process.
  var processComponents: Set<String> = []
  /// Functions that make an object once for the component: `shared { … }`.
  var remembering: Set<String> = []
  /// The attribute of types that the library makes, with the label of what they are bound to, and
  /// the label that says of a type that it puts the app together.
  var made: (attribute: String, keys: String, root: String)?
  /// Property wrappers of what the library makes for the type that declares the variable.
  var owning: Set<String> = []
}

extension ComponentLibrary {
  static let all = [needle, safeDI]

  /// https://github.com/uber/needle.
  private static let needle = ComponentLibrary(
    modules: ["NeedleFoundation"],
    components: ["Component", "BootstrapComponent", "NonCoreComponent", "PluginizedComponent"],
    processComponents: ["BootstrapComponent"],
    remembering: ["shared"])

  /// https://github.com/dfed/SafeDI.
  private static let safeDI = ComponentLibrary(
    modules: ["SafeDI"],
    made: (attribute: "Instantiable", keys: "fulfillingAdditionalTypes", root: "isRoot"),
    owning: ["Instantiated"])
}
