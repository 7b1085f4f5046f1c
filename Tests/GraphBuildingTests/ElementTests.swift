import Model
import Testing

/// Whether a call is followed to what it clears, through what is taken out of other values.
@Suite struct ElementTests {
  @Test(arguments: [
    "func pair() -> (Int, Cart) { (1, Cart()) } ; func logout() { let (_, c) = pair() ; c.clear() }",
    "func pair() -> (n: Int, c: Cart) { (1, Cart()) } ; func logout() { pair().1.clear() }",
    "var all: [String: Cart] = [:] ; func logout() { for (_, c) in all { c.clear() } }",
    "var all: [String: Cart] = [:] ; func logout() { all.forEach { $0.value.clear() } }",
    "var all: [String: Cart] = [:] ; func logout() { all.forEach { _, cart in cart.clear() } }",
    "var all: [String: Cart] = [:] ; func logout() { all.values.forEach { $0.clear() } }",
    "var all: [Cart] = [] ; func logout() { for (_, c) in all.enumerated() { c.clear() } }",
    "var all: [Cart] = [] ; func logout() { all.lazy.filter { _ in true }.forEach { $0.clear() } }",
    "var all: [Shop] = [] ; func logout() { all.map(\\.cart).forEach { $0.clear() } }",
    "var maybe: Shop? ; func logout() { maybe.map(\\.cart)?.clear() }",
    "let shop = Shop() ; func logout() { shop[keyPath: \\.cart].clear() }",
    "let shelf = Shelf() ; func logout() { shelf[\"a\"].clear() }",
    "let shelf = Shelf() ; func logout() { shelf[at: 1]?.clear() }",
    "let shelf = Shelf() ; func logout() { shelf[type: Cart.self].clear() }",
    "let get = Get() ; func logout() { get().clear() }",
    "func logout() { [1].map(Shop.init).forEach { $0.cart.clear() } }",
    "func cart(_ r: Result<Cart, any Error>) { try? r.get().clear() } ; func logout() { cart(x) }",
    "var a: Phase = .off\nfunc logout(_ b: Bool) {\n"
      + "switch (a, b) { case (.on(let c), true): c.clear() ; default: break } }",
    "func logout() { UserDefaults.standard.cart.clear() }",
    "func logout() { UserDefaults.standard.makeCart().clear() }",
    "let b: Base = Derived() ; func logout() { b.wipe() }",
  ])
  func `What is taken out is followed`(members: String) async {
    #expect(await cleared(members) == ["items"])
  }

  @Test func `Both alternatives of a build are followed, each under its condition`() async {
    await check(
      """
      final class Manager {
        var user: String? ; var token: String?
        #if os(iOS)
          func wipe() { user = nil }
        #else
          func wipe() { token = nil }
        #endif
        func logout() { wipe() }
      }
      """, .sessionEndings,
      is: "Manager.logout: Manager.token if !(os(iOS)), Manager.user if os(iOS)")
  }

  @Test(arguments: [
    "func each(_ run: (Cart) -> Void) {} ; func sweep() { each { $0.items = [] } }",
    "func each(_ run: (Int, Cart) -> Void) {} ; func sweep() { each { _, cart in cart.items = [] } }",
    "func each<T>(_ all: [T], run: (T) -> Void) {} ; func sweep() { each([Cart()]) { $0.items = [] } }",
    "var all: [String: Cart] = [:] ; func sweep() { _ = all.mapValues { $0.items = [] } }",
    "var body: some View { ForEach(all) { cart in Button { cart.items = [] } } } ; var all: [Cart] = []",
  ])
  func `What a closure is given is known by the parameter it is for`(members: String) async {
    let report = await graph(
      of: files(
        """
        final class Cart { var items: [Int] = [1] }
        final class Manager { \(members) }
        """))
    let items = report.components.flatMap(\.fields).first { $0.name == "items" }
    #expect(items?.writers.map(\.component.text) == ["Main/Manager"])
  }

  @Test func `A function of an extension is meant only where its labels fit`() async {
    await check(
      """
      final class Cart { var items: [Int] = [] ; func clear() { items = [] } }
      extension Array { func joined(_ cart: Cart) { cart.clear() } }
      final class Manager {
        let all = [""] ; let cart = Cart()
        func logout() { _ = all.joined(separator: "") ; _ = all.joined() }
      }
      """, .sessionEndings, is: "Manager.logout: nothing")
  }

  private func cleared(_ members: String) async -> [String] {
    let report = await graph(
      of: files(
        """
        final class Cart { var items: [Int] = [] ; func clear() { items = [] } }
        struct Shop { let cart: Cart ; init(_ n: Int = 0) { cart = Cart() } }
        enum Phase { case on(Cart), off }
        class Base { func wipe() {} }
        final class Derived: Base { override func wipe() { Cart().clear() } }
        final class Shelf {
          subscript(name: String) -> Cart { Cart() }
          subscript(at place: Int) -> Cart? { nil }
          subscript<T>(type type: T.Type) -> T { fatalError() }
        }
        struct Get { func callAsFunction() -> Cart { Cart() } }
        extension UserDefaults {
          var cart: Cart { Cart() }
          func makeCart() -> Cart { Cart() }
        }
        final class Manager { \(members) }
        """))
    return report.sessionEndings.flatMap(\.clears).map(\.field)
  }
}
