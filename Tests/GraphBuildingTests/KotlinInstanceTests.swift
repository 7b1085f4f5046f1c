import Model
import Testing

@Suite struct KotlinInstanceTests {
  private static let user = """
    class User(private val context: Context) {
      fun work() = USE.run()
    }
    """

  @Test(arguments: [
    """
    class Store private constructor(context: Context) {
      var count = 0
      fun run() = count
      companion object {
        @Volatile private var INSTANCE: Store? = null
        fun getInstance(context: Context): Store =
          INSTANCE ?: synchronized(this) { INSTANCE ?: Store(context).also { INSTANCE = it } }
      }
    }
    """,
    """
    class Store private constructor(context: Context) {
      var count = 0
      fun run() = count
      companion object {
        private var instance: Store? = null
        fun getInstance(context: Context): Store {
          val current = instance
          if (current != null) return current
          return synchronized(this) {
            val made = Store(context)
            instance = made
            made
          }
        }
      }
    }
    """,
  ])
  func `The one instance that a function makes when it is first asked for it`(_ source: String)
    async
  {
    let user = Self.user.replacing("USE", with: "Store.getInstance(context)")
    let report = await graph(of: files("//- app/src/main/kotlin/A.kt\n\(source)\n\(user)\n"))
    #expect(
      graphText(.accessPoints, of: report) == "Store.getInstance() is app/Store, body 1",
      "\(source)")
    #expect(
      graphText(.accesses, of: report) == "app/User reaches app/Store.getInstance() in body",
      "\(source)")
  }

  @Test(arguments: [
    (
      "class Store(var count: Int = 0) {\nfun run() = count\n}\nval store by lazy { Store() }",
      "store",
      "store is app/Store, constructible, body 1"
    ),
    (
      "class Store(var count: Int = 0) {\nfun run() = count\ncompanion object {\nval shared by lazy { Store() }\n}\n}",
      "Store.shared", "Store.shared is app/Store, constructible, body 1"
    ),
    (
      "class Store : Application() {\nvar count = 0\nfun run() = count\ncompanion object {\nlateinit var instance: Store\nprivate set\n}\n}",
      "Store.instance", "Store.instance is app/Store, constructible, body 1"
    ),
    (
      "class Store(var count: Int = 0) {\nfun run() = count\n}\nvar store = Store()", "store",
      "store is app/Store, mutable, constructible, body 1"
    ),
  ])
  func `Variables of the top level and of companions`(
    _ source: String, _ use: String, _ expected: String
  ) async {
    let user = Self.user.replacing("USE", with: use)
    let report = await graph(of: files("//- app/src/main/kotlin/A.kt\n\(source)\n\(user)\n"))
    #expect(graphText(.accessPoints, of: report) == expected, "\(source)")
  }

  @Test func `A function that makes another one each time is no access point`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      class Store(var count: Int = 0) {
        companion object {
          private var made = 0
          fun create(): Store {
            made = made + 1
            return Store()
          }
        }
      }
      class User {
        val store = Store.create()
      }
      """, .accessPoints, is: "")
  }
}
