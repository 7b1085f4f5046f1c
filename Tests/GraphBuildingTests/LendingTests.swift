import Model
import Testing

@Suite struct LendingTests {
  @Test(arguments: [
    "box.withLock { $0 = nil }", "box.withLock { session in session = nil }",
    "box.withLock { (session: inout Session?) in session = nil }",
    "self.box.withLockUnchecked { $0 = nil }", "other.box.withLock { $0 = nil }",
  ])
  func `What is written inside a lock is written to its variable`(body: String) async {
    await check(
      """
      final class Session {}
      final class Manager { private let box = Mutex<Session?>(nil) ; let other: Manager
        func start(_ session: Session) { box.withLock { $0 = session } }
        func logout() { \(body) } }
      """, .sessionEndings, .storage,
      is: """
        Manager.logout: Manager.box
        Manager keeps Manager in other
        Manager keeps Session in box, replaceable, released in Manager.logout
        """)
  }

  @Test func `Collections and values inside a lock are emptied there`() async {
    await check(
      """
      struct State { var user: String? ; var count = 0 ; mutating func reset() { count = 0 } }
      final class Manager {
        let names = LockIsolated<[String]>([]) ; let rows = Mutex([Int]()) ; let state: Mutex<State>
        let kept = Mutex<[Int]>([])
        func logout() {
          names.withValue { $0.removeAll() } ; rows.withLock { $0 = [] }
          state.withLock { $0.user = nil ; $0.reset() } ; kept.withLock { $0.append(1) }
          _ = kept.withLock { var copy = $0 ; copy = [] ; return copy }
        }
      }
      """, .sessionEndings,
      is: """
        Manager.logout: Manager.names, Manager.rows, State.count, State.user
        """)
  }

  @Test func `A wrapper of the project and other closures lend nothing`() async {
    await check(
      """
      final class Session {}
      final class Gate { func withLock(_ work: (Session) -> Void) {} }
      final class Manager { var gate = Gate() ; var items: [Int] = []
        func logout() { gate.withLock { _ = $0 } ; items.forEach { _ = $0 } } }
      """, .sessionEndings, is: "Manager.logout: nothing")
  }

  @Test(arguments: [
    ("_ = sheet(item: $model.page)", true), ("_ = sheet(item: self.$model.page)", true),
    ("_ = sheet(item: $model.inner.page)", true), ("_ = model.page", false),
    ("_ = [model].map { $0.page }", false), ("_ = sheet(item: $model.always)", false),
  ])
  func `A binding to an optional object may put nothing into it`(code: String, isReleased: Bool)
    async
  {
    let report = await graph(
      of: files(
        """
        final class Page {}
        final class Model { var page: Page? ; var inner: Model ; let always = Page() }
        struct Screen { @ObservedObject var model: Model
          func sheet(item: Binding<Page?>) -> Int { 1 }
          func show() { \(code) } }
        """))
    let slots = report.relations.filter { $0.from.text == "Main/Model" && !$0.releasedAt.isEmpty }
    #expect(slots.map(\.slot) == (isReleased ? ["page"] : []))
  }

  @Test(arguments: [
    ("box.update { $0 = nil }", "Manager.logout: Manager.box"),
    ("box.update { value in value = nil }", "Manager.logout: Manager.box"),
    ("self.box.update { $0 = nil }", "Manager.logout: Manager.box"),
    ("names.update { $0.removeAll() }", "Manager.logout: Manager.names"),
    ("state.update { $0.user = nil }", "Manager.logout: State.user"),
    ("_ = box.read { $0 }", "Manager.logout: nothing"),
    ("box.update { var copy = $0 ; copy = nil ; _ = copy }", "Manager.logout: nothing"),
    ("box.count { $0 + 1 }", "Manager.logout: nothing"),
  ])
  func `A box of the project lends its content`(body: String, cleared: String) async {
    await check(
      """
      final class Box<Value> { private var value: Value ; init(_ value: Value) { self.value = value }
        func update<T>(_ body: (inout Value) -> T) -> T { body(&value) }
        func read<T>(_ body: (Value) -> T) -> T { body(value) }
        func count(_ body: (Int) -> Int) {} }
      struct State { var user: String? }
      final class Manager { let box: Box<String?> ; let names = Box<[String]>([])
        let state: Box<State>
        init(_ box: Box<String?>, _ state: Box<State>) { self.box = box ; self.state = state }
        func logout() { \(body) } }
      """, .sessionEndings, is: cleared)
  }

  @Test func `Who changes what a box lends writes the variable`() async {
    await check(
      """
      final class Box<Value> { private var value: Value ; init(_ value: Value) { self.value = value }
        func update(_ body: (inout Value) -> Void) { body(&value) } }
      struct State { var user: String? }
      enum Global { static let state: Box<State> = Box(State()) ; static let other: Box<Int> = Box(1) }
      final class Login { func start() { Global.state.update { $0.user = "a" } } }
      """, .fields,
      is: """
        Box.value: Value, mutable, written by Box
        Global.state: Box<State>, static, mutable, written by Login
        Global.other: Box<Int>, static
        """)
  }

  @Test func `A variable passed with an ampersand may be emptied there`() async {
    await check(
      """
      final class Session {}
      func take(_ session: inout Session?) { session = nil }
      final class Manager { var session: Session? ; static var key = 0 ; var lock = os_unfair_lock()
        func fill(_ new: Session) { self.session = new }
        func end() { take(&session) ; objc_getAssociatedObject(self, &Manager.key)
          os_unfair_lock_lock(&lock) ; var own = 1 ; other(&own)
          observe(context: &Manager.key) } }
      """, .storage, .fields,
      is: """
        Manager keeps Session in session, replaceable, released in Manager.end
        Manager.session: Session?, mutable, written by Manager
        Manager.key: Int, static, mutable
        Manager.lock: ?, mutable
        """)
  }
}
