import Testing

/// Every way in which apps were seen to declare what everyone can reach.
@Suite struct DeclarationVariantTests {
  @Test(arguments: singletons + worlds + hidden)
  func `A declaration is what it says`(variant: Variant) async { await variant.check() }

  private static let singletons = [
    Variant(
      "static let of its own type",
      "final class T { static let shared = T() ; var n = 0 } \(user)", .accesses, is: reach),
    Variant(
      "with a type and an implicit initializer",
      "final class T { static let shared: T = .init() ; var n = 0 } \(user)", .accesses, is: reach),
    Variant(
      "static var", "final class T { static var shared = T() ; var n = 0 } \(user)", .accesses,
      is: reach),
    Variant(
      "made by a closure that runs at once",
      "final class T { static let shared: T = { let t = T() ; t.n = 1 ; return t }() ; var n = 0 } \(user)",
      .accesses, is: reach),
    Variant(
      "behind a protocol",
      "protocol P: AnyObject { var n: Int { get set } } final class T: P { var n = 0 } enum S { static let shared: P = T() } final class U { func f() { S.shared.n = 1 } }",
      .accesses, is: "U reaches P.shared in body"),
    Variant(
      "behind a protocol, in a variable",
      "protocol P: AnyObject { var n: Int { get set } } final class T: P { static var shared: P = T() ; var n = 0 } \(user)",
      .accesses, is: "U reaches P.shared in body"),
    Variant(
      "what stands behind that protocol lives as long",
      "protocol P: AnyObject { var n: Int { get set } } final class T: P { var n = 0 } enum S { static let shared: P = T() } final class U { func f() { S.shared.n = 1 } }",
      .scopes, is: "P: app (storage app)\nT: app (storage app)"),
    Variant(
      "set by the initializer",
      "final class T { private(set) static var shared: T? ; var n = 0 ; init() { T.shared = self } } final class U { func f() { T.shared?.n = 1 } }",
      .accesses, is: reach),
    Variant(
      "made and dropped by whoever uses it",
      "final class T { static var shared: T? ; var n = 0 } final class U { func f() { T.shared = T() ; T.shared?.n = 1 ; T.shared = nil } }",
      .accesses, is: reach),
    Variant(
      "named standard",
      "final class T { static let standard = T() ; var n = 0 } final class U { func f() { T.standard.n = 1 } }",
      .accesses, is: "U reaches T.standard in body"),
    Variant(
      "named sharedInstance",
      "final class T { static let sharedInstance = T() ; var n = 0 } final class U { func f() { T.sharedInstance.n = 1 } }",
      .accesses, is: "U reaches T.sharedInstance in body"),
    Variant(
      "named current",
      "final class T { static let current = T() ; var n = 0 } final class U { func f() { T.current.n = 1 } }",
      .accesses, is: "U reaches T.current in body"),
    Variant(
      "named default, in backticks",
      "final class T { static let `default` = T() ; var n = 0 } final class U { func f() { T.default.n = 1 } }",
      .accesses, is: "U reaches T.default in body"),
    Variant(
      "a global actor names an executor",
      "@globalActor actor T { static let shared = T() ; var n = 0 } final class U { func f() async { await T.shared.set() } } extension T { func set() { n = 1 } }",
      .accessPoints, is: ""),
    Variant(
      "nested and private",
      "final class U { private final class T { static let shared = T() ; var n = 0 } func f() { T.shared.n = 1 } }",
      .accesses, is: "U reaches U.T.shared in body"),
    Variant(
      "a type in lower case",
      "final class tabs { static let shared = tabs() ; var n = 0 } final class U { func f() { tabs.shared.n = 1 } }",
      .accesses, is: "U reaches tabs.shared in body"),
    Variant(
      "class var",
      "class T { class var shared: T { own } ; private static let own = T() ; var n = 0 } \(user)",
      .accesses, is: reach),
    Variant(
      "class var over a static in the getter",
      "class T { class var shared: T { struct Once { static let made = T() } ; return Once.made } ; var n = 0 } \(user)",
      .accesses, is: "U reaches T.made in body"),
    Variant(
      "a computed variable over a static of another name",
      "final class T { static var shared: T { instance } ; private static let instance = T() ; var n = 0 } \(user)",
      .accesses, is: reach),
    Variant(
      "a function that gives the static",
      "final class T { static func getInstance() -> T { instance } ; private static let instance = T() ; var n = 0 } final class U { func f() { T.getInstance().n = 1 } }",
      .accesses, is: "U reaches T.getInstance() in body"),
    Variant(
      "in an extension of the type",
      "final class T { var n = 0 } extension T { static let shared = T() } \(user)", .accesses,
      is: reach),
    Variant(
      "in a constrained extension",
      "final class T { var n = 0 } enum S {} extension S { static let store = T() } final class U { func f() { S.store.n = 1 } }",
      .accesses, is: "U reaches T.store in body"),
  ]

  private static let worlds = [
    Variant(
      "a world class behind a global computed variable",
      "final class World { var date = 0 ; static let one = World() } var Current: World { World.one } final class U { func f() { Current.date = 1 } }",
      .accesses, is: "U reaches World.Current in body"),
    Variant(
      "a world class in a global variable",
      "final class World { var date = 0 } var Current = World() final class U { func f() { Current.date = 1 } }",
      .accesses, is: "U reaches World.Current in body"),
    Variant(
      "a world of closures in a static variable",
      "struct World { var date: () -> Int = { 0 } ; static var current = World() } final class U { func f() -> Int { World.current.date() } }",
      .accesses, is: "U reaches World.current in body"),
    Variant(
      "an extension that adds a member to the world",
      "final class Api { var n = 0 } final class World { static let one = World() ; var date = 0 } var Current: World { World.one } private let made = Api() extension World { var api: Api { made } } final class U { func f() { Current.api.n = 1 } }",
      .accesses, is: "U reaches World.Current in body"),
    Variant(
      "a static added to an outside type",
      "import GRDB\nextension DatabaseQueue { static var appDatabase = Db() } final class Db { var n = 0 } final class U { func f() { DatabaseQueue.appDatabase.n = 1 } }",
      .accesses, is: "U reaches Db.appDatabase in body"),
    Variant(
      "a computed static that forwards to a singleton of the system",
      "final class U { func f() { UserDefaults.app.set(1, forKey: \"n\") } } extension UserDefaults { static var app: UserDefaults { .standard } }",
      .accessPoints, is: ""),
    Variant(
      "a computed static that makes a new one each time",
      "struct Api { var load: () -> Int ; static var live: Self { Api(load: { 1 }) } } final class U { let api = Api.live }",
      .accessPoints, is: ""),
    Variant(
      "a live value behind a key",
      "import Dependencies\nfinal actor Session { var n = 0 } struct Api { var load: () async -> Int } extension Api: DependencyKey { static let liveValue = Self.live() ; static func live() -> Self { let s = Session() ; return Self(load: { await s.n }) } } extension DependencyValues { var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } } } struct Feature { @Dependency(\\.api) var api }",
      .accesses, is: "Feature reaches Api.api via ambient-value in property-initializer"),
    Variant(
      "a constant at the top level",
      "final class T { var n = 0 } let store = T() final class U { func f() { store.n = 1 } }",
      .accesses, is: "U reaches T.store in body"),
    Variant(
      "a variable at the top level",
      "final class T { var n = 0 } var store = T() final class U { func f() { store.n = 1 } }",
      .accesses, is: "U reaches T.store in body"),
    Variant(
      "the application delegate in a global variable",
      "final class AppDelegate: UIResponder, UIApplicationDelegate { var n = 0 } @MainActor var appDelegate: AppDelegate! final class U { func f() { appDelegate.n = 1 } }",
      .accesses, is: "U reaches AppDelegate.appDelegate in body"),
    Variant(
      "the application delegate through a cast",
      "final class AppDelegate: UIResponder, UIApplicationDelegate { var n = 0 } final class U { func f() { (UIApplication.shared.delegate as? AppDelegate)?.n = 1 } }",
      .accesses,
      is:
        "U reaches AppDelegate.delegate in body\nU reaches UIApplication.shared via system in body"
    ),
    Variant(
      "a weak static behind a protocol",
      "protocol P: AnyObject { func open() } final class W: P { func open() {} } final class D { weak static var shared: P! ; func f() { D.shared.open() } } final class U { func f() { D.shared.open() } }",
      .accesses, is: "U reaches P.shared in body"),
  ]

  private static let hidden = [
    Variant(
      "a class of statics",
      "final class T { private static var cache: [Int] = [] ; static func add() { cache.append(1) } }",
      .fields, is: "T.cache: [Int], static, mutable, only grows, written by T"),
    Variant(
      "a struct of statics",
      "struct T { private static var n = 0 ; static func add() { n += 1 } }", .fields,
      is: "T.n: Int, static, mutable, written by T"),
    Variant(
      "an enum of statics",
      "enum T { private static var n = 0 ; static func add() { n = 1 } }", .fields,
      is: "T.n: Int, static, mutable, written by T"),
    Variant(
      "a cache behind a lock",
      "import Synchronization\nenum T { static let cache = Mutex<[String: Int]>([:]) ; static func put() { cache.withLock { $0[\"a\"] = 1 } } }",
      .fields, is: "T.cache: Mutex<[String: Int]>, static, mutable, written by T"),
    Variant(
      "a static in user defaults",
      "final class T { @AppStorage(\"latest\") static var latest = \"\" ; func f() { Self.latest = \"a\" } }",
      .fields, is: "T.latest: ?, static, mutable, persisted, written by T"),
    Variant(
      "a static task",
      "final class T { static var poll: Task<Void, Never>? ; func f() { Self.poll = Task {} } }",
      .fields, is: "T.poll: Task<Void, Never>?, static, mutable, written by T"),
    Variant(
      "a static hook",
      "final class T { static var onEvent: ((Int) -> Void)? } final class U { func f() { T.onEvent = { _ in } } }",
      .fields, is: "T.onEvent: (…) -> Void?, static, mutable, written by U"),
    Variant(
      "a static view controller",
      "final class C: UIViewController {} final class T { static var keeper: C? ; func f() { Self.keeper = C() } }",
      .storage, is: "T owns C in keeper, static, replaceable"),
    Variant(
      "a static hosting controller",
      "final class T { static var host: UIHostingController<Text>? ; func f() { Self.host = UIHostingController(rootView: Text(\"a\")) } }",
      .fields, is: "T.host: UIHostingController<Text>?, static, mutable, written by T"),
    Variant(
      "static web views",
      "final class T { static var retained: Set<WKWebView> = [] ; func f(_ v: WKWebView) { Self.retained.insert(v) } }",
      .fields, is: "T.retained: [WKWebView], static, mutable, only grows, written by T"),
    Variant(
      "instances over a static",
      "final class T { private static var store: [String: Int] = [:] ; var n: Int { get { Self.store[\"n\"] ?? 0 } set { Self.store[\"n\"] = newValue } } } final class U { let t = T() ; func f() { t.n = 1 } }",
      .fields,
      is: "T.store: [String: Int], static, mutable, only grows, written by T\nU.t: T"),
    Variant(
      "instances over user defaults",
      "final class T { var name: String { get { UserDefaults.standard.string(forKey: \"name\") ?? \"\" } set { UserDefaults.standard.set(newValue, forKey: \"name\") } } } final class U { func f() { T().name = \"a\" } }",
      .fields, is: "T.name: String, mutable, persisted, written by U"),
    Variant(
      "a lookup by name",
      "final class T { var n = 0 } final class Locator { static let shared = Locator() ; private var all: [String: Any] = [:] ; func put(_ x: Any, _ name: String) { all[name] = x } ; func get(_ name: String) -> Any? { all[name] } } @main struct A: App { init() { Locator.shared.put(T(), \"t\") } } final class U { func f() { (Locator.shared.get(\"t\") as? T)?.n = 1 } }",
      .accesses,
      is:
        "A reaches Locator.shared via service-locator in composition-root\nU reaches T.t via service-locator in body"
    ),
    Variant(
      "a cache by name is no locator",
      "final class T { var n = 0 } final class Cache { static let shared = Cache() ; private var all: [String: Any] = [:] ; func put(_ x: Any, _ name: String) { all[name] = x } ; func get(_ name: String) -> Any? { all[name] } } @main struct A: App { init() { Cache.shared.put(T(), \"t\") } } final class U { func f() { (Cache.shared.get(\"t\") as? T)?.n = 1 } }",
      .accesses,
      is: "A reaches Cache.shared in composition-root\nU reaches Cache.shared in body"),
  ]
}

private let user = "final class U { func f() { T.shared.n = 1 } }"
private let reach = "U reaches T.shared in body"
