import Testing

@Suite struct ContainerCallTests {
  private let swinject = """
    import Swinject

    protocol API {}
    final class LiveAPI: API { var count = 0 ; init(log: Log) {} }
    final class Log { var lines = 0 }
    final class AppAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Log.self) { _ in Log() }
        container.register(API.self) { r in LiveAPI(log: r.resolve(Log.self)!) }
          .inObjectScope(.container)
      }
    }

    """

  @Test func `Registrations provide, and the scope is that of the registration`() async {
    await check(
      swinject, .others, .accesses, .scopes,
      is: """
        AppAssembly creates LiveAPI in composition-root
        AppAssembly provides LiveAPI.API in composition-root
        AppAssembly creates Log in composition-root
        AppAssembly provides Log.Log in composition-root
        LiveAPI uses Log
        LiveAPI: app, declared app (injection app)
        """)
  }

  @Test(
    arguments: [
      "let resolver: Resolver ; init(resolver: Resolver) { self.resolver = resolver } ; func run() { _ = resolver.resolve(API.self)! }",
      "func run(_ container: Container) { _ = container.resolve(API.self, name: \"live\") }",
      "func run(_ assembler: Assembler) { _ = assembler.resolver.resolve(API.self)! }",
      "func run() { _ = SwinjectStoryboard.defaultContainer.resolve(API.self) }",
      "func run(_ container: Container) { guard let api = container.resolve((any API).self) else { return } ; _ = api }",
    ])
  func `A lookup reaches what is bound`(code: String) async {
    await check(
      swinject + "final class Model { \(code) }", .accesses,
      is: "Model reaches LiveAPI.API via service-locator in body")
  }

  @Test(arguments: [
    ("Assembler([AppAssembly()], defaultObjectScope: .container)", "app"),
    ("Assembler([AppAssembly()], parent: nil, defaultObjectScope: ObjectScope.container)", "app"),
    ("Assembler([AppAssembly()], defaultObjectScope: .transient)", ""),
    ("Assembler([OtherAssembly()], defaultObjectScope: .container)", ""),
    ("Assembler([AppAssembly()])", ""),
  ])
  func `An assembler may say the scope of what its assemblies register`(
    assembler: String, scope: String
  ) async {
    await check(
      """
      import Swinject
      final class Log { var lines = 0 }
      final class Cache { var lines = 0 }
      final class AppAssembly: Assembly { func assemble(container: Container) {
        container.register(Log.self) { _ in Log() }
        container.register(Cache.self) { _ in Cache() }.inObjectScope(.transient) } }
      final class OtherAssembly: Assembly { func assemble(container: Container) {} }
      enum Wiring { static let assembler = \(assembler) }
      """, .scopes, is: scope.isEmpty ? "" : "Log: app, declared app (injection app)")
  }

  @Test func `A container may say the scope of what the type around registers`() async {
    await check(
      """
      import Swinject
      final class Log { var lines = 0 }
      final class Setup {
        let container = Container(defaultObjectScope: .container)
        func run() { container.register(Log.self) { _ in Log() } }
      }
      """, .scopes, is: "Log: app, declared app (injection app)")
  }

  @Test func `An initializer is registered by name`() async {
    await check(
      """
      import Swinject
      import SwinjectAutoregistration
      protocol API {}
      final class LiveAPI: API { var count = 0 }
      final class Setup {
        let container = Container()
        func run() { container.autoregister(API.self, initializer: LiveAPI.init).inObjectScope(.weak) }
      }
      """, .others, .scopes,
      is: """
        Setup creates LiveAPI in composition-root
        Setup provides LiveAPI.API in composition-root
        """)
  }

  @Test func `A protocol that is kept is what is bound to it`() async {
    await check(
      swinject + """
        final class OtherAPI: API { var count = 0 }
        final class Loader { let api: API ; init(api: API) { self.api = api } }
        """, .storage, is: "Loader keeps LiveAPI in api")
  }

  @Test func `A function and a wrapper in front of a container are containers too`() async {
    await check(
      swinject + """
        final class DI {
          static let shared = DI()
          let container = Container()
          func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
        }
        @propertyWrapper struct Inject<T> {
          let wrappedValue: T
          init() { wrappedValue = DI.shared.resolve(T.self) }
        }
        func inject<T>() -> T { DI.shared.resolve(T.self) }
        final class First { @Inject var api: API }
        final class Second { let api: API = inject() }
        final class Third { func run() { _ = DI.shared.resolve(API.self) } }
        """, .accesses,
      is: """
        First reaches LiveAPI.API via service-locator in property-initializer
        Second reaches LiveAPI.API via service-locator in property-initializer
        Third reaches LiveAPI.API via service-locator in body
        """)
  }

  @Test func `Words that look alike bind and ask nothing`() async {
    await check(
      """
      import Swinject
      final class Cell {}
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          tableView.register(Cell.self, forCellReuseIdentifier: "cell")
          promise.resolve(Cell())
          center.register(Cell())
        }
      }
      """, .accesses, .others, is: "Screen creates Cell in body ×2")
  }

  @Test func `Without the library its words mean something else`() async {
    await check(
      """
      final class Cell {}
      final class Screen {
        func run(_ container: Container) {
          container.register(Cell.self) { _ in Cell() }.inObjectScope(.container)
          _ = container.resolve(Cell.self)
        }
      }
      """, .accesses, .others, .scopes, is: "Screen creates Cell in body")
  }

  @Test func `Resolver binds in closures and gives by wrappers`() async {
    await check(
      """
      import Resolver
      protocol API {}
      final class LiveAPI: API { var count = 0 }
      final class Session { var user = "" }
      final class Cache { var size = 0 }
      extension Resolver: ResolverRegistering {
        public static func registerAllServices() {
          register { LiveAPI() }.implements(API.self).scope(.application)
          Resolver.register { Session() }.scope(.session)
          register(name: "big") { Cache() as Cache }.scope(.unique)
        }
      }
      extension ResolverScope { static let session = ResolverScopeCache() }
      final class Model {
        @Injected var api: API
        @LazyInjected private var session: Session
        func run() { let cache: Cache = Resolver.resolve(name: "big") ; _ = cache }
      }
      """, .accesses, .scopes,
      is: """
        Model reaches Cache.Cache via service-locator in body
        Model reaches LiveAPI.API via service-locator in property-initializer
        Model reaches Session.Session via service-locator in property-initializer
        LiveAPI: app, declared app (injection app)
        Session: session, declared session (injection session)
        """)
  }

  @Test func `Dip names the scope before the closure`() async {
    await check(
      """
      import Dip
      protocol API {}
      final class LiveAPI: API { var count = 0 }
      func makeContainer() -> DependencyContainer {
        let container = DependencyContainer()
        container.register(.singleton) { LiveAPI() as API }
        return container
      }
      final class Model {
        let api: API
        init(container: DependencyContainer) throws { api = try container.resolve() as API }
      }
      """, .accesses, .scopes,
      is: """
        Model reaches LiveAPI.API via service-locator in body
        LiveAPI: app, declared app (injection app)
        """)
  }
}
