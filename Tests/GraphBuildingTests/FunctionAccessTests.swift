import Testing

/// Globals that functions give back.
@Suite struct FunctionAccessTests {
  @Test func `A static function in front of a private variable is an access point`() async {
    await check(
      """
      final class A { private static let instance = A() ; static func shared() -> A { instance } }
      final class B { private static var instance: B? ; private init() {}
        class func sharedInstance() -> B {
          if instance == nil { instance = B() }
          return instance!
        } }
      final class C { static func shared() -> C { C() } }
      final class D { private static let one = D() ; static func make() -> D { one } }
      final class E { private static let one = E() ; static func shared(_ a: Int) -> E { one } }
      final class User { func run() {
        _ = A.shared() ; B.sharedInstance().x() ; _ = C.shared() ; _ = D.make() ; _ = E.shared(1)
        let a: A = .shared() ; _ = a } }
      """, .accessPoints, .accesses,
      is: """
        A.shared() is A, constructible, body 2
        B.sharedInstance() is B, body 1
        User reaches A.shared() in body ×2
        User reaches B.sharedInstance() in body
        """)
  }

  @Test func `Functions that forward to an access point count for it`() async {
    await check(
      """
      final class Store { static let shared = Store() ; init() {} }
      enum Locator { static func store() -> Store { Store.shared } }
      func theStore() -> Store { Locator.store() }
      func other() -> Store { Store() }
      var current: Store { Store.shared }
      final class User { func run() { _ = Locator.store() ; _ = theStore() ; _ = current } }
      final class Maker { func run() { _ = other() } }
      """, .accessPoints, .accesses,
      is: """
        Store.shared is Store, constructible, body 3
        User reaches Store.shared in body ×3
        """)
  }

  @Test func `A function or variable that takes the application delegate stands for it`() async {
    await check(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let context = Context() ; let log = Log()
        static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
      }
      final class Context {
        static var shared: Context { (UIApplication.shared.delegate as! AppDelegate).context }
        static var other: Log { (UIApplication.shared.delegate as! AppDelegate).log }
      }
      final class Log {}
      func appDelegate() -> AppDelegate { UIApplication.shared.delegate as! AppDelegate }
      final class User { func run() {
        _ = AppDelegate.shared ; _ = appDelegate() ; _ = Context.shared } }
      """, .accessPoints, .accesses,
      is: """
        AppDelegate.shared is AppDelegate, constructible, body 1
        Context.shared is Context, constructible, body 1
        AppDelegate reaches UIApplication.shared via system in composition-root
        Context reaches AppDelegate.delegate in body ×2
        Context reaches UIApplication.shared via system in body ×2
        User reaches AppDelegate.delegate in body
        User reaches AppDelegate.shared in body
        User reaches Context.shared in body
        appDelegate() reaches UIApplication.shared via system in body
        """)
  }

  @Test func `What an extension gives all classes of the system takes the delegate too`() async {
    await check(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate { let context = Context() }
      final class Context { var count = 0 }
      extension Context {
        static var shared: Context {
          let delegate = UIApplication.shared.delegate as! AppDelegate
          return delegate.context
        }
      }
      extension NSObject { func appDelegate() -> AppDelegate? {
        UIApplication.shared.delegate as? AppDelegate } ; func twice() {} }
      extension UIView { func twice() {} }
      final class User: NSObject { func run() {
        _ = appDelegate()?.context ; _ = self.appDelegate() ; Context.shared.count = 1 ; twice() } }
      struct Value { func run() { appDelegate() } }
      """, .accessPoints, .accesses,
      is: """
        Context.shared is Context, constructible, body 1
        Context reaches AppDelegate.delegate in body
        Context reaches UIApplication.shared via system in body
        NSObject reaches UIApplication.shared via system in extension
        User reaches AppDelegate.delegate in body ×2
        User reaches Context.shared in body
        """)
  }

  @Test func `A world in front of a static variable is one access point`() async {
    await check(
      """
      struct World { var date: () -> Int ; var store: Store ; static var current = World.live
        static var live: World { World(date: { 1 }, store: Store()) } }
      final class Store { var count = 0 }
      var Current: World { World.current }
      var lower: World { World.current }
      final class User { func run() { _ = Current.date() ; Current.store.count = 1
        _ = World.current } }
      """, .accessPoints, .accesses,
      is: """
        Current is World, constructible, body 3
        User reaches World.Current in body ×3
        """)
  }

  @Test func `The code of a static variable's accessors is static`() async {
    await check(
      """
      final class Store { static let shared = Store() ; private init() {} }
      final class Other {
        static var main: Other? ; private static var count = 0
        static var total: Int { get { count } set { count = newValue } }
        static var current: Other? { main }
      }
      final class User { func run() { _ = Other.current ; Other.total = 1 } }
      """, .accessPoints, .fields,
      is: """
        Other.main is Other, mutable, constructible, body 1
        Store.shared is Store
        Other.main: Other?, static, mutable
        Other.count: Int, static, mutable, written by Other
        Store.shared: Store, static
        """)
  }
}
