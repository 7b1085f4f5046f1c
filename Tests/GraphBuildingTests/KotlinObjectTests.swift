import Model
import Testing

@Suite struct KotlinObjectTests {
  @Test(arguments: [
    "object Global {\nvar count = 0\nfun use() = this\n}",
    "object Global {\nprivate val names = mutableListOf<String>()\nfun use() = this\n}",
    "object Global {\nprivate val state = MutableStateFlow(0)\nfun use() = this\n}",
    "object Global {\nprivate val client = OkHttpClient.Builder().build()\nfun use() = this\n}",
    "object Global {\nlateinit var context: Context\nfun use() = this\n}",
    "class Store(var count: Int = 0)\nobject Global {\nprivate val store = Store()\nfun use() = this\n}",
    "open class Base(var count: Int = 0)\nobject Global : Base() {\nfun use() = this\n}",
  ])
  func `An object with state or with infrastructure inside is an access point`(_ source: String)
    async
  {
    let user = "class User { fun work() { Global.use() } }"
    let report = await graph(of: files("//- app/src/main/kotlin/A.kt\n\(source)\n\(user)\n"))
    #expect(
      graphText(.accessPoints, of: report) == "Global is app/Global, body 1", "\(source)")
    #expect(
      graphText(.accesses, of: report)
        == "app/User reaches app/Global.Global via kotlin-object in body", "\(source)")
  }

  @Test(arguments: [
    "data object Global {\nfun use() {}\n}",
    "object Global {\nconst val NAME = \"a\"\nval limit = 3\nfun use() {}\n}",
    "object Global {\nfun use() {}\n}",
    "sealed interface Event {\nobject Global : Event {\nvar count = 0\nfun use() {}\n}\n}\n"
      + "typealias Global = Event.Global",
    "@Module object Global {\nvar count = 0\nfun use() {}\n}",
    "object Global : KSerializer<Int> {\nvar count = 0\nfun use() {}\n}",
    "object Global {\nval colors: Colors @Composable get() = LocalColors.current\nfun use() {}\n}",
    "private object Global {\nvar count = 0\nfun use() {}\n}",
  ])
  func `An object that holds nothing of its own is none`(_ source: String) async {
    let user = "class User { fun work() { Global.use() } }"
    let report = await graph(of: files("//- app/src/main/kotlin/A.kt\n\(source)\n\(user)\n"))
    #expect(graphText(.accessPoints, of: report) == "", "\(source)")
    #expect(graphText(.accesses, of: report) == "", "\(source)")
  }

  @Test(arguments: [
    ("val NO_CACHE = CacheControl.Builder().noCache().build()", false),
    ("val NO_CACHE_AGE = Duration.ofDays(1)", false),
    // It may change, is what a project is built on, or its name says nothing.
    ("val NO_CACHE = ConcurrentHashMap<String, Int>()", true),
    ("val NO_CACHE = OkHttpClient.Builder().build()", true),
    ("val NO_CACHE = SimpleDateFormat(\"yyyy\")", true),
    ("val NO_CACHE = Store()", true),
    ("val NO_CACHE by lazy { Duration.ofDays(1) }", true),
    ("val noCache = CacheControl.Builder().noCache().build()", true),
  ])
  func `Who names a constant of an object reaches nothing`(member: String, reaches: Bool) async {
    let name = member.split(separator: " ")[1]
    let source = """
      class Store(var count: Int = 0)
      object Global {
      \(member)
      var last = 0
      fun use() { last += 1 }
      }
      class User { fun work() = Global.\(name) }
      """
    let report = await graph(of: files("//- app/src/main/kotlin/A.kt\n\(source)\n"))
    #expect(graphText(.accesses, of: report).isEmpty == !reaches, "\(source)")
  }

  @Test func `A plain object is no component`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Limits {
        const val SIZE = 3
        fun fits(size: Int) = size < SIZE
      }
      sealed interface Target {
        data object Home : Target
        object Room : Target
      }
      class User {
        fun work() = Limits.fits(Limits.SIZE) && Target.Home == Target.Room
      }
      """, .components,
      is: """
        app/User: class, stateless
        """)
  }

  @Test func `The name of a type inside an object, or its class, touches no object`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Global {
        var count = 0
        class Part(val name: String)
      }
      class User(val part: Global.Part) {
        fun make() = Global.Part("a")
        val type = Global::class
      }
      """, .accesses, is: "")
  }

  @Test func `An object is one instance for the whole process, and its own code reaches nothing`()
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Global {
        private var count = 0
        fun use() {
          count = 1
          more()
        }
        private fun more() { count += 1 }
      }
      class User { fun work() { Global.use() } }
      """, .scopes, .accesses,
      is: """
        app/Global: app (storage app)
        app/User reaches app/Global.Global via kotlin-object in body
        """)
  }

  @Test func `A member that is imported from an object reaches the object`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Global {
        var count = 0
        fun use() { count = 0 }
      }
      //- app/src/main/kotlin/B.kt
      package other
      import app.Global.count
      import app.Global.use
      class User {
        fun work() {
          use()
          println(count)
        }
      }
      """, .accesses,
      is: """
        app/User reaches app/Global.Global via kotlin-object in body
        app/User reaches app/Global.count via kotlin-object in body
        """)
  }

  @Test func `A constant of an object reaches nothing`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Flags {
        const val MINIMUM_AGE = 18
        val limit = 3
        val started = now()
        var isNew = false
      }
      class Reader {
        fun age() = Flags.MINIMUM_AGE + Flags.limit
      }
      class User {
        fun age() = Flags.started
      }
      """, .accesses,
      is: """
        app/User reaches app/Flags.Flags via kotlin-object in body
        """)
  }

  @Test func `What only shows another slot keeps nothing by itself`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Session(val token: String)
      class Holder {
        private val _session = MutableStateFlow<Session?>(null)
        val session: StateFlow<Session?> = _session.asStateFlow()
        fun end() { _session.value = null }
      }
      class Copy(val holder: Holder) {
        val session: StateFlow<Session?> = holder.session
      }
      """, .storage,
      is: """
        app/Copy keeps app/Holder in holder
        app/Copy keeps app/Session in session, replaceable
        app/Holder keeps app/Session in _session, replaceable, released in Holder.end
        """)
  }

  @Test func `A function that has nothing to do with what its object holds reaches nothing`()
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Updates {
        var last = 0
        private val seen = mutableListOf<Int>()
        fun openMarket(context: Context) = start(context, "market")
        private fun start(context: Context, name: String) { context.startActivity(Intent(name)) }
        fun isNew() = seen.isEmpty()
        fun check() = if (isNew()) 1 else 2
      }
      object Inherited : Base() {
        var count = 0
        fun run() { start() }
      }
      object Loaded {
        var count = 0
        init { System.loadLibrary("loaded") }
        fun run() { start() }
      }
      //- app/src/main/kotlin/B.kt
      package other
      import app.Updates
      import app.Updates.openMarket
      import app.Inherited
      import app.Loaded
      class First {
        fun open() { Updates.openMarket(this) }
        fun again() { openMarket(this) }
      }
      class Second {
        fun open() = Updates.check()
      }
      class Third {
        fun open() = Inherited.run()
      }
      class Fourth {
        fun open() = Loaded.run()
      }
      """, .accesses,
      is: """
        app/Fourth reaches app/Loaded.Loaded via kotlin-object in body
        app/Second reaches app/Updates.Updates via kotlin-object in body
        app/Third reaches app/Inherited.Inherited via kotlin-object in body
        """)
  }

  @Test func `An open variable of an object is what its readers and writers reach`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Updates {
        var last = 0
        var count = 0
          private set
        val shown = MutableStateFlow(false)
        fun note() { count += 1 }
      }
      class First {
        fun open() { Updates.last = Updates.count }
        fun show() { Updates.shown.value = true }
        fun isShown() = if (!Updates.shown.value) 1 else 2
        fun note() { Updates.note() }
      }
      """, .accesses,
      is: """
        app/First reaches app/Updates.Updates via kotlin-object in body ×2
        app/First reaches app/Updates.last via kotlin-object in body
        app/First reaches app/Updates.shown via kotlin-object in body ×2
        """)
  }

  @Test func `What a companion fills at once is not written later`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Columns {
        fun name(key: String) = names[key]
        companion object {
          private val names = HashMap<String, String>()
          private var later = 0
          init {
            names["a"] = "b"
            later = 1
          }
          fun change() { later = 2 }
        }
      }
      """, .fields,
      is: """
        app/Columns.names: [String: String], static, mutable
        app/Columns.later: Int, static, mutable, written by app/Columns
        """)
  }

  @Test func `A function named init makes nothing`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Store private constructor() {
        var count = 0
        companion object {
          var path = ""
          fun init(path: String) { this.path = path }
        }
      }
      class User {
        fun start() { Store.init("a") }
      }
      """, .others, is: "")
  }

  @Test func `Patterns and values that cannot change are no state`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Patterns(private val zone: ZoneId) {
        private val user = "^@.+$".toRegex()
        private val room = "^!.+$".toPattern()
        private val limit: Long = 5
        private val padding: Dp = 4.dp
      }
      class Pens {
        private val stroke = Paint()
      }
      """, .components,
      is: """
        app/Patterns: class, system-wrapper, immutable
        app/Pens: class, system-wrapper, mutable
        """)
  }
}
