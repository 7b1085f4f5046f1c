import Testing

/// Closures that other objects store.
@Suite struct CallbackTests {
  @Test(arguments: [
    "child.onDone = { self.run() }", "child.onDone = run", "child.onDone = { [self] in run() }",
    "let done = { self.run() } ; child.onDone = done", "child.watch { self.run() }",
    "child.watch(run)", "child.later { self.run() }",
    "let next = Child() ; next.onDone = { self.run() } ; child = next",
    "let other = child ; other.onDone = { self.run() }",
  ])
  func `A closure in a child's slot keeps its maker`(code: String) async {
    await check(
      """
      final class Parent { var child = Child() ; func run() {} ; func start() { \(code) } }
      final class Child { var onDone: (() -> Void)?
        func watch(_ work: @escaping () -> Void) { onDone = work }
        func later(_ work: @escaping () -> Void) { watch { work() } } }
      """, .subscriptions,
      is:
        "Parent to Child.onDone: callback, captured strongly, held by publisher, ends never, for good"
    )
  }

  @Test(arguments: [
    "Child(onDone: { self.run() })", "Child { self.run() }", "Child(onDone: run)",
    ".init(onDone: { self.run() })", "make { self.run() }",
  ])
  func `So does one that the child is made with`(made: String) async {
    await check(
      """
      final class Parent { var child: Child? ; func run() {} ; func start() { child = \(made) }
        func make(_ work: @escaping () -> Void) -> Child { Child(onDone: work) } }
      final class Child { let onDone: () -> Void
        init(onDone: @escaping () -> Void) { self.onDone = onDone } }
      """, .subscriptions,
      is:
        "Parent to Child.onDone: callback, captured strongly, held by publisher, ends never, for good"
    )
  }

  @Test func `A subscript has arguments of its own, within a call and outside of all`() async {
    await check(
      """
      final class Parent { var child = Child() ; let table = Table() ; func run() {}
        func name() -> Int { 1 }
        func first() { child.watch(table[name()]) { self.run() } }
        func second() { let number = table[name()] ; child.last = number } }
      struct Table { subscript(key: Int) -> Int { key } }
      final class Child { var onDone: (() -> Void)? ; var last = 0
        func watch(_ key: Int, _ work: @escaping () -> Void) { onDone = work } }
      """, .subscriptions,
      is:
        "Parent to Child.onDone: callback, captured strongly, held by publisher, ends never, for good"
    )
  }

  @Test func `A list of handlers keeps them until it is emptied`() async {
    await check(
      """
      final class Store { static let shared = Store() ; private var handlers: [() -> Void] = []
        private var once: [String: () -> Void] = [:]
        func onChange(_ work: @escaping () -> Void) { handlers.append(work) }
        func onNext(_ name: String, do work: @escaping () -> Void) { once[name] = work }
        func fire() { once.removeAll() } }
      final class Screen { func run() {}
        func first() { Store.shared.onChange { self.run() } }
        func second() { Store.shared.onNext("x") { self.run() } }
        func third(_ store: Store) { store.onChange { self.run() } } }
      """, .subscriptions, .scopes,
      is: """
        Screen to Store.handlers: callback, captured strongly, held by publisher, ends never, \
        static, for good
        Screen to Store.handlers: callback, captured strongly, held by unknown, ends unknown
        Screen to Store.once: callback, captured strongly, held by publisher, ends never, static, \
        cancelled in Store.fire
        Screen: app (subscription app)
        Store: app (storage app)
        """)
  }

  @Test func `A closure that is only called, or held weakly, keeps nobody`() async {
    await check(
      """
      final class Parent { weak var child: Child? ; func run() {} ; var list: [Int] = []
        func first() { child?.onDone = { self.run() } ; Child().each { self.run() } }
        func second() { list.forEach { _ in self.run() } ; let local = Child()
          local.onDone = { self.run() } } }
      final class Child { var onDone: (() -> Void)? ; func each(_ work: () -> Void) { work() } }
      struct Page { var child = Child() ; func run() {} ; func start() { child.onDone = { self.run() } } }
      """, .subscriptions,
      is: "Parent to Child.onDone: callback, captured strongly, held by unknown, ends unknown")
  }

  @Test func `A hosting controller keeps the view that it is made with, and what that has`() async {
    await check(
      """
      struct Page: View { let model: Model ; let onDone: () -> Void }
      final class Model { var count = 0 }
      class Screen: UIViewController { let model = Model() ; func run() {} }
      final class Direct: Screen { var host: UIHostingController<Page>?
        func show() { host = UIHostingController(rootView: Page(model: model) { self.run() }) } }
      final class Lazy: Screen {
        private lazy var host = UIHostingController(rootView: Page(model: model) { self.run() }) }
      final class Weak: Screen { var host: UIViewController?
        func show() {
          host = UIHostingController(rootView: Page(model: model) { [weak self] in self?.run() }) } }
      final class Shown: Screen {
        func show() { present(UIHostingController(rootView: Page(model: model) { self.run() })) } }
      final class Cut: Screen { var host: UIViewController?
        func show() {
          let page = UIHostingController(rootView: Page(model: model) { self.run() })
          host = page }
        func hide() { host = nil } }
      """, .subscriptions, .storage,
      is: """
        Cut to Cut.host: callback, captured strongly, held by subscriber, ends never, cancelled in \
        Cut.hide
        Direct to Direct.host: callback, captured strongly, held by subscriber, ends never, for good
        Lazy to Lazy.host: callback, captured strongly, held by subscriber, ends never, for good
        Direct owns Page in host, replaceable
        Lazy owns Page in host
        Page keeps Model in model
        Screen owns Model in model
        """)
  }

  @Test(arguments: [
    "rootView.onDone = { self.run() }", "self.rootView.onDone = { self.run() }",
    "rootView.onDone = run", "rootView.onDone = { [self] in print(rootView.title) }",
  ])
  func `A class that hosts a view keeps what it puts into that`(code: String) async {
    await check(
      """
      struct Page: View { var onDone: () -> Void = {} ; let model: Model ; let title = "" }
      final class Model { var count = 0 }
      final class Screen: UIHostingController<Page> {
        init(model: Model) { super.init(rootView: Page(model: model)) ; \(code) }
        func run() {} }
      """, .subscriptions, .storage,
      is: """
        Screen to Screen.rootView: callback, captured strongly, held by subscriber, ends never, for good
        Page keeps Model in model
        Screen keeps Page in rootView
        """)
  }

  @Test(arguments: [
    ("rootView.onDone = { [weak self] in self?.run() }", ""),
    ("rootView.title = name()", ""),
    ("guide.rootView.onDone = { self.run() }", ""),
    (
      "let rootView = Other() ; rootView.onDone = { self.run() }",
      "Screen to Other.onDone: callback, captured strongly, held by unknown, ends unknown"
    ),
  ])
  func `Other captures and other views close no ring`(code: String, expected: String) async {
    await check(
      """
      struct Page: View { var onDone: () -> Void = {} ; var title = "" }
      final class Other { var onDone: (() -> Void)? }
      final class Guide: UIHostingController<Page> {}
      final class Screen: UIHostingController<Page> {
        func start(guide: Guide) { \(code) }
        func name() -> String { "" } ; func run() {} }
      """, .subscriptions, is: expected)
  }

  @Test func `An object that the hosted view gets holds what it was made with`() async {
    await check(
      """
      struct Page: View { @ObservedObject var model: Model }
      final class Model: ObservableObject { let onDone: () -> Void
        init(onDone: @escaping () -> Void) { self.onDone = onDone } }
      final class Screen: UIHostingController<Page> {
        init() { super.init(rootView: Page(model: Model(onDone: {})))
          rootView.model = Model(onDone: { self.run() }) }
        func run() {} }
      """, .subscriptions,
      is:
        "Screen to Screen.rootView: callback, captured strongly, held by subscriber, ends never, for good"
    )
  }

  @Test func `A view that a host in a slot gets a closure for later`() async {
    await check(
      """
      struct Page: View { var onDone: () -> Void = {} }
      final class Screen: UIViewController {
        let host = UIHostingController(rootView: Page())
        func start() { host.rootView.onDone = { self.run() } } ; func run() {} }
      """, .subscriptions,
      is:
        "Screen to Screen.host: callback, captured strongly, held by subscriber, ends never, for good"
    )
  }

  @Test func `An own slot with a closure that names its owner closes a ring`() async {
    await check(
      """
      final class Direct { var work: (() -> Void)? ; func run() {}
        func start() { work = { self.run() } } }
      final class Lazy { lazy var work: () -> Void = { self.run() } ; func run() {} }
      final class Bound { var work: (() -> Void)? ; func run() {} ; init() { work = run } }
      final class Cut { var work: (() -> Void)? ; func run() {}
        func start() { work = { self.run() } } ; func stop() { work = nil } }
      final class Weak { var work: (() -> Void)? ; func run() {}
        func start() { work = { [weak self] in self?.run() } } }
      final class Made { lazy var text: String = { self.name() }() ; func name() -> String { "" } }
      """, .subscriptions,
      is: """
        Bound to Bound.work: callback, captured strongly, held by subscriber, ends never, for good
        Cut to Cut.work: callback, captured strongly, held by subscriber, ends never, cancelled in \
        Cut.stop
        Direct to Direct.work: callback, captured strongly, held by subscriber, ends never, for good
        Lazy to Lazy.work: callback, captured strongly, held by subscriber, ends never, for good
        """)
  }

  @Test(arguments: [
    (
      """
      static let live: Client = { let engine = Engine()
        return Client(fetch: { engine.run() }) }()
      """, "Client owns Client in live, static\nClient keeps Engine in live, static"
    ),
    (
      """
      static let live = make()
      static func make() -> Client { let engine = Engine() ; return Client(fetch: { engine.run() }) }
      """, "Client keeps Client in live, static\nClient keeps Engine in live, static"
    ),
    (
      """
      static let live = Self.made
      static var made: Self { let engine = Engine() ; return Self(fetch: { engine.run() }) }
      """, "Client keeps Client in live, static\nClient keeps Engine in live, static"
    ),
    (
      """
      static let live = Self { Engine().run() } ; static let other = Self(fetch: engine.run)
      static let engine = Engine()
      """, "Client keeps Engine in other, static\nClient owns Engine in engine, static"
    ),
  ])
  func `A global value of closures keeps what they capture`(
    declaration: String, storage: String
  ) async {
    await check(
      """
      actor Engine { func run() {} }
      struct Client { var fetch: () -> Void
        \(declaration) }
      """, .storage, is: storage)
  }

  @Test func `A value of closures keeps for its holder what they capture`() async {
    await check(
      """
      final class Engine { func run() {} }
      struct Client { var fetch: () -> Void }
      final class Screen { let client: Client ; var later: Client? ; func run() {}
        init() { let engine = Engine() ; client = Client(fetch: { engine.run() }) }
        func start() { later = Client(fetch: { self.run() }) } }
      struct Page { let client: Client
        init() { let engine = Engine() ; client = Client(fetch: { engine.run() }) } }
      """, .storage, .subscriptions,
      is: """
        Page owns Client in client
        Screen owns Client in client
        Screen owns Client in later, replaceable
        Screen keeps Engine in client
        Screen to Screen.later: callback, captured strongly, held by subscriber, ends never, for good
        """)
  }

  @Test func `Callbacks that are registered through the project's own functions`() async {
    await check(
      """
      final class Center { private var tokens: [NSObjectProtocol] = []
        func observe(_ work: @escaping () -> Void) -> NSObjectProtocol {
          NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in work() } }
        func forever(_ work: @escaping () -> Void) {
          _ = NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in
            work() } } }
      final class Screen { let center = Center() ; var token: NSObjectProtocol? ; func run() {}
        func first() { token = center.observe { self.run() } }
        func second() { center.forever { [weak self] in self?.run() } } }
      """, .subscriptions,
      is: """
        Center to NotificationCenter: observer, captured nothing, held by publisher, ends never
        Screen to NotificationCenter: observer, captured weakly, held by publisher, ends never
        Screen to NotificationCenter.token: observer, captured strongly, held by publisher, ends \
        never, for good
        """)
  }
}
