import Model
import Testing

@Suite struct KotlinLockTests {
  @Test(arguments: [
    (
      "private val mutex = Mutex()", "mutex.withLock { count = 1 }",
      "`mutex` is held around every write"
    ),
    (
      "private val lock = ReentrantLock()", "lock.withLock { count = 1 }",
      "`lock` is held around every write"
    ),
    (
      "private val lock = Any()", "synchronized(lock) { count = 1 }",
      "`lock` is held around every write"
    ),
    ("", "synchronized(this) { count = 1 }", "every write is synchronized on the object itself"),
  ])
  func `Writes under a lock`(_ lock: String, _ code: String, _ reason: String) async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Counter {
        \(lock)
        private var count = 0
        fun work() {
          \(code)
        }
      }
      """, .guards, is: "app/Counter lock: \(reason)")
  }

  @Test func `A synchronized function, and collections that let one in at a time`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class First {
        private var count = 0
        @Synchronized fun work() {
          count = 1
        }
      }
      class Second {
        private val names = ConcurrentHashMap<String, String>()
        fun work() {
          names["a"] = "b"
        }
      }
      class Third {
        private var count = 0
        private val other = mutableListOf<String>()
        fun work() {
          count = 1
          other.add("a")
        }
      }
      """, .guards,
      is: """
        app/First lock: every write is synchronized on the object itself
        app/Second lock: every write goes through a wrapper with a lock
        """)
  }
}
