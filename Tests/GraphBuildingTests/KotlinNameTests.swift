import Model
import Testing

@Suite struct KotlinNameTests {
  @Test func `A type that a file neither imports nor shares its package with is another one`() async
  {
    await check(
      """
      //- app/src/main/kotlin/theme/Color.kt
      package app.theme
      class Color(var red: Int)
      //- app/src/main/kotlin/screen/Screen.kt
      package app.screen
      class Screen(val color: Color)
      //- app/src/main/kotlin/theme/Theme.kt
      package app.theme
      class Theme(val color: Color)
      """, .storage,
      is: """
        app/Theme keeps app/Color in color
        """)
  }

  @Test(arguments: [
    "import data.Store\nclass User(val store: Store)",
    "import data.*\nclass User(val store: Store)",
    "import data.Store as Shop\nclass User(val store: Shop)",
    "class User(val store: data.Store)",
    "import data.Alias\nclass User(val store: Alias)",
  ])
  func `A type is known by its import, by a star, by another name, and by its full name`(
    _ user: String
  ) async {
    await check(
      """
      //- data/src/main/kotlin/Store.kt
      package data
      class Store(var count: Int = 0)
      typealias Alias = Store
      //- app/src/main/kotlin/User.kt
      package app
      \(user)
      """, .storage,
      is: """
        app/User keeps data/Store in store
        """)
  }

  @Test func `An explicit import goes before the own package, that before a star`() async {
    await check(
      """
      //- a/src/main/kotlin/A.kt
      package a
      class Store(var count: Int = 0)
      class Cache(var count: Int = 0)
      //- b/src/main/kotlin/B.kt
      package b
      class Store(var count: Int = 0)
      class Cache(var count: Int = 0)
      //- b/src/main/kotlin/User.kt
      package b
      import a.Store
      import a.*
      class User(val store: Store, val cache: Cache)
      """, .storage,
      is: """
        b/User keeps a/Store in store
        b/User keeps b/Cache in cache
        """)
  }

  @Test func `A name that is imported from outside means nothing of the own package`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Image(var count: Int = 0)
      //- app/src/main/kotlin/B.kt
      package app
      import coil.Image
      class User(val image: Image)
      """, .storage, is: "")
  }

  @Test func `Nested types are known in the types around and in those below`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      open class Outer {
        class Inner(var count: Int = 0)
        val inner = Inner()
      }
      class Lower : Outer() { val own = Inner() }
      //- app/src/main/kotlin/B.kt
      package other
      import app.Outer
      import app.Outer.Inner
      class User(val one: Inner, val two: Outer.Inner)
      """, .storage,
      is: """
        app/Lower owns app/Outer.Inner in own
        app/Outer owns app/Outer.Inner in inner
        app/User keeps app/Outer.Inner in one
        app/User keeps app/Outer.Inner in two
        """)
  }

  @Test func `Two types of one name in one module stay two`() async {
    await check(
      """
      //- app/src/main/kotlin/a/Store.kt
      package app.a
      class Store(var count: Int = 0)
      //- app/src/main/kotlin/b/OtherStore.kt
      package app.b
      class Store { val first = app.a.Store() }
      """, .components, .storage,
      is: """
        app/Store: class, mutable
        app/Store@OtherStore.kt: class, mutable
        app/Store@OtherStore.kt owns app/Store in first
        """)
  }

  @Test func `Swift and Kotlin do not see each other`() async {
    await check(
      """
      //- ios/Store.swift
      class Store(var count: Int = 0)
      class Owner { let cache: Cache }
      func load() -> Store { Store() }
      //- android/Store.kt
      class Cache(var count: Int = 0)
      class Owner(val store: Store) {
        val other = load()
      }
      """, .storage, is: "")
  }

  @Test func `Functions and variables of the top level are imported by their package`() async {
    await check(
      """
      //- data/src/main/kotlin/Store.kt
      package data
      class Store(var count: Int = 0)
      fun makeStore(): Store = Store()
      //- app/src/main/kotlin/User.kt
      package app
      import data.makeStore
      class User { val store = makeStore() }
      //- app/src/main/kotlin/Other.kt
      package app
      class Other { val store = makeStore() }
      """, .storage,
      is: """
        app/User keeps data/Store in store
        """)
  }

  @Test func `Flavours are two components, and what is expected and what is actual are one`() async
  {
    await check(
      """
      //- app/src/free/kotlin/Ads.kt
      package app
      class Ads(var count: Int = 0)
      //- app/src/paid/kotlin/Ads.kt
      package app
      class Ads(var count: Int = 1)
      //- shared/src/commonMain/kotlin/Platform.kt
      package shared
      expect class Platform { fun start() }
      //- shared/src/androidMain/kotlin/Platform.android.kt
      package shared
      actual class Platform(var count: Int = 0) {
        actual fun start() { count = 1 }
      }
      """, .components, .fields,
      is: """
        app (free)/Ads: class, mutable
        app (paid)/Ads: class, mutable
        shared/Platform: class, mutable
        app (free)/Ads.count: Int, mutable
        app (paid)/Ads.count: Int, mutable
        shared/Platform.count: Int, mutable, written by shared/Platform
        """)
  }

  @Test func `Overloads, names of parameters and closures behind parentheses find their function`()
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Store(var count: Int = 0)
      class Maker {
        fun make(name: String = "", count: Int = 0): Int = count
        fun make(store: Store, work: () -> Unit = {}): Store = store
      }
      class User(private val maker: Maker) {
        val one = maker.make(Store()) { println() }
        val two = maker.make(count = 1, name = "a")
        val three = maker.make(store = Store())
      }
      """, .storage,
      is: """
        app/User keeps app/Maker in maker
        app/User keeps app/Store in one
        app/User keeps app/Store in three
        """)
  }

  @Test func `Functions under another name, of companions, and of what they extend`() async {
    await check(
      """
      //- data/src/main/kotlin/Store.kt
      package data
      class Store(var count: Int = 0) {
        companion object
      }
      fun makeStore(): Store = Store()
      fun Store.Companion.create(): Store = Store()
      fun Context.openStore(): Store = Store()
      //- app/src/main/kotlin/User.kt
      package app
      import data.Store
      import data.create
      import data.openStore
      import data.makeStore as produce
      class User(context: Context) : Activity() {
        val one = produce()
        val two = Store.create()
        val three = context.openStore()
      }
      """, .storage,
      is: """
        app/User keeps data/Store in one
        app/User keeps data/Store in three
        app/User keeps data/Store in two
        """)
  }
}
