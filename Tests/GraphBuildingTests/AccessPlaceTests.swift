import Testing

private let store = """
  final class Store {
    static let shared = Store()
    var count = 0
    var next: Store?
  }

  """

@Suite struct AccessPlaceTests {
  @Test(
    arguments: [
      ("func run() { Store.shared.count = 1 }", "body"),
      ("var count: Int { Store.shared.count }", "body"),
      ("var count = 0 { didSet { Store.shared.count = count } }", "body"),
      ("init() { Store.shared.count = 1 }", "body"),
      ("deinit { Store.shared.count = 1 }", "body"),
      ("subscript(at: Int) -> Int { Store.shared.count }", "body"),
      ("func run() { later { Store.shared.count = 1 } }", "body"),
      ("func run() { Task { [self] in Store.shared.count = 1 } }", "body"),
      ("func run() { func inner() { Store.shared.count = 1 } ; inner() }", "body"),
      ("let store = Store.shared", "property-initializer"),
      ("@State var store = Store.shared", "property-initializer"),
      ("@ObservedObject var store: Store = .shared", "property-initializer"),
      ("lazy var store = Store.shared", "property-initializer"),
      ("@Wrapper(store: Store.shared) var count: Int", "property-initializer"),
      ("init(make: @escaping () -> Store = { .shared }) {}", "default-argument"),
      ("init(store: Store? = nil) { _ = store ?? .shared }", "body"),
      ("let make = { Store.shared }", "property-initializer"),
      ("static let count = Store.shared.count", "static-initializer"),
      ("init(store: Store = .shared) {}", "default-argument"),
      ("init(store: Store? = Store.shared) {}", "default-argument"),
      ("func run(count: Int = Store.shared.count) {}", "default-argument"),
    ])
  func `The place of an access is where its code stands`(code: String, place: String) async {
    await check(
      store + "final class User { \(code) }", .accesses,
      is: "User reaches Store.shared in \(place)")
  }

  @Test func `Code in an extension of an outside type has a place of its own`() async {
    await check(
      store + """
        extension Date { func format() -> Int { Store.shared.count } }
        """, .accesses, .components,
      is: """
        Date reaches Store.shared in extension
        Date: external, stateless
        Store: class, mutable
        """)
  }

  @Test func `What makes values for previews and tests reaches as a preview`() async {
    await check(
      store + """
        let test_count = Store.shared.count
        func mockCount() -> Int { Store.shared.count }
        """, .accesses,
      is: """
        mockCount() reaches Store.shared in preview
        test_count reaches Store.shared in preview
        """)
  }

  @Test func `Top-level functions and variables reach by themselves`() async {
    await check(
      store + """
        func run() { Store.shared.count = 1 }
        var title: Int { Store.shared.count }
        let first = Store.shared.count
        """, .accesses,
      is: """
        first reaches Store.shared in static-initializer
        run() reaches Store.shared in body
        title reaches Store.shared in body
        """)
  }

  @Test func `Handing a global to an environment is composing`() async {
    await check(
      store + """
        struct Screen: View {
          var body: some View { Child().environment(Store.shared).environmentObject(Store.shared) }
        }
        extension View { func withStores() -> some View { environment(Store.shared) } }
        """, .accesses,
      is: """
        Screen reaches Store.shared in composition-root ×2
        View reaches Store.shared in composition-root
        """)
  }

  @Test func `Roots, scripts, tests and previews have places of their own`() async {
    await check(
      """
      //- App/Store.swift
      \(store)
      //- App/App.swift
      @main struct TheApp: App { let store = Store.shared ; init() { Store.shared.count = 1 } }
      struct Screen_Previews: PreviewProvider { static var previews: Int { Store.shared.count } }
      #Preview { Screen(store: Store.shared) }
      //- Tool/main.swift
      Store.shared.count = 2
      //- AppTests/StoreTests.swift
      final class StoreTests: XCTestCase { func testIt() { Store.shared.count = 3 } }
      """, .accessPoints, .accesses,
      is: """
        Store.shared is App/Store, constructible, composition-root 3, preview 2, test 1
        App/App.swift reaches App/Store.shared in preview
        App/Screen_Previews reaches App/Store.shared in preview
        App/TheApp reaches App/Store.shared in composition-root ×2
        AppTests/StoreTests reaches App/Store.shared in test
        Tool/main.swift reaches App/Store.shared in composition-root
        """)
  }

  @Test func `The type that is reached from itself does not reach itself`() async {
    await check(
      store + "extension Store { func reset() { Store.shared.count = 0 ; Self.shared.count = 0 } }",
      .accessPoints, .accesses, is: "Store.shared is Store, constructible, body 2")
  }

  @Test func `Reading an environment is a reach of its own kind`() async {
    await check(
      store + """
        struct Screen: View {
          @Environment(Store.self) private var store
          @EnvironmentObject var other: Store
          @Environment(\\.dismiss) var dismiss
        }
        """, .accesses, .storage,
      is: """
        Screen reaches Store.other via environment in property-initializer
        Screen reaches Store.store via environment in property-initializer
        Store keeps Store in next, replaceable
        """)
  }

  @Test(arguments: [
    ("func load() { load(from: Store.shared) } ; func load(from store: Store) {}", true),
    (
      "func load() -> Int { self.load(from: .shared) } ; func load(from store: Store) -> Int { 0 }",
      true
    ),
    ("var size: Int { size(in: Store.shared) } ; func size(in store: Store) -> Int { 0 }", true),
    ("init() { self.init(store: Store.shared) } ; init(store: Store) {}", true),
    ("func load() { read(from: Store.shared) } ; func read(from store: Store) {}", false),
    (
      "func load() { load(from: Store.shared) ; count() } ; func load(from store: Store) {} ; func count() {}",
      false
    ),
    ("func load(_ name: String) { load(Store.shared.name) }", false),
    ("func load() { other.load(from: Store.shared) } ; let other: Loader", false),
  ])
  func `An overload that fills in a global is a default argument`(members: String, isDefault: Bool)
    async
  {
    await check(
      """
      final class Store { static let shared = Store() ; var name = "" }
      final class Loader { func load(from store: Store) {} }
      final class Reader { \(members) }
      """, .accesses,
      is: "Reader reaches Store.shared in \(isDefault ? "default-argument" : "body")")
  }
}
