import Model

extension Rule {
  static let serviceLocator = Rule(
    id: "service-locator",
    title: "A component asks a container for what it needs",
    rationale: """
      A container that is asked from everywhere is a global with more steps: the interface of the \
      component does not say what it needs, a missing registration shows only when the code runs, \
      and the container decides how long the object lives. Let the root ask the container, and hand \
      the object to the component: through its initializer, or through a factory of the root.
      """,
    limits: """
      Containers are known by their libraries (Swinject, Factory, Resolver, Dip), and those of the \
      project by their shape: a dictionary from types or names to anything, with a function that \
      gives what its caller names; or a type without instances of its own whose static members \
      hand out several services of others, under a name that says so or by their protocols. What \
      stands behind a protocol is the type that is registered for it, or its only implementation.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares it",
      .strong: "the question is seen, and its container is known by library or shape",
    ],
    related: [
      RelatedRule("hidden-access", when: "a global instance is reached by its own name"),
      RelatedRule(
        "ambient-dependency", when: "the property says what it takes, and it can be replaced"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A view model resolves what it needs",
        """
        //- AppAssembly.swift
        import Swinject
        protocol API {}
        final class LiveAPI: API { var token = "" }
        final class AppAssembly: Assembly {
          func assemble(container: Container) {
            container.register(API.self) { _ in LiveAPI() }.inObjectScope(.container)
          }
        }
        //- LoginViewModel.swift
        import Swinject
        final class LoginViewModel {
          let api: API
          init(resolver: Resolver) {
            api = resolver.resolve(API.self)!
        //        ^^^^^^^^^^^^^^^^^^^^^^^^^^ LoginViewModel asks a container for LiveAPI, and its interface does not say so: LoginViewModel → LiveAPI
          }
        }
        """),
      .flagged(
        "A property wrapper asks, too",
        """
        //- Container.swift
        import FactoryKit
        final class Player { var volume = 1 }
        extension Container {
          var player: Factory<Player> { self { Player() }.singleton }
        }
        //- PlayerViewModel.swift
        import FactoryKit
        final class PlayerViewModel {
          @Injected(\\.player) private var player
        //                                ^^^^^^ PlayerViewModel asks a container for Player in 2 places, and its interface does not say so: PlayerViewModel → Player
          func mute() { Container.shared.player().volume = 0 }
        }
        """),
      .flagged(
        "A class that could be handed it asks an entry point of Hilt",
        """
        //- app/src/main/kotlin/Refresh.kt
        package com.example
        import dagger.hilt.EntryPoint
        import dagger.hilt.InstallIn
        import dagger.hilt.android.EntryPointAccessors
        import dagger.hilt.components.SingletonComponent
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Api @Inject constructor() { var count = 0 }
        class Refresh(private val context: Context) {
            @EntryPoint @InstallIn(SingletonComponent::class) interface Parts { fun api(): Api }
            fun run() {
                EntryPointAccessors.fromApplication(context, Parts::class.java).api().count += 1
        //      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Refresh asks a container for Refresh.Parts, and its interface does not say so: Refresh → Refresh.Parts
            }
        }
        """),
      .flagged(
        "A locator of the project that is asked by name",
        """
        //- ServiceLocator.swift
        final class ServiceLocator {
          static let shared = ServiceLocator()
          private var services: [String: Any] = [:]
          func register(_ service: Any, for name: String) { services[name] = service }
          func service(_ name: String) -> Any? { services[name] }
        }
        //- App.swift
        final class Store { var count = 0 }
        @main struct ShopApp: App {
          init() { ServiceLocator.shared.register(Store(), for: "store") }
        }
        //- CartViewModel.swift
        final class CartViewModel {
          func add() {
            let store = ServiceLocator.shared.service("store") as? Store
        //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ CartViewModel asks a container for Store, and its interface does not say so: CartViewModel → Store
            store?.count += 1
          }
        }
        """),
      .flagged(
        "A locator of the project with a static member for each service",
        """
        //- ServiceLocator.swift
        protocol Analytics: AnyObject { func track(_ event: String) }
        protocol Stores: AnyObject { var count: Int { get set } }
        final class LiveAnalytics: Analytics { func track(_ event: String) {} }
        final class LiveStores: Stores { var count = 0 }
        enum ServiceLocator {
          private static var _analytics: Analytics = LiveAnalytics()
          private static var _stores: Stores = LiveStores()
          static var analytics: Analytics { _analytics }
          static var stores: Stores { _stores }
        }
        //- OrderViewModel.swift
        final class OrderViewModel {
          func open() { ServiceLocator.analytics.track("open") }
        //              ^^^^^^^^^^^^^^^^^^^^^^^^ OrderViewModel asks ServiceLocator for Analytics, and its interface does not say so: OrderViewModel → Analytics
          func count() -> Int { ServiceLocator.stores.count + ServiceLocator.stores.count }
        //                      ^^^^^^^^^^^^^^^^^^^^^ OrderViewModel asks ServiceLocator for Stores in 2 places, and its interface does not say so: OrderViewModel → Stores
        }
        """),
      .flagged(
        "A manifest that says who asks",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          Store: { scope: app }
          CartViewModel:
            scope: screen
            reaches: [{ component: Store, via: service-locator }]
        #                          ^^^^^ CartViewModel asks a container for Store, and its interface does not say so: CartViewModel → Store
        """),
      .flagged(
        "What the container gives is declared elsewhere",
        """
        //- Profile.swift
        import Factory
        final class Profile {
          func load() {
            Container.shared.userSession().load()
        //  ^^^^^^^^^^^^^^^^ Profile asks Container.shared, and its interface does not say so: Profile → Container
          }
        }
        """
      ).hidden,
      .accepted(
        "The root asks, and hands over",
        """
        //- App.swift
        import Swinject
        protocol API {}
        final class LiveAPI: API { var token = "" }
        final class LoginViewModel {
          let api: API
          init(api: API) { self.api = api }
        }
        final class AppAssembly: Assembly {
          func assemble(container: Container) {
            container.register(API.self) { _ in LiveAPI() }
            container.register(LoginViewModel.self) { r in LoginViewModel(api: r.resolve(API.self)!) }
          }
        }
        final class AppDelegate: NSObject, UIApplicationDelegate {
          let container = Container()
          lazy var model = container.resolve(LoginViewModel.self)!
        }
        """),
      .accepted(
        "Words that look alike ask no container",
        """
        //- List.swift
        import Swinject
        final class Cell: UITableViewCell {}
        final class Promise { func resolve(_ value: Int) {} }
        final class List: UITableViewController {
          let promise = Promise()
          override func viewDidLoad() {
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            promise.resolve(1)
          }
        }
        """),
      .accepted(
        "A dependency that is visible at the property and can be replaced",
        """
        //- Feature.swift
        import ComposableArchitecture
        struct APIClient { var load: () -> Int }
        extension APIClient: DependencyKey {
          static let liveValue = APIClient(load: { 1 })
        }
        extension DependencyValues {
          var apiClient: APIClient {
            get { self[APIClient.self] }
            set { self[APIClient.self] = newValue }
          }
        }
        struct Feature {
          @Dependency(\\.apiClient) var apiClient
        }
        """),
      .accepted(
        "What Android makes itself cannot be given anything, so it has to ask",
        """
        //- Upload.kt
        import org.koin.android.ext.android.inject
        import org.koin.dsl.module
        class Api {
          var count = 0
        }
        val appModule = module {
          single { Api() }
        }
        class UploadService : Service() {
          private val api: Api by inject()
        }
        """),
      .accepted(
        "A module of a container asks it for what it hands out",
        """
        //- Modules.kt
        import org.koin.dsl.module
        class Api { var count = 0 }
        class Store(private val api: Api) { fun load() = api.count }
        val appModule = module {
          single { Api() }
          single { Store(get()) }
        }
        """),
    ],
    traps: serviceLocatorTraps,
    check: findContainerLookups
  )
}

@Sendable private func findContainerLookups(in context: RuleContext) -> [Finding] {
  let derived = context.derived
  return reachedPairs(in: context) { isContainerLookup($0, derived: derived) }.map { pair in
    pair.finding("asks \(what(pair, derived))", again: "asked here too", derived)
  }
}

/// What is asked for; where the sources do not say what it gives, how it is asked.
private func what(_ pair: ReachedPair, _ derived: DerivedData) -> String {
  guard let relation = pair.relations.first else { return "a container" }
  if derived.reachesGlobal(relation) {
    let spelling = derived.spelling(of: relation)
    let locator = spelling.split(separator: ".").dropLast().joined(separator: ".")
    // A locator that is asked itself, as far as the sources tell.
    let isItself = locator == derived.components[relation.to]?.name || locator.isEmpty
    return isItself ? spelling : "\(locator) for \(derived.name(relation.to))"
  }
  if derived.components[relation.to]?.kind == .external, let slot = relation.slot {
    return "\(relation.to.text.split(separator: "/").last ?? "").\(slot)"
  }
  return "a container for \(derived.name(relation.to))"
}
