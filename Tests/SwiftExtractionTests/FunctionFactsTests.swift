import Model
import SwiftExtraction
import Testing

@Suite struct FunctionFactsTests {
  @Test func `Parameters have labels, names, types and default values`() {
    #expect(
      read("func f(a: Int, _ b: B?, with c: C = .shared, d: D..., `in` e: inout E) -> F {}") == """
        func f(a: Int, _ b: B?, with c: C = .shared, d: [D], in e: E) -> F
        """)
  }

  @Test func `Initializers, deinitializers, subscripts and operators are functions`() {
    #expect(
      read(
        """
        class A {
          convenience init?(b: B) { self.init() }
          deinit { stop() }
          static subscript(key: Key) -> V? { get { store[key] } set { store[key] = newValue } }
          static func == (a: A, b: A) -> Bool { true }
          override class func make() -> Void {}
        }
        """) == """
          class A
            convenience func init(b: B)
              return self.init()
            func deinit
              return stop()
            static func subscript(_ key: Key) -> V?
              return store[key]
              store[key] = newValue
            static func ==(a: A, b: A) -> Bool
              return true
            override static func make
          """)
  }

  @Test func `Generic parameters stand beside the name`() {
    #expect(
      read(
        """
        func make<T: Store, each U>(_ type: T.Type) -> T {}
        struct A { init<S>(_ s: S) where S: Sequence {} ; subscript<K>(key: K) -> Int { 0 } }
        """) == """
          func make<T, U>(_ type: T.Type) -> T
          struct A
            func init<S>(_ s: S)
            func subscript<K>(_ key: K) -> Int
              return #
          """)
  }

  @Test func `Attributes and modifiers of functions are kept`() {
    #expect(
      read("@MainActor @discardableResult public nonisolated func a() async {}")
        == "@MainActor @discardableResult everywhere nonisolated func a")
  }

  @Test func `Attributes of parameter types are dropped`() {
    #expect(
      read("func a(b: @escaping @Sendable (A) -> B, c: @autoclosure () -> C, d: borrowing D) {}")
        == "func a(b: () -> B, c: () -> C, d: D)")
  }
}
