import Testing

@Suite("Functions of one name")
struct OverloadTests {
  @Test("A private function of another file is not called")
  func privateElsewhere() async {
    await check(
      """
      //- A.swift
      final class Tracker { static let shared = Tracker() }
      private func make() -> Tracker { Tracker.shared }
      //- B.swift
      final class Screen { func appear() { make() } }
      private func make() -> Int { 1 }
      """, .accesses, is: "make() reaches Tracker.shared in body")
  }

  @Test("The type of a plain argument tells which overload is called")
  func byType() async {
    await check(
      """
      final class First {}
      final class Second {}
      final class Maker {
        static let shared = Maker()
        func make(_ value: First) -> Int { 1 }
        func make(_ value: Second) -> Store { Store() }
      }
      final class Store { func save() { Log.shared.write() } }
      final class Log { static let shared = Log(); var lines = 0; func write() { lines += 1 } }
      final class Screen {
        let second = Second()
        func appear(_ maker: Maker) { maker.make(second).count = 1 }
      }
      extension Store { var count: Int { get { 0 } set {} } }
      """, .accesses, is: "Store reaches Log.shared in body")
  }

  @Test("A call with a label that a function does not have means something else")
  func otherLabels() async {
    await check(
      """
      final class Tracker { static let shared = Tracker() }
      final class List: Sequence {
        func first(matching text: String) -> Tracker { Tracker.shared }
        func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }
      }
      final class Screen {
        static var last: Tracker?
        func appear(_ list: List) { Screen.last = list.first(where: { $0 > 1 }) as? Tracker }
      }
      """, .accesses, is: "List reaches Tracker.shared in body")
  }

  @Test("An initializer that goes on with another one gives what that asks for, and makes nothing")
  func delegating() async {
    await check(
      """
      final class Store { static let shared = Store() ; var count = 0 }
      class Base { let store: Store ; init(store: Store) { self.store = store } }
      final class Screen: Base {
        convenience init() { self.init(store: .shared) }
        convenience init(_ count: Int) { self.init(store: Store.shared) }
        override init(store: Store) { super.init(store: store) }
      }
      struct Box<T> { let store: Store ; init(_ store: Store) { self.store = store }
        init() { self.init(.shared) } }
      """, .accesses, .others,
      is: """
        Box reaches Store.shared in default-argument
        Screen reaches Store.shared in body
        Screen reaches Store.shared in default-argument
        Screen uses Store
        """)
  }
}
