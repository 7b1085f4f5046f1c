import Testing

@Suite struct AccessPointTests {
  @Test func `Callers name what is seen by more, where that has the usual name`() async {
    await check(
      """
      public final class Haptics {
        static let mainInternal = Haptics()
        public static var main: Haptics { mainInternal }
        public static var quick: Haptics { main }
        var count = 0
      }
      final class First { func run() { Haptics.main.count = 1 ; Haptics.quick.count = 2 } }
      final class Second { func run() { Haptics.mainInternal.count = 1 } }
      """, .accessPoints, .accesses,
      is: """
        Haptics.main is Haptics, constructible, body 3
        First reaches Haptics.main in body ×2
        Second reaches Haptics.main in body
        """)
  }

  @Test func `Two targets may each add an access point of the same name to a type`() async {
    await check(
      """
      //- Sources/Core/Context.swift
      public final class Context { public var count = 0 ; public init() {} }
      //- Sources/One/One.swift
      import Core
      extension Context { static let shared = Context() }
      final class First { func run() { _ = Context.shared ; let c: Context = .shared ; _ = c } }
      //- Sources/Two/Two.swift
      import Core
      extension Context { static let shared = Context() }
      final class Second { func run() { _ = Context.shared } }
      final class Third { func run() { _ = Context.shared } }
      """, .accessPoints, .accesses,
      is: """
        Context.shared is Core/Context, constructible, body 2
        Context.shared is Core/Context, constructible, body 2
        One/First reaches Core/Context.shared in body ×2
        Two/Second reaches Core/Context.shared in body
        Two/Third reaches Core/Context.shared in body
        """)
  }

  @Test func `Static variables of the own type are access points in every spelling`() async {
    await check(
      """
      final class A { static let shared = A() ; private init() {} }
      final class B { static let shared: B = .init() }
      final class C { static let shared: C = { let made = C() ; return made }() }
      final class D { static var shared = D() }
      final class E { private(set) static var shared: E! ; init() { E.shared = self } }
      final class F { static let `default` = F() }
      final class G { public static let sharedInstance = G() }
      actor H { static let standard = H() }
      final class I { static let shared = I.make() ; static func make() -> I { I() } }
      """, .accessPoints,
      is: """
        A.shared is A
        B.shared is B, constructible
        C.shared is C, constructible
        D.shared is D, mutable, constructible
        E.shared is E, constructible
        F.default is F, constructible
        G.sharedInstance is G, constructible
        H.standard is H, constructible
        I.shared is I, constructible
        """)
  }

  @Test func `Other ways to name the own type are seen through`() async {
    await check(
      """
      final class A { static let shared: Self = .init() }
      final class B { static let shared: B = B.init() }
      final class C { static let shared = { C() }() }
      final class D { static let shared = try! D() }
      final class E { nonisolated(unsafe) static var shared = E() }
      @MainActor final class F { static let shared: F = MainActor.assumeIsolated { F() } }
      class G { class var shared: G { instance } ; private static let instance = G() }
      final class H { static var shared: H { get { _shared } set { _shared = newValue } }
        private static var _shared = H() }
      final class User { func run() { _ = G.shared ; H.shared = H() } }
      """, .accessPoints,
      is: """
        A.shared is A, constructible
        B.shared is B, constructible
        C.shared is C, constructible
        D.shared is D, constructible
        E.shared is E, mutable, constructible
        F.shared is F, constructible
        G.shared is G, constructible, body 1
        H.shared is H, mutable, constructible
        """)
  }

  @Test func `A weak static under another name is a hook`() async {
    await check(
      """
      final class Windows { var count = 0 }
      final class Delegate {
        static weak var windows: Windows?
        func use() { Self.windows?.count = 1 }
      }
      """, .accessPoints, is: "")
  }

  @Test func `A weak static is reached by everyone and keeps nothing`() async {
    await check(
      """
      final class Store { static weak var shared: Store? ; var count = 0 }
      final class User { func run() { Store.shared?.count = 1 } }
      """, .accessPoints, .accesses, .scopes,
      is: """
        Store.shared is Store, mutable, constructible, body 1
        User reaches Store.shared in body
        """)
  }

  @Test func `Alternatives of conditional compilation are one access point`() async {
    await check(
      """
      final class Store {
        #if DEBUG
        static let shared = Store(name: "debug")
        #else
        static let shared = Store(name: "release")
        #endif
        init(name: String) {}
      }
      final class User { func run() { _ = Store.shared } }
      """, .accessPoints, is: "Store.shared is Store, constructible, body 1")
  }

  @Test func `An inherited access point is that of the superclass`() async {
    await check(
      """
      class Base { static let shared = Base() ; var count = 0 }
      final class Derived: Base {}
      final class User { func run() { Derived.shared.count = 1 } }
      """, .accessPoints, .accesses,
      is: """
        Base.shared is Base, constructible, body 1
        User reaches Base.shared in body
        """)
  }

  @Test func `An opaque type is its protocol`() async {
    await check(
      """
      protocol Service { func run() }
      struct Real: Service { func run() {} }
      enum Space { static let shared: some Service = Real() }
      final class User { func go() { Space.shared.run() } }
      """, .accessPoints, is: "Space.shared is Service, body 1")
  }

  @Test func `Extensions by an alias or with the module's name belong to the type`() async {
    await check(
      """
      //- Package.swift
      //- Sources/Core/Types.swift
      public final class Link {} ; public final class Wire {}
      public typealias Cable = Wire
      //- Sources/App/More.swift
      import Core
      extension Core.Link { static let shared = Link() }
      extension Cable { static let shared = Wire() }
      """, .accessPoints,
      is: """
        Link.shared is Core/Link, constructible
        Wire.shared is Core/Wire, constructible
        """)
  }

  @Test func `Lower-case and nested types have access points`() async {
    await check(
      """
      final class iOSTabs { static let shared = iOSTabs() }
      enum Space { final class Tool { static let shared = Tool() } }
      final class User { func run() { _ = iOSTabs.shared ; _ = Space.Tool.shared } }
      """, .accessPoints,
      is: """
        Space.Tool.shared is Space.Tool, constructible, body 1
        iOSTabs.shared is iOSTabs, constructible, body 1
        """)
  }

  @Test func `Variables of the top level are access points when their content can change`() async {
    await check(
      """
      let link = Link()
      var appDelegate: AppDelegate!
      let codec = Codec()
      final class Link { var isOpen = false }
      final class AppDelegate { var name = "" }
      final class Codec { let name = "" }
      final class User {
        func run() { link.isOpen = true ; appDelegate.name = "" ; _ = codec.name }
      }
      """, .accessPoints,
      is: """
        appDelegate is AppDelegate, mutable, constructible, body 1
        link is Link, constructible, body 1
        """)
  }

  @Test func `A static of another type is one when its content or itself can change`() async {
    await check(
      """
      enum Services {
        static let link = Link()
        static var codec = Codec()
        static let fixed = Codec()
      }
      final class Link { var isOpen = false }
      final class Codec { let name = "" }
      """, .accessPoints,
      is: """
        Services.codec is Codec, mutable, constructible
        Services.link is Link, constructible
        """)
  }

  @Test func `A protocol-typed static reaches the protocol`() async {
    await check(
      """
      protocol Service: AnyObject { func run() }
      final class Real: Service { func run() {} }
      enum Locator { static var service: Service = Real() ; static let shared: any Service = Real() }
      final class User { func go() { Locator.service.run() ; Locator.shared.run() } }
      """, .accessPoints,
      is: """
        Locator.service is Service, mutable, body 1
        Locator.shared is Service, body 1
        """)
  }

  @Test func `A world of dependencies behind a global name is an access point`() async {
    await check(
      """
      var Current = World()
      struct World { var date: () -> Int = { 0 } ; var store = Store() }
      final class Store {}
      final class User { func run() -> Int { Current.date() } }
      """, .accessPoints, is: "Current is World, mutable, constructible, body 1")
  }

  @Test func `A computed static that only forwards is the same access point`() async {
    await check(
      """
      final class Store { static let shared = Store() ; static var current: Store { shared }
        static var left: Store { right } ; static var right: Store { left } }
      var store: Store { Store.current }
      final class User { func run() { _ = Store.current ; _ = store ; _ = Store.left } }
      """, .accessPoints, .accesses,
      is: """
        Store.shared is Store, constructible, body 2
        User reaches Store.shared in body ×2
        """)
  }

  @Test func `A computed static that makes a new instance is no access point`() async {
    await check(
      """
      final class Store { static var live: Store { Store() } }
      final class User { func run() { _ = Store.live } }
      """, .accessPoints, .accesses, is: "")
  }

  @Test func `A global of the system is reached as such`() async {
    await check(
      """
      final class User {
        let defaults = UserDefaults.standard
        func run() { _ = URLSession.shared.data(from: 0) ; UNUserNotificationCenter.current().run() }
      }
      """, .accessPoints, .accesses,
      is: """
        User reaches UNUserNotificationCenter.current via system in body
        User reaches URLSession.shared via system in body
        User reaches UserDefaults.standard via system in property-initializer
        """)
  }

  @Test func `A cast of the application's delegate reaches it`() async {
    await check(
      """
      final class AppDelegate: NSObject, UIApplicationDelegate { var store = 0 }
      final class User {
        func run() { (UIApplication.shared.delegate as? AppDelegate)?.store = 1 }
      }
      """, .accesses,
      is: """
        User reaches AppDelegate.delegate in body
        User reaches UIApplication.shared via system in body
        """)
  }

  @Test func `A variable that an extension of a project type adds is one`() async {
    await check(
      """
      extension Services { static let tool = Tool() }
      enum Services {}
      final class Tool { var count = 0 }
      """, .accessPoints, is: "Services.tool is Tool, constructible")
  }

  @Test func `A changeable variable in an extension of an outside type is one`() async {
    await check(
      """
      extension UIApplication { static var database: Store = Store() ; static let fixed = Store() }
      final class Store { var rows = 0 }
      final class User { func run() { UIApplication.database.rows = 1 } }
      """, .accessPoints, .accesses,
      is: """
        UIApplication.database is Store, mutable, constructible, body 1
        User reaches Store.database in body
        """)
  }
}
