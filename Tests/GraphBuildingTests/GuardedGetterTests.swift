import Testing

@Suite struct GuardedGetterTests {
  @Test(
    arguments: [
      "lock.lock() ; defer { lock.unlock() } ; return kept",
      "lock.lock() ; defer { lock.unlock() } ; let current = kept ; return current",
      "defer { lock.unlock() } ; lock.lock() ; return kept",
      "os_unfair_lock_lock(&raw) ; defer { os_unfair_lock_unlock(&raw) } ; return kept",
      "objc_sync_enter(self) ; defer { objc_sync_exit(self) } ; return kept",
      "semaphore.wait() ; defer { semaphore.signal() } ; return kept",
      "lock.withLock { kept }",
      "return lock.withLock { return kept }",
      "queue.sync { kept }",
      "queue.sync { lock.withLock { kept } }",
      "MainActor.assumeIsolated { kept }",
      "box.withLock { $0 }",
      "box.withLock { content in content }",
      "box.withLock { content in return content }",
    ])
  func `A lock around the one stored object changes nothing about who is reached`(getter: String)
    async
  {
    await check(
      """
      final class Packets {
        private static let lock = NSLock()
        private static var raw = os_unfair_lock()
        private static let semaphore = DispatchSemaphore(value: 1)
        private static let queue = DispatchQueue(label: "packets")
        nonisolated(unsafe) private static var kept: Packets = Packets()
        private static let box = Mutex(Packets())
        static var shared: Packets { \(getter) }
        private init() {}
        var count = 0
      }
      final class Reader { func run() { Packets.shared.count = 1 } }
      """, .accessPoints, .accesses,
      is: """
        Packets.shared is Packets, body 1
        Reader reaches Packets.shared in body
        """)
  }

  @Test(arguments: [
    "if kept == nil { kept = Packets() } ; return kept!",
    "if kept == nil { kept = Packets() ; kept?.count = 2 } ; return kept!",
    "get { if Packets.kept == nil { Packets.kept = Packets() } ; return Packets.kept! }",
    "lock.lock() ; defer { lock.unlock() } ; if kept == nil { kept = Packets() } ; return kept!",
  ])
  func `A getter that makes the one object when it is first asked for is an access point`(
    getter: String
  ) async {
    await check(
      """
      final class Packets {
        private static let lock = NSLock()
        private static var kept: Packets?
        static var shared: Packets { \(getter) }
        private init() {}
        var count = 0
      }
      final class Reader { func run() { Packets.shared.count = 1 } }
      """, .accessPoints, .accesses,
      is: """
        Packets.shared is Packets, body 1
        Reader reaches Packets.shared in body
        """)
  }

  @Test(
    arguments: [
      "lock.lock() ; defer { lock.unlock() } ; return Packets()",
      "lock.lock() ; defer { count += 1 } ; return kept",
      "lock.withLock { count += 1 ; return kept }",
      "guard count > 0 else { return Packets() } ; return kept",
      "box.withLock { $0.copy() }",
      "if other == nil { other = Packets() } ; return kept",
      "if kept == nil { return Packets() } ; return kept",
      "if count > 0 { kept = Packets() } ; return kept",
    ])
  func `A getter that does more than to give back one object is no access point`(getter: String)
    async
  {
    await check(
      """
      final class Packets {
        private static let lock = NSLock()
        private static var kept: Packets = Packets()
        private static let box = Mutex(Packets())
        private static var count = 0
        private static var other: Packets?
        static var shared: Packets { \(getter) }
        func copy() -> Packets { Packets() }
      }
      final class Reader { func run() { _ = Packets.shared } }
      """, .accessPoints,
      is: "")
  }
}
