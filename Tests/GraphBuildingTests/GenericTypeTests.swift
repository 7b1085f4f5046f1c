import Model
import Testing

/// Whether a call is followed to what it clears, through types that other code chooses.
@Suite struct GenericTypeTests {
  @Test(arguments: [
    "let b: Box<Cart> ; init(b: Box<Cart>) { self.b = b } ; func logout() { b.value.clear() }",
    "let b = Box(Cart()) ; func logout() { b.value.clear() }",
    "let b = Box<Cart>(Cart()) ; func logout() { b.value.clear() }",
    "let b = CartBox(Cart()) ; func logout() { b.value.clear() }",
    "let b: Alias<Cart> = Box(Cart()) ; func logout() { b.value.clear() }",
    "let b = Below(Cart()) ; func logout() { b.value.clear() }",
    "var all: [Box<Cart>] = [] ; func logout() { all.forEach { $0.value.clear() } }",
    "var all: [Weak<Cart>] = [] ; func logout() { for one in all { one.value?.clear() } }",
    "let b: Box<Shop> ; func logout() { b.item.cart.clear() }",
    "let b: Ref<Shop> = Ref(Shop()) ; func logout() { b.cart.clear() }",
    "func make<T>(_ type: T.Type) -> T { fatalError() } ; func logout() { make(Cart.self).clear() }",
    "func make<T>() -> T { fatalError() } ; func logout() { let c: Cart = make() ; c.clear() }",
    "func same<T>(_ t: T) -> T { t } ; func logout() { same(Cart()).clear() }",
    "func last<T>(_ t: [T]) -> T? { t.last } ; func logout() { last([Cart()])?.clear() }",
    "func use<T: Cart>(_ t: T) { t.clear() } ; func logout() { use(Cart()) }",
    "func use<T>(_ t: T) where T: HasCart { t.cart.clear() } ; func logout() { use(Shop()) }",
    "func use(_ t: some HasCart) { t.cart.clear() } ; func logout() { use(Shop()) }",
    "func logout() { func use<T: Cart>(_ t: T) { t.clear() } ; use(Cart()) }",
    "let h = Holder() ; func logout() { h.twice().clear() }",
    "enum Phase<T> { case on(T), off } ; var p: Phase<Cart> = .off\n"
      + "func logout() { if case .on(let cart) = p { cart.clear() } }",
  ])
  func `What stands for a parameter is followed`(members: String) async {
    #expect(await cleared("final class Manager { \(members) }") == ["items"])
  }

  @Test func `A parameter of the type around is known by what it has to be`() async {
    #expect(
      await cleared(
        "final class Manager<T: HasCart> { let t: T ; func logout() { t.cart.clear() } }")
        == ["items"])
  }

  @Test(arguments: [
    "let b: Box<Other> ; func logout() { b.value.clear() }",
    "func make<T>() -> T { fatalError() } ; func logout() { make().clear() }",
    "func logout() { func use<T>(_ t: T) { t.clear() } ; use(1) }",
  ])
  func `Of a parameter that nobody names nothing is guessed`(members: String) async {
    #expect(await cleared("final class Manager { \(members) }") == [])
  }

  private func cleared(_ manager: String) async -> [String] {
    let report = await graph(
      of: files(
        """
        final class Cart { var items: [Int] = [] ; func clear() { items = [] } }
        final class Other { func clear() {} }
        protocol HasCart { var cart: Cart { get } }
        struct Shop: HasCart { let cart = Cart() }
        class Box<T> { let value: T ; var item: T { value } ; init(_ value: T) { self.value = value } }
        typealias CartBox = Box<Cart>
        typealias Alias<T> = Box<T>
        final class Below: Box<Cart> {}
        final class Weak<T: AnyObject> { weak var value: T? }
        @dynamicMemberLookup final class Ref<T> {
          var target: T ; init(_ target: T) { self.target = target }
          subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { target[keyPath: path] }
        }
        protocol Holding { associatedtype Item ; func get() -> Item }
        extension Holding { func twice() -> Item { get() } }
        final class Holder: Holding { typealias Item = Cart ; func get() -> Cart { Cart() } }
        \(manager)
        """))
    return report.sessionEndings.flatMap(\.clears).map(\.field)
  }
}
