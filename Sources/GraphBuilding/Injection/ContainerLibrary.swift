/// How a dependency-injection library with containers looks in code: what binds, what asks, and how
/// long the objects live. A further library is a further value in `all`.
struct ContainerLibrary: Sendable {
  /// Modules of the library: without an import of one of them its words mean something else.
  let modules: Set<String>
  /// Types of the library that are told what to make, and asked for it.
  let containers: Set<String>
  /// Protocols and classes of the library whose project types put the app together.
  var roots: Set<String> = []
  /// Methods that bind what their closure or initializer makes.
  let registering: Set<String>
  /// Links behind a registration that name a scope: `.inObjectScope(.container)`.
  var scoping: Set<String> = []
  /// Labels under which a container is told the scope of what is registered without one:
  /// `Assembler([ServiceAssembly()], defaultObjectScope: .container)`.
  var defaultScopeLabels: Set<String> = []
  /// Links behind a registration that name further types to ask for.
  var furtherKeys: Set<String> = []
  /// Methods that give what is bound to a type.
  let asking: Set<String>
  /// Property wrappers that ask for the type of their variable.
  var wrappers: Set<String> = []
  /// Scopes in which an object lives as long as the container, which is as long as the process.
  let processScopes: Set<String>
  /// Scopes that promise no lifetime: a new object each time, or as long as someone keeps it.
  let passingScopes: Set<String>
}

extension ContainerLibrary {
  static let all = [swinject, resolver, dip]

  /// https://github.com/Swinject/Swinject and SwinjectAutoregistration.
  private static let swinject = ContainerLibrary(
    modules: ["Swinject", "SwinjectStoryboard", "SwinjectAutoregistration"],
    containers: ["Container", "Resolver", "Assembler", "SynchronizedResolver"],
    roots: ["Assembly", "AssemblyType"],
    registering: ["register", "autoregister"],
    scoping: ["inObjectScope"], defaultScopeLabels: ["defaultObjectScope"],
    furtherKeys: ["implements"],
    asking: ["resolve"],
    processScopes: ["container"], passingScopes: ["transient", "graph", "weak"])

  /// https://github.com/hmlongco/Resolver.
  private static let resolver = ContainerLibrary(
    modules: ["Resolver"],
    containers: ["Resolver", "Resolving"],
    roots: ["ResolverRegistering"],
    registering: ["register"],
    scoping: ["scope"], furtherKeys: ["implements"],
    asking: ["resolve", "optional"],
    wrappers: [
      "Injected", "OptionalInjected", "LazyInjected", "WeakLazyInjected", "InjectedObject",
    ],
    processScopes: ["application", "cached"], passingScopes: ["graph", "shared", "unique"])

  /// https://github.com/AliSoftware/Dip.
  private static let dip = ContainerLibrary(
    modules: ["Dip"],
    containers: ["DependencyContainer"],
    registering: ["register"],
    furtherKeys: ["implements"],
    asking: ["resolve"],
    processScopes: ["singleton", "eagerSingleton"],
    passingScopes: ["unique", "shared", "weakSingleton"])
}
