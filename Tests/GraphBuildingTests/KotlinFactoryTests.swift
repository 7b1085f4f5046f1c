import Testing

@Suite struct KotlinFactoryTests {
  @Test func `A function named like the type that it gives is no constructor`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Options { var key = "" }
      class Client internal constructor(private val options: Options) { var count = 0 }
      fun Client(configure: Options.() -> Unit): Client = Client(Options().apply(configure))
      interface Store { fun load(): String }
      private class FileStore(private val path: String) : Store {
        private var text = ""
        override fun load() = path
      }
      fun Store(path: String): Store = FileStore(path)
      class Hidden private constructor(val name: String) {
        var count = 0
        fun copy() = Hidden(name)
      }
      fun Hidden(name: String): Hidden? = null
      class Page {
        fun load() = Client { key = "a" }
        fun open() = Store("a").load()
        fun find() = Hidden("a")
      }
      class Own {
        fun make() = Client(Options())
      }
      """, .others,
      is: """
        app/Client() creates app/Client in body
        app/Client() creates app/Options in body
        app/Own creates app/Client in body
        app/Own creates app/Options in body
        app/Store() creates app/FileStore in body
        """)
  }
}
