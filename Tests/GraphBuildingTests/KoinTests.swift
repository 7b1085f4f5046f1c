import Testing

@Suite struct KoinTests {
  private let types = """
    interface Api
    class LiveApi : Api {
      var count = 0
    }
    class OtherApi : Api
    class Store(private val api: Api)
    class Session {
      var user = ""
    }

    """

  @Test func `An entry is bound for as long as its word says`() async {
    await check(
      """
      //- App.kt
      import org.koin.core.module.dsl.factoryOf
      import org.koin.core.module.dsl.singleOf
      import org.koin.core.module.dsl.viewModel
      import org.koin.dsl.bind
      import org.koin.dsl.module
      val appModule = module {
        single<Api> { LiveApi() }
        factoryOf(::Store)
        scope<Session> { scoped { Draft(get()) } }
        viewModel { Screen(get()) }
        singleOf(::Log) bind Sink::class
      }
      interface Sink
      class Log : Sink {
        var lines = 0
      }
      class Draft(private val store: Store)
      class Screen(private val store: Store) : ViewModel()

      """ + types, .bindings, .storage,
      is: """
        Draft is Draft by entry of appModule in Session, scope Session, one for each session
        Api is LiveApi by entry of appModule, scope single, one for each app, for Store.api
        Log is Log by entry of appModule, scope single, one for each app
        Sink is Log by entry of appModule, scope single, one for each app
        Screen is Screen by entry of appModule
        Store is Store by entry of appModule, for Draft.store and Screen.store
        Draft keeps Store in store
        Screen keeps Store in store
        Store keeps LiveApi in api
        """)
  }

  @Test func `A qualifier tells entries of one type apart`() async {
    await check(
      """
      //- App.kt
      import org.koin.core.qualifier.named
      import org.koin.dsl.module
      val offline = named("offline")
      val apis = module {
        single<Api>(named("live")) { LiveApi() }
        single<Api>(offline) { OtherApi() }
        single { Store(get(offline)) }
      }

      """ + types, .bindings, .storage,
      is: """
        @Named(live) Api is LiveApi by entry of apis, scope single, one for each app
        @Named(offline) Api is OtherApi by entry of apis, scope single, one for each app, for Store.api
        Store is Store by entry of apis, scope single, one for each app
        Store keeps OtherApi in api
        """)
  }

  @Test func `Who asks Koin in code reaches a locator, and what the system makes has to`() async {
    await check(
      """
      //- App.kt
      import org.koin.android.ext.android.inject
      import org.koin.core.component.KoinComponent
      import org.koin.core.component.get
      import org.koin.compose.koinInject
      import org.koin.dsl.module
      val appModule = module {
        single<Api> { LiveApi() }
        single { Store(get()) }
      }
      object Tools : KoinComponent {
        private val api: Api by inject()
        fun store() = get<Store>()
      }
      class Menu : Fragment() {
        private val store by inject<Store>()
      }
      @Composable fun Title(api: Api = koinInject()) {
        val store: Store = koinInject()
      }

      """ + types, .accesses, .storage,
      is: """
        Menu reaches Store.Store via service-locator in composition-root
        Title() reaches LiveApi.Api via service-locator in default-argument
        Title() reaches Store.Store via service-locator in body
        Tools reaches LiveApi.Api via service-locator in property-initializer
        Tools reaches Store.Store via service-locator in body
        Menu keeps Store in store
        Store keeps LiveApi in api
        Tools keeps LiveApi in api
        """)
  }

  @Test func `A view model that Koin makes for a screen is no hidden dependency`() async {
    await check(
      """
      //- App.kt
      import org.koin.androidx.viewmodel.ext.android.viewModel
      import org.koin.androidx.compose.koinViewModel
      class Editor : ViewModel()
      class Page : Fragment() {
        private val editor: Editor by viewModel()
      }
      @Composable fun Title(editor: Editor = koinViewModel()) {}
      """, .accesses, .storage, is: "Page keeps Editor in editor")
  }

  @Test func `The same words without Koin mean something else`() async {
    await check(
      """
      //- App.kt
      import com.example.module
      val appModule = module {
        single<Api> { LiveApi() }
      }
      class Tools {
        private val api: Api = get()
        fun get(): Api = LiveApi()
      }

      """ + types, .bindings, .accesses, is: "")
  }

  @Test func `Annotations of Koin bind as its modules do`() async {
    await check(
      """
      //- App.kt
      import org.koin.android.annotation.KoinViewModel
      import org.koin.core.annotation.Factory
      import org.koin.core.annotation.Module
      import org.koin.core.annotation.Single
      @Single
      class LiveApi : Api {
        var count = 0
      }
      interface Api
      @Factory
      class Store(private val api: Api)
      @KoinViewModel
      class Screen(private val store: Store) : ViewModel()
      class Clock
      @Module
      class TimeModule {
        @Single
        fun clock() = Clock()
      }
      """, .bindings, .storage,
      is: """
        Clock is Clock by function of TimeModule, scope single, one for each app
        Api is LiveApi by contribution, scope single, one for each app, for Store.api
        LiveApi is LiveApi by constructor, scope single, one for each app
        Screen is Screen by constructor
        Store is Store by constructor, for Screen.store
        Screen keeps Store in store
        Store keeps LiveApi in api
        """)
  }

  @Test func `What Android keeps for an activity is a scope of its own`() async {
    await check(
      """
      //- App.kt
      import org.koin.dsl.module
      class Navigator {
        var depth = 0
      }
      class Menu {
        var depth = 0
      }
      class Main : ComponentActivity()
      val appModule = module {
        activityRetainedScope { scoped { Navigator() } }
        scope<Main> { scoped { Menu() } }
      }
      """, .scopeTree, .scopes,
      is: """
        app
        > session
        > > flow
        > > > screen
        > activity-retained, injection
        Main: screen, declared screen (framework screen)
        Menu: screen, declared screen (injection screen)
        Navigator: activity-retained, declared activity-retained (injection activity-retained)
        appModule: app (storage app)
        """)
  }

  @Test func `What a request names goes before what the parameter is`() async {
    await check(
      """
      //- App.kt
      import org.koin.dsl.bind
      import org.koin.dsl.module
      val appModule = module {
        single { LiveApi() } bind Api::class
        single { OtherApi() }
        single { Store(get<OtherApi>()) }
        single { Report(getAll()) }
      }
      class Report(private val apis: List<Api>)

      """ + types, .storage,
      is: """
        Report keeps LiveApi in apis
        Store keeps OtherApi in api
        """)
  }

  @Test func `A variable with a module is a root that lives as long as the app`() async {
    await check(
      """
      //- App.kt
      import org.koin.dsl.module
      val appModule = module {
        single<Api> { LiveApi() }
      }
      val name = "app"

      """ + types, .scopes, .components,
      is: """
        LiveApi: app, declared app (injection app)
        appModule: app (storage app)
        Api: protocol, stateless
        LiveApi: class, mutable
        OtherApi: class, stateless
        Session: class, mutable
        Store: class, mutable
        appModule: global, composition-root, unknown
        """)
  }
}
