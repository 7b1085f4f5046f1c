import Testing

/// Where Kotlin code makes graphs of dependency injection, and where it asks them.
@Suite struct GraphCreationTests {
  @Test func `Who makes a graph of Metro owns it, and a factory is asked each time`() async {
    await check(
      """
      //- App.kt
      import dev.zacsweers.metro.AppScope
      import dev.zacsweers.metro.DependencyGraph
      import dev.zacsweers.metro.GraphExtension
      import dev.zacsweers.metro.Inject
      import dev.zacsweers.metro.Provides
      import dev.zacsweers.metro.createGraphFactory
      class Room
      abstract class RoomScope
      @DependencyGraph(AppScope::class)
      interface AppGraph {
        val rooms: RoomGraph.Factory
        @DependencyGraph.Factory
        interface Factory {
          fun create(@Provides name: String): AppGraph
        }
      }
      @GraphExtension(RoomScope::class)
      interface RoomGraph {
        @GraphExtension.Factory
        interface Factory {
          fun create(@Provides room: Room): RoomGraph
        }
      }
      class App : Application() {
        val graph: AppGraph = createGraphFactory<AppGraph.Factory>().create("app")
      }
      @Inject
      class Flow(private val rooms: RoomGraph.Factory, room: Room) {
        private val graph = rooms.create(room)
      }
      @Inject
      class Other(private val rooms: RoomGraph.Factory) {
        fun open(room: Room) {
          rooms.create(room)
        }
      }
      """, .storage, .others,
      is: """
        App owns AppGraph in graph
        AppGraph defers RoomGraph in rooms
        Flow defers RoomGraph in rooms
        Flow owns RoomGraph in graph
        Other defers RoomGraph in rooms
        RoomGraph keeps Room in room
        Flow uses Room
        Flow uses RoomGraph.Factory
        Other uses Room
        Other creates RoomGraph in body
        Other uses RoomGraph.Factory
        RoomGraph.Factory uses Room
        """)
  }

  @Test func `Classes that Dagger generates make graphs`() async {
    await check(
      """
      //- App.kt
      package com.example
      import dagger.BindsInstance
      import dagger.Component
      @Component
      interface AppComponent
      @Component
      interface UserComponent {
        @Component.Factory
        interface Factory {
          fun create(@BindsInstance name: String): UserComponent
        }
      }
      class App : Application() {
        val component = DaggerAppComponent.builder().context(this).build()
        lateinit var user: UserComponent
        fun login() {
          user = DaggerUserComponent.factory().create("name")
        }
      }
      class Helper {
        fun run() {
          DaggerAppComponent.create()
        }
      }
      """, .storage, .others,
      is: """
        App owns AppComponent in component
        App owns UserComponent in user, replaceable
        Helper creates AppComponent in body
        """)
  }

  @Test func `A graph of kotlin-inject is made by its class`() async {
    await check(
      """
      //- App.kt
      import me.tatarka.inject.annotations.Component
      @Component
      abstract class AppComponent
      class App : Application() {
        val component = AppComponent::class.create()
      }
      """, .storage, is: "App owns AppComponent in component")
  }

  @Test func `Who asks a graph in code reaches a locator, and what the system makes has to`() async
  {
    await check(
      """
      //- App.kt
      import dagger.hilt.EntryPoint
      import dagger.hilt.InstallIn
      import dagger.hilt.android.EntryPointAccessors
      import dagger.hilt.components.SingletonComponent
      class Loader {
        var count = 0
      }
      @EntryPoint
      @InstallIn(SingletonComponent::class)
      interface Loaders {
        fun loader(): Loader
      }
      class Helper {
        fun load(context: Context) =
          EntryPointAccessors.fromApplication(context, Loaders::class.java).loader()
      }
      class Upload : CoroutineWorker() {
        fun load(context: Context) =
          EntryPointAccessors.fromApplication<Loaders>(context).loader()
      }
      """, .accesses,
      is: """
        Helper reaches Loaders.Loaders via service-locator in body
        Upload reaches Loaders.Loaders via service-locator in composition-root
        """)
  }

  @Test func `An own function that looks for an interface of a graph is a locator`() async {
    await check(
      """
      //- App.kt
      import dev.zacsweers.metro.AppScope
      import dev.zacsweers.metro.ContributesTo
      import dev.zacsweers.metro.DependencyGraph
      @ContributesTo(AppScope::class)
      interface PushBindings {
        fun inject(receiver: PushReceiver)
      }
      @DependencyGraph(AppScope::class)
      interface AppGraph
      class App : Application() {
        lateinit var graph: AppGraph
      }
      inline fun <reified T : Any> Context.bindings() = bindings(T::class.java)
      fun <T : Any> Context.bindings(type: Class<T>): T = TODO()
      class PushReceiver : BroadcastReceiver() {
        fun receive(context: Context) {
          context.bindings<PushBindings>().inject(this)
        }
      }
      class Helper(private val context: Context) {
        fun run() {
          context.bindings<PushBindings>()
          (context.applicationContext as App).graph
        }
      }
      """, .accesses,
      is: """
        Helper reaches AppGraph.graph via service-locator in body
        Helper reaches PushBindings.PushBindings via service-locator in body
        PushReceiver reaches PushBindings.PushBindings via service-locator in composition-root
        """)
  }

  @Test func `Who makes a graph is its root, and takes out of it what is in it`() async {
    await check(
      """
      //- Login.kt
      import dev.zacsweers.metro.ContributesTo
      import dev.zacsweers.metro.GraphExtension
      import dev.zacsweers.metro.Inject
      abstract class LoginScope
      class LoginManager { var step = 0 }
      @GraphExtension(LoginScope::class)
      interface LoginGraph {
        @GraphExtension.Factory
        interface Factory { fun create(): LoginGraph }
      }
      @ContributesTo(LoginScope::class)
      interface LoginBindings { fun manager(): LoginManager }
      inline fun <reified T : Any> Node.bindings() = bindings(T::class.java)
      fun <T : Any> Node.bindings(type: Class<T>): T = TODO()
      @Inject
      class LoginFlow(factory: LoginGraph.Factory) : Node() {
        val graph = factory.create()
        private val manager by lazy { bindings<LoginBindings>().manager() }
      }
      class Page : Node() {
        private val manager by lazy { bindings<LoginBindings>().manager() }
      }
      """, .accesses,
      is: """
        LoginFlow reaches LoginBindings.LoginBindings via service-locator in composition-root
        Page reaches LoginBindings.LoginBindings via service-locator in property-initializer
        """)
  }

  @Test func `A generic function that is asked for something else is no locator`() async {
    await check(
      """
      //- App.kt
      import dagger.Component
      @Component
      interface AppComponent
      class Note
      inline fun <reified T : Any> decode(text: String): T = TODO()
      class Helper {
        fun run() {
          decode<Note>("")
        }
      }
      """, .accesses, is: "")
  }

  @Test func `Who calls an own factory of a graph makes one, in each place`() async {
    await check(
      """
      //- App.kt
      import dev.zacsweers.metro.GraphExtension
      import dev.zacsweers.metro.Inject
      abstract class RoomScope
      @GraphExtension(RoomScope::class)
      interface RoomGraph {
        @GraphExtension.Factory
        interface Factory {
          fun create(): RoomGraph
        }
      }
      interface Rooms {
        fun open(): Any
      }
      @Inject
      class LiveRooms(private val factory: RoomGraph.Factory) : Rooms {
        override fun open(): Any {
          return factory.create()
        }
      }
      class Chat(rooms: Rooms) {
        val graph = rooms.open()
      }
      class Members(rooms: Rooms) {
        val graph = rooms.open()
      }
      """, .others,
      is: """
        Chat creates RoomGraph in property-initializer
        Chat uses Rooms
        LiveRooms creates RoomGraph in body
        LiveRooms uses RoomGraph.Factory
        Members creates RoomGraph in property-initializer
        Members uses Rooms
        """)
  }
}
