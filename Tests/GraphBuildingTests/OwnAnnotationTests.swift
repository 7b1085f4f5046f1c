import Testing

/// Scopes and qualifiers that a project declares itself.
@Suite struct OwnAnnotationTests {
  @Test func `A qualifier is part of the key, and an outside type with a scope is a component`()
    async
  {
    await check(
      """
      //- App.kt
      import dagger.Module
      import dagger.Provides
      import javax.inject.Inject
      import javax.inject.Named
      import javax.inject.Qualifier
      import javax.inject.Singleton
      import kotlinx.coroutines.CoroutineScope
      @Qualifier annotation class AppScoped {}
      class Disk {}
      @Module
      object AppModule {
        @Provides @Singleton @AppScoped fun scope(): CoroutineScope = CoroutineScope(SupervisorJob())
        @Provides @Named("cache") fun cache(): Disk = Disk()
        @Provides @Singleton @Named("files") fun files(): Disk = Disk()
        @Provides @Singleton fun name(): String = "app"
      }
      class Worker @Inject constructor(
        @AppScoped private val scope: CoroutineScope,
        @Named("files") private val disk: Disk,
        private val other: CoroutineScope,
      ) {}
      """, .bindings, .storage,
      is: """
        @AppScoped CoroutineScope is CoroutineScope@AppScoped by function of AppModule, \
        scope Singleton, one for each app, for Worker.scope
        @Named(cache) Disk is Disk by function of AppModule
        @Named(files) Disk is Disk by function of AppModule, scope Singleton, one for each app, \
        for Worker.disk
        Worker is Worker by constructor
        Worker keeps CoroutineScope@AppScoped in scope
        Worker keeps Disk in disk
        """)
  }

  @Test func `The graphs of Dagger and kotlin-inject have parents, too`() async {
    await check(
      """
      //- Dagger.kt
      import dagger.Component
      import dagger.Module
      import dagger.Subcomponent
      import javax.inject.Scope
      import javax.inject.Singleton
      @Scope annotation class UserScope {}
      @Scope annotation class TripScope {}
      @Singleton @Component(modules = [UserModule::class]) interface AppComponent {}
      @Module(subcomponents = [UserComponent::class]) object UserModule {}
      @UserScope @Subcomponent interface UserComponent {
        fun trip(): TripComponent.Builder
      }
      @TripScope @Subcomponent interface TripComponent {
        @Subcomponent.Builder interface Builder {
          fun build(): TripComponent
        }
      }
      //- KotlinInject.kt
      import me.tatarka.inject.annotations.Component
      import me.tatarka.inject.annotations.Scope
      @Scope annotation class DriveScope {}
      @DriveScope @Component abstract class DriveComponent(@Component val parent: AppComponent) {}
      """, .scopeTree,
      is: """
        app
        > session
        > > flow
        > > > screen
        > > trip, injection
        > drive, injection
        """)
  }

  @Test func `A component of Hilt that the project adds has its parent`() async {
    await check(
      """
      //- App.kt
      import dagger.hilt.DefineComponent
      import dagger.hilt.components.SingletonComponent
      import dagger.hilt.android.scopes.ActivityRetainedScoped
      import javax.inject.Inject
      import javax.inject.Scope
      @Scope annotation class LoggedInScope {}
      @Scope annotation class BookScope {}
      @LoggedInScope @DefineComponent(parent = SingletonComponent::class) interface LoggedInComponent {}
      @BookScope @DefineComponent(parent = LoggedInComponent::class) interface BookComponent {}
      @ActivityRetainedScoped class Navigator @Inject constructor() {
        var depth = 0
      }
      """, .scopeTree,
      is: """
        app
        > session
        > > flow
        > > > screen
        > > book, injection
        > activity-retained, injection
        """)
  }

  @Test func `A scope that no graph of the sources keeps lies in the app`() async {
    await check(
      """
      //- App.kt
      import javax.inject.Inject
      import javax.inject.Scope
      @Scope annotation class TripScope {}
      @Scope annotation class PerActivity {}
      @TripScope class Trip @Inject constructor() {
        var stops = 0
      }
      @PerActivity class Menu @Inject constructor() {
        var items = 0
      }
      """, .scopeTree, .scopes,
      is: """
        app
        > session
        > > flow
        > > > screen
        > trip, injection
        Menu: screen, declared screen (injection screen)
        Trip: trip, declared trip (injection trip)
        """)
  }

  @Test func `A part of what is bound lives as long as the whole`() async {
    await check(
      """
      //- App.kt
      import dev.zacsweers.metro.AppScope
      import dev.zacsweers.metro.BindingContainer
      import dev.zacsweers.metro.ContributesTo
      import dev.zacsweers.metro.GraphExtension
      import dev.zacsweers.metro.Inject
      import dev.zacsweers.metro.Provides
      import dev.zacsweers.metro.Qualifier
      @Qualifier
      annotation class SessionCoroutines
      abstract class SessionScope
      class Client(val scope: CoroutineScope, val name: String)
      @GraphExtension(SessionScope::class)
      interface SessionGraph {
        @GraphExtension.Factory
        interface Factory {
          fun create(@Provides client: Client): SessionGraph
        }
      }
      @BindingContainer
      @ContributesTo(SessionScope::class)
      object SessionModule {
        @Provides
        @SessionCoroutines
        fun scope(client: Client): CoroutineScope {
          return client.scope
        }
        @Provides
        fun name(client: Client): String = client.name
      }
      @Inject
      class Sync(@SessionCoroutines private val scope: CoroutineScope)
      """, .bindings, .storage, .scopes,
      is: """
        Client is Client by instance of SessionGraph, one for each session, for SessionModule.client \
        and SessionModule.client
        @SessionCoroutines CoroutineScope is CoroutineScope@SessionCoroutines by function of \
        SessionModule in SessionScope, one for each session, for Sync.scope
        Sync is Sync by constructor
        SessionGraph keeps Client in client
        Sync keeps CoroutineScope@SessionCoroutines in scope
        Client: session, declared session (injection session)
        CoroutineScope@SessionCoroutines: session, declared session (injection session)
        SessionGraph: session, declared session (injection session)
        """)
  }
}
