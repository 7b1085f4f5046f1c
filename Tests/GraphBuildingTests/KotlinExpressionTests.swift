import Model
import Testing

@Suite struct KotlinExpressionTests {
  private static let store = """
    open class Store(var name: String = "") {
      fun load(): Store = this
      companion object {
        operator fun invoke(count: Int): Store = Store("")
        fun create(): Store = Store("")
      }
    }
    class Holder(val store: Store)
    """

  /// What a variable of a class with these parameters holds.
  @Test(arguments: [
    ("Store(\"a\")", "owns"), ("Store.create()", "keeps"), ("holder.store", "keeps"),
    ("Store(\"a\").let { it }", "keeps"), ("Store(\"a\").also { it.name = \"b\" }", "owns"),
    ("Store(\"a\").apply { name = \"b\" }", "owns"), ("holder.run { store }", "keeps"),
    ("with(holder) { store }", "keeps"), ("holder.store.takeIf { it.name == \"\" }", "keeps"),
    ("requireNotNull(optional)", "keeps"), ("checkNotNull(optional) { \"none\" }", "keeps"),
    ("optional ?: holder.store", "keeps"), ("optional!!.load()", "keeps"),
    ("synchronized(this) { holder.store }", "keeps"), ("stores.first { it.name == \"\" }", "keeps"),
    ("stores.firstOrNull()", "keeps"), ("stores[0]", "keeps"), ("table[\"a\"]!!", "keeps"),
    ("table.getOrPut(\"a\") { Store(\"a\") }", "keeps"),
    ("holders.map { it.store }.first()", "keeps"),
    ("stores.filter { it.name == \"\" }.sortedBy { it.name }.last()", "keeps"),
    ("if (optional != null) optional else holder.store", "keeps"),
    ("when { optional != null -> optional\nelse -> holder.store }", "keeps"),
    ("holder.let { (it as Holder).store }", "keeps"), ("lazy { holder.store }.value", "keeps"),
  ])
  func `What an expression gives`(_ expression: String, _ kind: String) async {
    let report = await graph(
      of: files(
        """
        //- app/src/main/kotlin/A.kt
        package app
        \(Self.store)
        class User(
          holder: Holder, optional: Store?, stores: List<Store>, table: MutableMap<String, Store>,
          holders: List<Holder>,
        ) {
          private val slot = \(expression)
        }

        """))
    let found = graphText(.storage, of: report).split(separator: "\n").filter {
      $0.hasPrefix("app/User")
    }
    #expect(found == ["app/User \(kind) app/Store in slot"], "\(expression)")
  }

  @Test func `Wrappers of flows and of Compose hold what they are given`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Store(var name: String = "")
      class User(first: Store) {
        private val flow = MutableStateFlow(first)
        private val typed = MutableStateFlow<Store?>(null)
        private var state by mutableStateOf<Store?>(null)
        private val made by lazy { Store() }
        fun work() {
          flow.value.name = "a"
          typed.value = null
          state?.name = "b"
        }
      }
      """, .storage, .fields,
      is: """
        app/User keeps app/Store in flow, replaceable
        app/User keeps app/Store in state, replaceable
        app/User keeps app/Store in typed, replaceable, released in User.work
        app/User owns app/Store in made
        app/Store.name: String, mutable, written by app/User
        app/User.flow: MutableStateFlow<Store>, mutable
        app/User.typed: MutableStateFlow<Store?>, mutable, written by app/User
        app/User.state: Store?, mutable
        app/User.made: Store
        """)
  }

  @Test func `A name in a block of apply means what is lent first, and then the object around`()
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Store(var name: String = "")
      class User(private val store: Store) {
        var name = ""
        var count = 0
        fun work(view: TextView) {
          store.apply {
            name = "a"
            count = 1
          }
          view.apply { name = "b" }
          with(store) { this.name = "c" }
        }
      }
      """, .fields,
      is: """
        app/Store.name: String, mutable, written by app/User
        app/User.store: Store
        app/User.name: ?, mutable
        app/User.count: Int, mutable, written by app/User
        """)
  }

  @Test func `Inner classes and companions name the members around them`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Outer {
        private var count = 0
        inner class Part {
          fun work() {
            count = 1
            this@Outer.count = 2
            total = 3
          }
        }
        class Other {
          fun work() {
            total = 4
          }
        }
        companion object {
          private var total = 0
        }
      }
      """, .fields,
      is: """
        app/Outer.count: Int, mutable, written by app/Outer.Part
        app/Outer.total: Int, static, mutable, written by app/Outer.Other and app/Outer.Part
        """)
  }

  @Test func `What surrounds a composable is read where it is used`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Player(var count: Int = 0)
      data class Colors(val red: Int)
      val LocalPlayer = staticCompositionLocalOf<Player> { error("none") }
      val LocalColors = compositionLocalOf { Colors(1) }
      @Composable fun Screen() {
        println(LocalPlayer.current.count)
        println(LocalColors.current.red)
      }
      """, .accesses,
      is: """
        app/Screen() reaches app/Player via environment in body
        """)
  }
}
