import Model
import Testing

@Suite struct TypeLookupTests {
  @Test func `A generic parameter of a function is no type of that name`() async {
    await check(
      """
      final class Item {}
      final class Box {
        func store<Item>(_ item: Item) -> Item { let made: Item = item ; return made }
        init<Item>(_ item: Item) {}
        func keep(_ item: Item) {}
      }
      final class Other { func fill<Item>(_ item: Item, in box: Box) {} }
      """, .others,
      is: """
        Box uses Item
        Other uses Box
        """)
  }

  @Test func `A nested type goes before one of the module`() async {
    await check(
      """
      class Store { class Cache {} ; let cache = Cache() }
      class Cache {}
      class Other { let cache = Cache() }
      """, .storage,
      is: """
        Other owns Cache in cache
        Store owns Store.Cache in cache
        """)
  }

  @Test func `A parameter of a function at the top level means no type nested where it is called`()
    async
  {
    await check(
      """
      final class Item { static let shared = Item() ; var count = 0 }
      func use(_ item: Item) {}
      final class Screen {
        enum Item { case shared }
        func load() { use(.shared) }
      }
      """, .accesses,
      is: "Screen reaches Item.shared in body")
  }

  @Test func `A type of an outer type is found from a deeper one`() async {
    await check(
      """
      enum Feature {
        class Model {}
        struct Screen { class Inner { let model: Feature.Model; let same: Model } }
      }
      class Model {}
      """, .storage,
      is: """
        Feature.Screen.Inner keeps Feature.Model in model
        Feature.Screen.Inner keeps Feature.Model in same
        """)
  }

  @Test func `A nested type of a superclass is found`() async {
    await check(
      """
      class Base { class State {} ; typealias Other = State }
      class Derived: Base {
        let state = Base.State() ; let own: Derived.State? = nil ; let plain: State
        let other: Derived.Other
      }
      """, .storage,
      is: """
        Derived keeps Base.State in other
        Derived keeps Base.State in own
        Derived keeps Base.State in plain
        Derived owns Base.State in state
        """)
  }

  @Test func `The own module goes before an imported one`() async {
    await check(
      """
      //- Package.swift
      //- Sources/A/Types.swift
      public class Client {}
      //- Sources/B/Types.swift
      import A
      class Client {}
      class User { let client = Client() ; let other = A.Client() }
      """, .storage,
      is: """
        B/User owns A/Client in other
        B/User owns B/Client in client
        """)
  }

  @Test func `Of two other modules the imported one is meant`() async {
    await check(
      """
      //- Package.swift
      //- Sources/A/Types.swift
      public class Client {}
      //- Sources/B/Types.swift
      public class Client {}
      //- Sources/C/User.swift
      import B
      class User { let client: Client }
      """, .storage, is: "C/User keeps B/Client in client")
  }

  @Test func `A module that others import has to be imported`() async {
    await check(
      """
      //- Package.swift
      //- Sources/A/Types.swift
      public class Client {}
      //- Sources/B/User.swift
      import A
      class User { let client: Client }
      //- Sources/C/Stranger.swift
      class Stranger { let client: Client }
      """, .storage, is: "B/User keeps A/Client in client")
  }

  @Test func `Of two folders that nobody imports the nearest is meant`() async {
    await check(
      """
      //- Apps/Mac/Sources/Delegate.swift
      class Delegate {}
      //- Apps/Phone/Sources/Delegate.swift
      class Delegate {}
      //- Apps/Phone/Shared/User.swift
      class User { let delegate: Delegate }
      """, .storage, is: "Apps/User keeps Phone/Delegate in delegate")
  }

  @Test func `Private types of one name in two files are two components`() async {
    await check(
      """
      //- App/A.swift
      private class Cache {}
      class A { private let cache = Cache() }
      //- App/B.swift
      private class Cache {}
      class B { private let cache = Cache() }
      """, .storage,
      is: """
        App/A owns App/Cache@A.swift in cache
        App/B owns App/Cache@B.swift in cache
        """)
  }

  @Test func `A private type is not seen from another file`() async {
    await check(
      """
      //- App/A.swift
      private class Cache {}
      //- App/B.swift
      class B { let cache: Cache }
      """, .storage, is: "")
  }

  @Test func `Types that inherit from each other end`() async {
    await check(
      """
      class A: B { let tool = Tool() } ; class B: C {} ; class C: A {} ; class D: D {}
      protocol P: Q {} ; protocol Q: P {}
      class Tool: P {}
      class User { let tool: Q ; func run(_ c: C) -> Tool { c.tool } }
      """, .storage,
      is: """
        A owns Tool in tool
        User keeps Tool in tool
        """)
  }

  @Test func `Variables that are made of each other have no type`() async {
    await check(
      """
      let first = second ; let second = first
      class User { let own = User.other ; static let other = User().own ; lazy var me = me }
      """, .storage, .accessPoints, is: "")
  }

  @Test func `An extension may stand before its type and in another file`() async {
    await check(
      """
      //- App/A.swift
      extension Store { static let shared = Store() ; func use() { Tool.shared.run() } }
      //- App/B.swift
      final class Store { var count = 0 }
      //- App/C.swift
      final class Tool { static let shared = Tool() ; func run() {} }
      """, .accessPoints, .accesses,
      is: """
        Store.shared is App/Store, constructible
        Tool.shared is App/Tool, constructible, body 1
        App/Store reaches App/Tool.shared in body
        """)
  }

  @Test func `Extensions of nested types belong to them, also across modules`() async {
    await check(
      """
      //- Package.swift
      //- Sources/A/Types.swift
      public enum Feature { public final class Model {} }
      public class Tool {}
      //- Sources/B/More.swift
      import A
      extension Feature.Model { var tool: Tool { Tool() } }
      """, .components, .others,
      is: """
        A/Feature.Model: class, stateless
        A/Tool: class, stateless
        A/Feature.Model creates A/Tool in body
        """)
  }

  @Test func `Self means the type around`() async {
    await check(
      """
      final class Store {
        static let shared = Store()
        var next: Self?
        func link() { next = Self.shared }
      }
      """, .accessPoints, .storage,
      is: """
        Store.shared is Store, constructible, body 1
        Store keeps Store in next, replaceable
        """)
  }

  @Test func `Alternatives of conditional compilation are one type`() async {
    await check(
      """
      #if os(iOS)
      final class Bridge { let phone: Phone }
      #else
      final class Bridge { let desk: Desk }
      #endif
      class Phone {}
      class Desk {}
      """, .storage,
      is: """
        Bridge keeps Desk in desk
        Bridge keeps Phone in phone
        """)
  }

  @Test func `A generic parameter is no type, even when one bears its name`() async {
    await check(
      """
      class Value {}
      class Box<Value> { let value: Value ; init(value: Value) { self.value = value } }
      """, .storage, .others, is: "")
  }

  @Test func `Names of a module stand for its types and variables`() async {
    await check(
      """
      //- Package.swift
      //- Sources/Core/Types.swift
      public final class Client { public static let shared = Client() }
      public let world = Client()
      //- Sources/App/User.swift
      import Core
      class User {
        func run() { _ = Core.Client.shared ; _ = Core.Client() }
      }
      """, .accesses, .others,
      is: """
        App/User reaches Core/Client.shared in body
        App/User creates Core/Client in body
        """)
  }

  @Test func `A type of the system is no project type`() async {
    await check(
      "class User { let defaults: UserDefaults ; let view: UIKit.UIView }", .storage, is: "")
  }

  @Test func `Local types belong to the type around`() async {
    await check(
      """
      class Outer {
        func run() { final class Local { let tool = Tool() } }
      }
      class Tool {}
      """, .storage, is: "Outer.Local owns Tool in tool")
  }
}
