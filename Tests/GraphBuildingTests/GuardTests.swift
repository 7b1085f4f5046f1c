import Model
import Testing

@Suite struct GuardTests {
  @Test(arguments: [
    "lock.lock() ; count = 1 ; lock.unlock()", "lock.lock() ; defer { lock.unlock() } ; count = 1",
    "lock.withLock { count = 1 }", "self.lock.withLock { self.count = 1 }",
    "lock.withLock { items.forEach { _ in count += 1 } }",
    "guard lock.try() else { return } ; count = 1",
    "lock.withLock { if true { count = 1 } }", "lock.withLock { raise() }",
    "lock.lock() ; switch count { default: count = 1 } ; lock.unlock()",
  ])
  func `A lock around every write guards`(body: String) async {
    await check(
      """
      final class Store: @unchecked Sendable {
        private let lock = NSLock() ; private var count = 0 ; let items = [1]
        init() { count = 1 }
        func run() { \(body) }
        private func raise() { count = 1 }
      }
      """.replacing(
        body.contains("raise") ? "\u{0}" : "  private func raise() { count = 1 }\n", with: ""),
      .guards, is: "Store lock: `lock` is held around every write [@unchecked Sendable, guarded]")
  }

  @Test(arguments: [
    "count = 1", "lock.lock() ; lock.unlock() ; count = 1", "lock.withLock { } ; count = 1",
    "lock.withLock { count = 1 } ; count = 2", "lock.withLock { Task { count = 1 } }",
    "lock.withLock { later = { self.count = 1 } }", "if flag { lock.lock() } ; count = 1",
    "lock.withLock { raise() } ; raise()", "other.withLock { count = 1 }",
  ])
  func `A write beside the lock is not guarded`(body: String) async {
    await check(
      """
      final class Store: @unchecked Sendable {
        private let lock = NSLock() ; private var count = 0 ; private let other: Other
        let later: () -> Void
        func run() { \(body) }
        private func raise() { count = 1 }
      }
      final class Other {}
      """.replacing(
        body.contains("raise") ? "\u{0}" : "  private func raise() { count = 1 }\n", with: ""),
      .guards,
      is: "Store unsafe: @unchecked Sendable, and nothing guards `count` [@unchecked Sendable]")
  }

  @Test(arguments: [
    ("let queue = DispatchQueue(label: \"a\")", "queue.sync { count = 1 }", true),
    (
      "let queue = DispatchQueue(label: \"a\")", "queue.async { [weak self] in self?.count = 1 }",
      true
    ),
    (
      "let queue = DispatchQueue(label: \"a\", attributes: .concurrent)",
      "queue.async { self.count = 1 }", false
    ),
    (
      "let queue = DispatchQueue(label: \"a\", attributes: .concurrent)",
      "queue.async(flags: .barrier) { self.count = 1 }", true
    ),
    (
      "let queue = DispatchQueue(label: \"a\")",
      "dispatchPrecondition(condition: .onQueue(queue)) ; count = 1", true
    ),
    (
      "var queue = os_unfair_lock()",
      "os_unfair_lock_lock(&queue) ; count = 1 ; os_unfair_lock_unlock(&queue)", true
    ),
    ("let queue = Gate()", "queue.withLock { count = 1 }", true),
    ("let queue = OperationQueue()", "queue.addOperation { self.count = 1 }", false),
    ("let queue = DispatchQueue(label: \"a\")", "queue.async { Task { self.count = 1 } }", false),
  ])
  func `Serial queues and locks of the project guard too`(
    queue: String, body: String, isGuarded: Bool
  ) async {
    let report = await graph(
      of: files(
        """
        final class Gate { private let lock = NSLock() ; func withLock(_ work: () -> Void) { work() } }
        final class Store { private \(queue) ; private var count = 0 ; func run() { \(body) } }
        """))
    let store = report.components.first { $0.name == "Store" }
    #expect((store?.isolation == .lock) == isGuarded, "\(store?.isolationReason ?? "")")
  }

  @Test func `A wrapper with a lock guards what it wraps`() async {
    await check(
      """
      @propertyWrapper final class Guarded<Value> { private let lock = NSLock() ; private var value: Value
        var wrappedValue: Value { get { value } set { lock.withLock { value = newValue } } } }
      final class Store { @Guarded var count = 0 ; func run() { count = 1 } }
      final class Cache { let rows = Mutex<[Int]>([]) ; func run() { rows.withLock { $0.append(1) } } }
      enum Names { static let all = OSAllocatedUnfairLock(initialState: [Int]())
        static func add() { all.withLock { $0 = [1] } } }
      """, .guards,
      is: """
        Cache lock: every write goes through a wrapper with a lock
        Guarded lock: `lock` is held around every write
        Names lock: every write goes through a wrapper with a lock
        Store lock: every write goes through a wrapper with a lock
        """)
  }

  @Test func `Words that switch the check off are told with what they cover`() async {
    await check(
      """
      final class Fixed: @unchecked Sendable { let name = "a" }
      final class Open: @unchecked Sendable { var name = "a" }
      @MainActor final class Page: @unchecked Sendable { var name = "a" }
      enum Log { nonisolated(unsafe) static var level = 0 ; nonisolated(unsafe) static let store = make()
        static func raise() { level = 1 } }
      nonisolated(unsafe) var flag = false
      func raise() { flag = true }
      struct Part: @unchecked Sendable { nonisolated(unsafe) let handle: Int }
      final class User { let part: Part }
      """, .guards,
      is: """
        Fixed none [@unchecked Sendable, guarded]
        Log none [nonisolated(unsafe) level] [nonisolated(unsafe) store, guarded]
        Open unsafe: @unchecked Sendable, and nothing guards `name` [@unchecked Sendable]
        Page main-actor: @MainActor [@unchecked Sendable, guarded]
        flag unsafe: nonisolated(unsafe) [nonisolated(unsafe) flag]
        """)
  }
}
