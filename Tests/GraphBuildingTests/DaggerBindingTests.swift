import Testing

/// Hilt and Dagger: what annotations bind, and for how long.
@Suite struct DaggerBindingTests {
  @Test func `A binding gives what stands behind an interface, and no lifetime by itself`() async {
    await check(
      """
      //- App.kt
      import dagger.Binds
      import dagger.Module
      import dagger.Provides
      import dagger.hilt.InstallIn
      import dagger.hilt.components.SingletonComponent
      import javax.inject.Inject
      import javax.inject.Singleton
      interface Api {}
      class LiveApi @Inject constructor() : Api {
        var count = 0
      }
      class OtherApi : Api {
        var count = 0
      }
      class Store(var items: Int) {}
      class Loader @Inject constructor(private val api: Api, private val store: Store) {}
      @Module
      @InstallIn(SingletonComponent::class)
      abstract class ApiModule {
        @Binds abstract fun bindApi(api: LiveApi): Api
        companion object {
          @Provides @Singleton fun provideStore(): Store = Store(0)
        }
      }
      """, .bindings, .storage, .others, .scopes,
      is: """
        Api is LiveApi by alias of ApiModule in SingletonComponent, for Loader.api
        LiveApi is LiveApi by constructor
        Loader is Loader by constructor
        Store is Store by function of ApiModule in SingletonComponent, scope Singleton, \
        one for each app, for Loader.store
        Loader keeps LiveApi in api
        Loader keeps Store in store
        ApiModule provides LiveApi.Api in composition-root
        ApiModule uses LiveApi
        ApiModule creates Store in composition-root
        ApiModule provides Store.Store in composition-root
        Loader uses Api
        Store: app, declared app (injection app)
        """)
  }

  @Test func `Modules are objects, classes and interfaces, and all put the app together`() async {
    await check(
      """
      //- App.kt
      import dagger.*
      import javax.inject.*
      interface Api {}
      class LiveApi @Inject constructor() : Api {}
      class Clock {}
      class Store {}
      @Module object ClockModule {
        @Provides fun clock() = Clock()
      }
      @Module class StoreModule {
        @Provides @Singleton fun store(): Store { return Store() }
      }
      @Module interface ApiModule {
        @Binds @Singleton fun api(api: LiveApi): Api
      }
      """, .bindings, .components,
      is: """
        Clock is Clock by function of ClockModule
        Api is LiveApi by alias of ApiModule, scope Singleton, one for each app
        LiveApi is LiveApi by constructor
        Store is Store by function of StoreModule, scope Singleton, one for each app
        ApiModule: protocol, composition-root, stateless
        Clock: class, stateless
        ClockModule: object, composition-root, stateless
        LiveApi: class, stateless
        Store: class, stateless
        StoreModule: class, composition-root, stateless
        """)
  }

  @Test func `Objects of many are given together`() async {
    await check(
      """
      //- App.kt
      import dagger.Binds
      import dagger.Module
      import dagger.Provides
      import dagger.multibindings.ElementsIntoSet
      import dagger.multibindings.IntoMap
      import dagger.multibindings.IntoSet
      import javax.inject.Inject
      interface Step {}
      class First @Inject constructor() : Step {}
      class Second @Inject constructor() : Step {}
      class Third : Step {}
      @Module abstract class Steps {
        @Binds @IntoSet abstract fun first(step: First): Step
        @Binds @IntoMap abstract fun second(step: Second): Step
        companion object {
          @Provides @ElementsIntoSet fun third(): Set<Step> = setOf(Third())
        }
      }
      class Runner @Inject constructor(private val steps: Set<@JvmSuppressWildcards Step>) {}
      class Asking @Inject constructor(private val step: Step) {}
      """, .bindings, .storage,
      is: """
        Asking is Asking by constructor
        First is First by constructor
        Step is First by alias of Steps, one of many, for Runner.steps
        Runner is Runner by constructor
        Second is Second by constructor
        Step is Second by alias of Steps, one of many, for Runner.steps
        Step is Step by function of Steps, one of many, for Runner.steps
        Asking keeps Step in step
        Runner keeps First in steps
        Runner keeps Second in steps
        Runner keeps Step in steps
        """)
  }

  @Test func `A provider and a function defer, and a lazy one is kept once it is there`() async {
    await check(
      """
      //- App.kt
      import dagger.Lazy
      import javax.inject.Inject
      import javax.inject.Provider
      class Session @Inject constructor() {
        var user = ""
      }
      class Screen @Inject constructor(
        private val sessions: Provider<Session>, private val make: () -> Session,
      ) {}
      class Start @Inject constructor(private val session: Lazy<Session>) {}
      """, .storage,
      is: """
        Screen defers Session in make
        Screen defers Session in sessions
        Start keeps Session in session
        """)
  }

  @Test func `A factory of the container makes one object for each call`() async {
    await check(
      """
      //- App.kt
      import dagger.assisted.Assisted
      import dagger.assisted.AssistedFactory
      import dagger.assisted.AssistedInject
      import javax.inject.Inject
      class Api @Inject constructor() {
        var count = 0
      }
      class Chat @AssistedInject constructor(@Assisted private val id: Id, private val api: Api) {
        @AssistedFactory interface Factory {
          fun create(id: Id): Chat
        }
      }
      class Id {}
      class List @Inject constructor(private val chats: Chat.Factory) {}
      """, .bindings, .storage,
      is: """
        Api is Api by constructor, for Chat.api
        List is List by constructor
        Chat keeps Api in api
        Chat keeps Id in id
        List defers Chat in chats
        """)
  }

  @Test func `Fields and methods are injected, too`() async {
    await check(
      """
      //- App.kt
      import dagger.hilt.android.AndroidEntryPoint
      import javax.inject.Inject
      interface Api {}
      class LiveApi @Inject constructor() : Api {
        var count = 0
      }
      class Cache @Inject constructor() {}
      class Upload : Service() {
        @Inject lateinit var api: Api
        @Inject fun take(cache: Cache) {}
      }
      """, .bindings, .storage,
      is: """
        Cache is Cache by constructor, for Upload.cache
        LiveApi is LiveApi by constructor
        Upload keeps LiveApi in api, replaceable
        """)
  }

  @Test func `A view model of Hilt is made for a screen`() async {
    await check(
      """
      //- App.kt
      import dagger.hilt.android.lifecycle.HiltViewModel
      import dagger.hilt.android.scopes.ViewModelScoped
      import javax.inject.Inject
      @ViewModelScoped class Draft @Inject constructor() {
        var text = ""
      }
      @HiltViewModel class Editor @Inject constructor(private val draft: Draft) : ViewModel() {}
      """, .bindings, .scopes,
      is: """
        Draft is Draft by constructor, scope ViewModelScoped, one for each screen, for Editor.draft
        Editor is Editor by constructor
        Draft: screen, declared screen (injection screen)
        Editor: screen, declared screen (injection screen, framework screen)
        """)
  }

  @Test func `A double that is installed in tests is no part of the product`() async {
    await check(
      """
      //- doubles/src/main/kotlin/Doubles.kt
      import dagger.Binds
      import dagger.Module
      import dagger.hilt.components.SingletonComponent
      import dagger.hilt.testing.TestInstallIn
      import javax.inject.Inject
      interface Api {}
      class FakeApi @Inject constructor() : Api {}
      class LiveApi @Inject constructor() : Api {}
      @Module @TestInstallIn(components = [SingletonComponent::class], replaces = [])
      interface FakeModule {
        @Binds fun api(api: FakeApi): Api
      }
      class Loader @Inject constructor(private val api: Api) {}
      """, .storage, is: "doubles/Loader keeps doubles/Api in api")
  }

  @Test func `Annotations of other packages that bear the same names bind nothing`() async {
    await check(
      """
      //- App.kt
      import com.example.Inject
      import com.example.Module
      import com.example.Provides
      import com.example.Singleton
      @Singleton class Api @Inject constructor() {
        var count = 0
      }
      @Module object Things {
        @Provides fun api() = Api()
      }
      """, .bindings, .scopes, is: "")
  }

  @Test func `An annotation that is imported under another name is the same`() async {
    await check(
      """
      //- App.kt
      import javax.inject.Inject as Injected
      import javax.inject.Singleton as Once
      @Once class Api @Injected constructor() {
        var count = 0
      }
      """, .bindings, .scopes,
      is: """
        Api is Api by constructor, scope Singleton, one for each app
        Api: app, declared app (injection app)
        """)
  }

  @Test func `Bindings that lead to one another end`() async {
    await check(
      """
      //- App.kt
      import dagger.Binds
      import dagger.Component
      import dagger.Module
      import dagger.Subcomponent
      import javax.inject.Inject
      interface First : Second
      interface Second : First
      @Module
      interface Ring {
        @Binds
        fun first(second: Second): First
        @Binds
        fun second(first: First): Second
      }
      @Subcomponent
      interface One {
        fun other(): Other
      }
      @Subcomponent
      interface Other {
        fun one(): One
      }
      class Loader @Inject constructor(private val first: First)
      """, .bindings, .storage,
      is: """
        First is First by alias of Ring, for Loader.first
        Loader is Loader by constructor
        Second is Second by alias of Ring
        Loader keeps First in first
        """)
  }
}
