import Testing

private let store = """
  final class Store {
    static let shared = Store()
    var count = 0
    var next: Store?
  }

  """

@Suite struct AccessFormTests {
  @Test(
    arguments: [
      "_ = Store.shared", "Store.shared.next?.next?.count = 1", "_ = Store.shared.next!.count",
      "let here = Store.shared ; here.count = 1", "if let next = Store.shared.next { _ = next }",
      "guard let next = Store.shared.next else { return } ; _ = next",
      "Store.shared.count += 1", "Alias.shared.count = 1", "take(.shared)", "take(Store.shared)",
      "let here: Store = .shared ; _ = here", "own = .shared", "self.own = .shared",
      "_ = true ? Store.shared : nil", "switch Store.shared.count { default: break }",
      "for _ in 0..<Store.shared.count {}", "print(\"\\(Store.shared.count)\")",
      "_ = [Store.shared]", "_ = [\"a\": Store.shared]", "_ = { Store.shared }",
      "defer { Store.shared.count = 1 }", "_ = Store.shared as AnyObject",
      "_ = try? await Store.shared.count", "_ = Holder(store: .shared)",
      "Main.Store.shared.count = 1",
      "own = own ?? .shared", "own = .shared.next", "own = .shared.next?.copy()",
      "_ = own ?? .shared", "let made = own ?? Store.shared ; _ = made",
      "let make: () -> Store = { .shared } ; _ = make", "late { .shared }", "late { Store.shared }",
      "let many: [Store] = [.shared] ; _ = many", "own?.next = .shared",
      "work = { Store.shared.count = 1 }",
      "_ = [1].map { _ in Store.shared }", "if own === Store.shared {}",
      "own = true ? .shared : nil",
      "while Store.shared.count > 0 {}", "do { try Store.shared.count } catch {}",
      "let (a, b) = (Store.shared, 1) ; _ = a ; _ = b", "throw Store.shared",
    ])
  func `An access is found in every form`(code: String) async {
    await check(
      store + """
        typealias Alias = Store
        struct Holder { let store: Store }
        final class User {
          var own: Store?
          var work: () -> Void = {}
          func take(_ store: Store) {}
          func late(_ make: () -> Store) {}
          func run() { \(code) }
        }
        """, .accesses, is: "User reaches Store.shared in body")
  }

  @Test func `What a function gives back asks for its type`() async {
    await check(
      store + """
        final class User {
          var computed: Store { .shared }
          func make() -> Store? { return .shared }
        }
        """, .accesses, is: "User reaches Store.shared in body ×2")
  }

  @Test func `An implicit member in a closure belongs to the closure's type`() async {
    await check(
      store + """
        enum Mode { case shared, hidden }
        final class User {
          func make() -> Store? {
            let modes: [Mode] = [.shared, .hidden].filter { $0 == .shared }
            return modes.isEmpty ? nil : nil
          }
        }
        """, .accesses, is: "")
  }

  @Test func `Calling a closure behind a global is one access`() async {
    await check(
      """
      final class Store { static let shared = Store() ; static var onStart: (Int) -> Void = { _ in }
        var onEnd: (() -> Store)? ; var work = { 0 } }
      final class User {
        func run() { Store.shared.onEnd?().work() }
      }
      """, .accessPoints, .accesses,
      is: """
        Store.shared is Store, constructible, body 1
        User reaches Store.shared in body
        """)
  }

  @Test func `Long chains and deep closures are read once for each level`() async {
    let chain = String(repeating: ".next.remove(1)", count: 60)
    let opening = String(repeating: "run { ", count: 40)
    let closing = String(repeating: " }.next.count = 1", count: 40)
    await check(
      store + """
        final class User {
          func run(_ work: () -> Void) -> Store { Store() }
          func chained() { Store.shared\(chain) }
          func nested() { \(opening)Store.shared.count = 1\(closing) }
        }
        """, .accesses, is: "User reaches Store.shared in body ×2")
  }

  @Test func `A local variable hides a global of its name`() async {
    await check(
      """
      var store = Store()
      final class Store { var count = 0 }
      final class User {
        func parameter(store: Store) { store.count = 1 }
        func local() { let store = Store() ; store.count = 1 }
        func bound(other: Store?) { if let store = other { store.count = 1 } }
        func closure() { run { store in store.count = 1 } }
        func run(_ work: (Store) -> Void) {}
      }
      final class Field { var store: Store? ; func use() { store?.count = 1 } }
      """, .accesses, is: "")
  }
}
