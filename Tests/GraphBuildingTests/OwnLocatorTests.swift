import Testing

@Suite struct OwnLocatorTests {
  private let services = """
    protocol API {}
    final class LiveAPI: API { var count = 0 }

    """

  @Test(
    arguments: [
      (
        "private var makers: [ObjectIdentifier: () -> Any] = [:]",
        "func register<T>(_ type: T.Type, make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }",
        "Hub.shared.register(API.self) { LiveAPI() }"
      ),
      (
        "private var objects = [String: Any]()",
        "func register<T>(_ object: T) { objects[String(describing: T.self)] = object }",
        "Hub.shared.register(LiveAPI() as API)"
      ),
      (
        "private let objects = Mutex<[ObjectIdentifier: AnyObject]>([:])",
        "func register<T>(_ object: T, as type: T.Type) { objects.withLock { $0[ObjectIdentifier(type)] = object as AnyObject } }",
        "Hub.shared.register(LiveAPI(), as: API.self)"
      ),
    ])
  func `A registry by types is a locator, whatever its name`(
    slot: String, register: String, call: String
  ) async {
    await check(
      services + """
        final class Hub {
          static let shared = Hub()
          \(slot)
          \(register)
          func get<T>() -> T { fatalError("\\(T.self)") }
        }
        @main struct Main: App { init() { \(call) } }
        final class Model { lazy var api: API = Hub.shared.get() }
        """, .accesses,
      is: """
        Main reaches Hub.shared via service-locator in composition-root
        Model reaches LiveAPI.API via service-locator in property-initializer
        """)
  }

  @Test func `A registry by names`() async {
    await check(
      services + """
        final class ServiceLocator {
          static let shared = ServiceLocator()
          private var services: [String: Any] = [:]
          func add(_ service: Any, for key: String) { services[key] = service }
          func get(_ key: String) -> Any? { services[key] }
        }
        final class Setup { func run() { ServiceLocator.shared.add(LiveAPI(), for: "api") } }
        final class Model { func run() { _ = ServiceLocator.shared.get("api") as? API } }
        final class Other { func run() { _ = ServiceLocator.shared.get("unknown") } }
        """, .accesses, .scopes,
      is: """
        Model reaches LiveAPI.api via service-locator in body
        Other reaches ServiceLocator.shared via service-locator in body
        Setup reaches ServiceLocator.shared via service-locator in body
        LiveAPI: app, declared app (injection app)
        ServiceLocator: app (storage app)
        """)
  }

  @Test func `A wrapper whose type parameter bears its own name`() async {
    await check(
      services + """
        enum Mode { case shared, single }
        enum Hub {
          private static var makers: [String: () -> Any] = [:]
          static func register<Service>(_ make: @autoclosure @escaping () -> Service) {
            makers[String(describing: Service.self)] = make
          }
          static func resolve<Service>(_ mode: Mode, _ type: Service.Type) -> Service? {
            makers[String(describing: type)]?() as? Service
          }
        }
        @propertyWrapper struct Service<Service> {
          init(_ mode: Mode = .shared) { wrappedValue = Hub.resolve(mode, Service.self)! }
          let wrappedValue: Service
        }
        final class Setup { func run() { Hub.register(LiveAPI()) } }
        final class Model {
          @Service var api: LiveAPI
          func run() { _ = Hub.resolve(.single, LiveAPI.self) }
        }
        """, .accesses,
      is: """
        Model reaches LiveAPI.LiveAPI via service-locator in body
        Model reaches LiveAPI.LiveAPI via service-locator in property-initializer
        """)
  }

  @Test func `A subscript asks by type`() async {
    await check(
      services + """
        struct Locator {
          static var shared = Locator()
          private var makers: [ObjectIdentifier: () -> Any] = [:]
          mutating func register<T>(_ type: T.Type, make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
          subscript<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
        }
        final class Setup { func run(_ locator: inout Locator) { locator.register(API.self) { LiveAPI() } } }
        final class Model { func run(_ locator: Locator) { _ = locator[API.self] } }
        """, .accesses, is: "Model reaches LiveAPI.API via service-locator in body")
  }

  @Test func `A cache by names is no locator`() async {
    await check(
      services + """
        final class MemoryCache {
          static let shared = MemoryCache()
          private var values: [String: Any] = [:]
          func set(_ value: Any, for key: String) { values[key] = value }
          func get<T>(_ key: String) -> T? { values[key] as? T }
        }
        final class Model {
          func run() {
            MemoryCache.shared.set(LiveAPI(), for: "api")
            let api: LiveAPI? = MemoryCache.shared.get("api")
          }
        }
        """, .accesses, is: "Model reaches MemoryCache.shared in body ×2")
  }

  private static let contracts = """
    protocol API: AnyObject {}
    protocol Stores: AnyObject {}
    protocol Sessions: AnyObject {}
    final class LiveAPI: API { var count = 0 }
    final class LiveStores: Stores { var count = 0 }
    final class LiveSessions: Sessions { var count = 0 }

    """

  @Test(
    "A type whose static members hand out services is a locator, by its name or by their contracts",
    arguments: [
      (
        """
        enum Globals {
          private static var _api: API = LiveAPI()
          static var api: API { _api }
          static var stores: Stores = LiveStores()
          static var sessions: Sessions = LiveSessions()
        }
        """, "Globals"
      ),
      (
        """
        final class ServiceLocator {
          private init() {}
          static let api = LiveAPI()
          static let stores = LiveStores()
        }
        """, "ServiceLocator"
      ),
    ])
  func staticLocator(locator: String, name: String) async {
    let target = name == "Globals" ? "API" : "LiveAPI"
    await check(
      Self.contracts + """
        \(locator)
        final class Model {
          init(api: \(target) = \(name).api) {}
          func run() { _ = \(name).api }
        }
        """, .accesses,
      is: """
        Model reaches \(target).api via service-locator in body
        Model reaches \(target).api via service-locator in default-argument
        """)
  }

  @Test(
    "Globals under one name are no locator",
    arguments: [
      // One service, whatever the name.
      ("enum ServiceLocator { static let api = LiveAPI() }", "ServiceLocator"),
      // A row of globals.
      (
        "enum Globals { static let api = LiveAPI(), stores = LiveStores(), sessions = LiveSessions() }",
        "Globals"
      ),
      // A type with work of its own, which also holds globals.
      (
        """
        final class SyncServices {
          var running = 0
          static let api = LiveAPI()
          static let stores = LiveStores()
        }
        """, "SyncServices"
      ),
      // What an extension adds to a type of the system.
      (
        """
        extension UserDefaults {
          static var api: API = LiveAPI()
          static var stores: Stores = LiveStores()
          static var sessions: Sessions = LiveSessions()
        }
        """, "UserDefaults"
      ),
    ])
  func namespace(type: String, name: String) async {
    let target = name == "UserDefaults" ? "API" : "LiveAPI"
    await check(
      Self.contracts + """
        \(type)
        final class Model { func run() { _ = \(name).api } }
        """, .accesses, is: "Model reaches \(target).api in body")
  }

  @Test func `A generic function that decodes gives no object of a container`() async {
    await check(
      services + """
        final class Client { func load<T: Decodable>(_ type: T.Type) -> T? { nil } }
        final class Model { func run(_ client: Client) { _ = client.load(LiveAPI.self) } }
        """, .accesses, is: "")
  }
}
