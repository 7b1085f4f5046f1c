import Model
import SwiftExtraction
import Testing

@Suite struct TypeFactsTests {
  @Test func `Every kind of type is read with its modifiers and what it inherits`() {
    #expect(
      read(
        """
        public final class Store<Item, Key>: NSObject, Sendable {}
        struct Point {}
        distributed actor Session {}
        @MainActor enum Route: String {}
        package protocol Service: AnyObject {}
        """) == """
          everywhere final class Store<Item, Key>: NSObject, Sendable
          struct Point
          distributed actor Session
          @MainActor enum Route: String
          package protocol Service: AnyObject
          """)
  }

  @Test func `Nested types bear the names of the types around them`() {
    #expect(
      read("class Outer { struct Inner { enum Leaf {} } }\nextension A.B { class C {} }") == """
        class Outer
        struct Outer.Inner
        enum Outer.Inner.Leaf
        extension A.B
        class A.B.C
        """)
  }

  @Test func `An extension bears the extended name without arguments`() {
    #expect(
      read("extension Box<Int>: P {}\nextension [Int] {}\nextension Int? {}") == """
        extension Box: P
        extension Array
        extension Optional
        """)
  }

  @Test func `Types in bodies are local and named after the type around`() {
    #expect(
      read(
        """
        class Outer {
          let make = { class Third {} }
          func run() { struct Local { class Deep {} } }
        }
        func free() { enum Alone {} }
        """) == """
          func free
          class Outer
            let make = {}
            func run
          class Outer.Third local
          struct Outer.Local local
          class Outer.Local.Deep local
          enum Alone local
          """)
  }

  @Test func `Unchecked conformance becomes an attribute of the type`() {
    #expect(
      read("class Cache: @unchecked Sendable, @preconcurrency P {}")
        == "@unchecked class Cache: Sendable, P")
  }

  @Test func `Cases are named, with and without values`() {
    #expect(
      read("enum E { case shared, other(Int); indirect case `default`(E); case raw = 1 }") == """
        enum E
          case shared
          case other(Int)
          case default(E)
          case raw
        """)
  }

  @Test func `Aliases stand where they are declared`() {
    #expect(
      read("typealias Short = Long.Name<Int>\nstruct S { typealias Id = String }") == """
        alias Short = Long.Name<Int>
        struct S
          alias Id = String
        """)
  }

  @Test func `Requirements of a protocol have no body, associated types are parameters`() {
    #expect(
      read(
        """
        protocol Store<Item> {
          associatedtype Item
          static var shared: Self { get }
          func load(_ id: Int) async throws -> Item
          init()
        }
        """) == """
          protocol Store<Item>
            static var shared: Self computed
              accessor get -> Self
            throws func load(_ id: Int) -> Item
            func init
          """)
  }

  @Test func `All alternatives of a condition are kept`() {
    #expect(
      read(
        """
        #if os(iOS)
        class A {
          #if DEBUG
          var a = 1
          #endif
        }
        #elseif os(macOS)
        class A {}
        #else
        struct A {}
        let b = 1
        #endif
        """) == """
          let b = # #if !(os(iOS)) && !(os(macOS))
          class A #if os(iOS)
            var a = # #if os(iOS) && DEBUG
          class A #if !(os(iOS)) && os(macOS)
          struct A #if !(os(iOS)) && !(os(macOS))
          """)
  }

  @Test func `An extension and a protocol say what their members are visible as`() {
    #expect(
      read(
        """
        private extension A { func a() {}; public func b() {} }
        public protocol P { func c() }
        public class C { func d() {}; open func e() {}; fileprivate func f() {} }
        """) == """
          file extension A
            file func a
            everywhere func b
          everywhere protocol P
            everywhere func c
          everywhere class C
            func d
            everywhere func e
            file func f
          """)
  }

  @Test func `Attributes keep arguments and type arguments, also inside a condition`() {
    #expect(
      read(
        """
        @Model.Kind @Wrapper<Int, A.B>(key: "k", .some) @available(iOS 17, *)
        #if DEBUG
        @Debugged
        #endif
        class A {}
        """) == """
          @Model.Kind @Wrapper<Int, A.B>(key: "k", .some) @available @Debugged class A
          """)
  }

  @Test func `Lower-case and quoted type names are names`() {
    #expect(read("class iOSTabs {}\nstruct `Type` {}") == "class iOSTabs\nstruct Type")
  }
}
