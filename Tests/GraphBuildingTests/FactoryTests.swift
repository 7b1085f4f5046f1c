import Testing

private let container = """
  import Factory

  protocol API {}
  final class LiveAPI: API { var count = 0 }
  final class Session { var user = "" }
  extension Scope { static let session = Cached() }
  extension Container {
    var api: Factory<API> { self { LiveAPI() }.singleton }
    var session: Factory<Session> { self { Session() }.scope(.session) }
  }

  """

@Suite struct FactoryTests {
  @Test(
    arguments: [
      ("@Injected(\\.api) var api ; func run() {}", "property-initializer"),
      ("@LazyInjected(\\.api) private var api: API ; func run() {}", "property-initializer"),
      ("@WeakLazyInjected(\\.api) var api ; func run() {}", "property-initializer"),
      ("@InjectedObject(\\.api) var api ; func run() {}", "property-initializer"),
      ("@InjectedObservable(\\.api) var api ; func run() {}", "property-initializer"),
      ("@Injected(\\Container.api) var api ; func run() {}", "property-initializer"),
      ("let api = Container.shared.api() ; func run() {}", "property-initializer"),
      ("func run() { _ = Container.shared.api() }", "body"),
      ("func run() { _ = Container.shared.api.resolve() }", "body"),
      ("func run(_ container: Container) { _ = container.api() }", "body"),
      ("init(api: API = Container.shared.api()) {}", "default-argument"),
      ("func run() { @Injected(\\.api) var api ; _ = api }", "body"),
    ])
  func `A lookup reaches what the factory makes`(code: String, place: String) async {
    await check(
      container + "final class Model { \(code) }", .accesses,
      is: "Model reaches LiveAPI.api via service-locator in \(place)")
  }

  @Test func `The container provides, and the scope is that of the registration`() async {
    await check(
      container, .others, .scopes,
      is: """
        Container creates LiveAPI in composition-root
        Container provides LiveAPI.api in composition-root
        Container creates Session in composition-root
        Container provides Session.session in composition-root
        LiveAPI: app, declared app (injection app)
        Session: session, declared session (injection session)
        """)
  }

  @Test(
    arguments: [
      (".singleton", "LiveAPI: app, declared app (injection app)"),
      (".cached", "LiveAPI: app, declared app (injection app)"),
      (".scope(.singleton)", "LiveAPI: app, declared app (injection app)"),
      (".singleton.onTest { LiveAPI() }", "LiveAPI: app, declared app (injection app)"),
      (".shared", ""), (".unique", ""), (".graph", ""), ("", ""), (".scope(.wizard)", ""),
    ])
  func `Only a scope that says so gives a lifetime`(links: String, scopes: String) async {
    await check(
      """
      import FactoryKit
      final class LiveAPI { var count = 0 }
      extension Container { var api: Factory<LiveAPI> { Factory(self) { LiveAPI() }\(links) } }
      """, .scopes, is: scopes)
  }

  @Test func `Registering and resetting ask for nothing`() async {
    await check(
      container + """
        final class Switcher {
          func run() {
            Container.shared.api.register { LiveAPI() }
            Container.shared.session.reset()
          }
        }
        """, .accesses, is: "")
  }

  @Test func `A member that the sources do not declare is asked of the container`() async {
    await check(
      container + """
        final class Model {
          @Injected(\\.unknown) var unknown
          @Injected(\\.typed) var typed: Session?
          func run() { Container.shared.other().count = 1 }
        }
        """, .accesses,
      is: """
        Model reaches Container.shared via service-locator in body
        Model reaches Container.unknown via service-locator in property-initializer
        Model reaches Session.typed via service-locator in property-initializer
        """)
  }

  @Test func `Making an object out of others is the container's wiring`() async {
    await check(
      container + """
        final class Loader { let api: API ; init(api: API) { self.api = api } }
        Container { var loader: Factory<Loader> { self { Loader(api: self.api()) } } }
        """, .accesses, .storage,
      is: "Loader keeps LiveAPI in api")
  }

  @Test func `An own container is a locator, no singleton`() async {
    await check(
      """
      import FactoryKit
      final class Store { var count = 0 }
      final class ShopContainer: SharedContainer {
        static let shared = ShopContainer()
        let manager = ContainerManager()
        var store: Factory<Store> { self { Store() }.cached }
      }
      final class Model {
        @Injected(\\ShopContainer.store) var store
        func run() { ShopContainer.shared.store().count = 1 }
      }
      """, .accesses,
      is: """
        Model reaches Store.store via service-locator in body
        Model reaches Store.store via service-locator in property-initializer
        """)
  }

  @Test func `A container's own scope counts where none is named`() async {
    await check(
      """
      import FactoryKit
      final class Store { var count = 0 }
      final class Note { var text = "" }
      final class ShopContainer: SharedContainer, AutoRegistering {
        static let shared = ShopContainer()
        let manager = ContainerManager()
        func autoRegister() { manager.defaultScope = .singleton }
        var store: Factory<Store> { self { Store() } }
        var note: Factory<Note> { self { Note() }.unique }
      }
      """, .scopes,
      is: "ShopContainer: app (storage app)\nStore: app, declared app (injection app)")
  }

  @Test func `The library's function asks by key path`() async {
    await check(
      container + """
        final class Model {
          private let api = resolve(\\Container.api)
          func run() { let session = resolve(\\Container.session) ; session.user = "" }
        }
        """, .accesses,
      is: """
        Model reaches LiveAPI.api via service-locator in property-initializer
        Model reaches Session.session via service-locator in body
        """)
  }

  @Test func `Static factories of the first version`() async {
    await check(
      """
      import Factory
      final class Store { var count = 0 }
      extension Container { static let store = Factory<Store>(scope: .singleton) { Store() } }
      final class Model {
        @Injected(Container.store) var store
        func run() { Container.store().count = 1 }
      }
      """, .accesses, .scopes,
      is: """
        Model reaches Store.store via service-locator in body
        Model reaches Store.store via service-locator in property-initializer
        Store: app, declared app (injection app)
        """)
  }
}
