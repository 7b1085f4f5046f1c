import Model
import Testing

/// Metro, Anvil and kotlin-inject: what annotations bind, and for how long.
@Suite struct MetroBindingTests {
  private let imports = """
    //- App.kt
    import dev.zacsweers.metro.AppScope
    import dev.zacsweers.metro.BindingContainer
    import dev.zacsweers.metro.Binds
    import dev.zacsweers.metro.ContributesBinding
    import dev.zacsweers.metro.ContributesIntoSet
    import dev.zacsweers.metro.ContributesTo
    import dev.zacsweers.metro.DependencyGraph
    import dev.zacsweers.metro.GraphExtension
    import dev.zacsweers.metro.Inject
    import dev.zacsweers.metro.Provides
    import dev.zacsweers.metro.SingleIn
    import dev.zacsweers.metro.binding

    """

  @Test func `The scope of a contribution is where it is known, and no lifetime`() async {
    await check(
      imports + """
        interface Api {}
        interface Store {}
        @ContributesBinding(AppScope::class) class LiveApi : Api {
          var count = 0
        }
        @ContributesBinding(AppScope::class) @SingleIn(AppScope::class)
        class LiveStore(private val api: Api) : Store {
          var count = 0
        }
        """, .bindings, .storage, .scopes,
      is: """
        Api is LiveApi by contribution in AppScope, for LiveStore.api
        LiveApi is LiveApi by constructor
        LiveStore is LiveStore by constructor, scope AppScope, one for each app
        Store is LiveStore by contribution in AppScope, scope AppScope, one for each app
        LiveStore keeps LiveApi in api
        LiveApi: app (ownership app)
        LiveStore: app, declared app (injection app)
        """)
  }

  @Test func `Of several interfaces the named one is bound`() async {
    await check(
      imports + """
        interface Api {}
        interface Listener {}
        @ContributesBinding(AppScope::class, binding = binding<Api>())
        class LiveApi : Api, Listener {}
        @ContributesIntoSet(AppScope::class) class Logging : Listener {}
        class Bus @Inject constructor(private val listeners: Set<Listener>) {}
        """, .bindings,
      is: """
        Bus is Bus by constructor
        Api is LiveApi by contribution in AppScope
        LiveApi is LiveApi by constructor
        Listener is Logging by contribution in AppScope, one of many, for Bus.listeners
        Logging is Logging by constructor
        """)
  }

  @Test func `The tree of scopes is that of the graphs`() async {
    await check(
      imports + """
        abstract class SessionScope private constructor() {}
        abstract class RoomScope private constructor() {}
        abstract class QrCodeLoginScope private constructor() {}
        class Client {
          var user = ""
        }
        @SingleIn(RoomScope::class) class Timeline @Inject constructor() {
          var items = 0
        }
        @SingleIn(QrCodeLoginScope::class) class Pairing @Inject constructor() {
          var code = ""
        }
        @DependencyGraph(AppScope::class) interface AppGraph {
          val sessions: SessionGraph.Factory
        }
        @GraphExtension(SessionScope::class) interface SessionGraph {
          val rooms: RoomGraph.Factory
          @GraphExtension.Factory interface Factory {
            fun create(@Provides client: Client): SessionGraph
          }
        }
        @GraphExtension(RoomScope::class) interface RoomGraph {
          @GraphExtension.Factory interface Factory {
            fun create(): RoomGraph
          }
        }
        @GraphExtension(QrCodeLoginScope::class) interface QrCodeLoginGraph {
          @ContributesTo(AppScope::class) @GraphExtension.Factory
          interface Factory {
            fun create(): QrCodeLoginGraph
          }
        }
        """, .scopeTree, .scopes, .storage,
      is: """
        app
        > session
        > > flow
        > > > screen
        > > room, injection
        > qr-code-login, injection
        AppGraph: app, declared app (injection app)
        Client: session, declared session (injection session)
        Pairing: qr-code-login, declared qr-code-login (injection qr-code-login)
        QrCodeLoginGraph: qr-code-login, declared qr-code-login (injection qr-code-login)
        RoomGraph: room, declared room (injection room)
        SessionGraph: session, declared session (injection session)
        Timeline: room, declared room (injection room)
        AppGraph defers SessionGraph in sessions
        QrCodeLoginGraph owns Pairing in Pairing
        RoomGraph owns Timeline in Timeline
        SessionGraph keeps Client in client
        SessionGraph defers RoomGraph in rooms
        """)
  }

  @Test func `A declaration may stand beside the type that it binds`() async {
    await check(
      """
      //- App.kt
      import me.tatarka.inject.annotations.Component
      import me.tatarka.inject.annotations.Inject
      import me.tatarka.inject.annotations.Provides
      interface Api {}
      interface Store {}
      @Inject class LiveApi : Api {
        var count = 0
      }
      @Inject class LiveStore(private val api: Api) : Store {
        var count = 0
      }
      class Other : Api, Store {}
      @Component abstract class AppComponent(@get:Provides val other: Other) {
        val LiveApi.bind: Api @Provides get() = this
        @Provides fun store(store: LiveStore): Store = store
      }
      """, .bindings, .storage,
      is: """
        Api is LiveApi by function, for LiveStore.api
        LiveApi is LiveApi by constructor
        LiveStore is LiveStore by constructor
        Store is LiveStore by function of AppComponent
        Other is Other by instance of AppComponent
        AppComponent keeps Other in other
        LiveStore keeps LiveApi in api
        """)
  }

  @Test func `A function may be injected`() async {
    await check(
      """
      //- App.kt
      import me.tatarka.inject.annotations.Assisted
      import me.tatarka.inject.annotations.Inject
      @Inject
      class Presenter {
        var count = 0
      }
      @Inject
      @Composable
      fun Home(presenter: Presenter, @Assisted title: String) {
      }
      fun About(presenter: Presenter) {
      }
      """, .bindings, is: "Presenter is Presenter by constructor, for Home().presenter")
  }

  @Test func `Screens are shown in the scope of a graph`() async {
    let report = await graph(
      of: files(
        """
        //- App.kt
        import dev.zacsweers.metro.GraphExtension
        abstract class RoomScope
        @GraphExtension(RoomScope::class)
        interface RoomGraph
        """))
    let tree = report.scopes
    #expect(tree.covers("room", "screen") && tree.covers("room", "flow"))
    #expect(!tree.covers("screen", "room") && !tree.areUnrelated("screen", "room"))
    #expect(tree.areUnrelated("room", "session") && !tree.covers("room", "session"))
  }
}
