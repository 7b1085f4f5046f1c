import Testing

@Suite struct ComponentLibraryTests {
  private let needle = """
    import NeedleFoundation

    protocol API {}
    final class LiveAPI: API { var count = 0 }
    final class Cart { var items = 0 }
    final class OtherAPI: API { var count = 0 }
    final class Loader { let api: API ; init(api: API) { self.api = api } }

    """

  @Test func `A component owns what it shares, makes the rest, and gives a lifetime`() async {
    await check(
      needle + """
        final class RootComponent: BootstrapComponent {
          var api: API { return shared { LiveAPI() } }
          var loader: Loader { Loader(api: api) }
          var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
        }
        protocol LoggedInDependency: Dependency { var api: API { get } }
        final class LoggedInComponent: Component<LoggedInDependency> {
          var cart: Cart { shared { Cart() } }
        }
        """, .storage, .others, .scopes,
      is: """
        Loader keeps LiveAPI in api
        LoggedInComponent owns Cart in cart
        RootComponent owns LiveAPI in api
        Loader uses API
        LoggedInComponent provides Cart.cart in composition-root
        RootComponent provides LiveAPI.api in composition-root
        RootComponent creates Loader in composition-root
        RootComponent provides Loader.loader in composition-root
        RootComponent creates LoggedInComponent in composition-root
        RootComponent provides LoggedInComponent.loggedIn in composition-root
        Cart: session (ownership session)
        LiveAPI: app (ownership app)
        LoggedInComponent: session, declared session (injection session)
        RootComponent: app, declared app (injection app)
        """)
  }

  @Test func `A class named Component of another library shares nothing`() async {
    await check(
      """
      final class LiveAPI { var count = 0 }
      final class Part: Component<Int> {
        var api: LiveAPI { shared { LiveAPI() } }
      }
      """, .storage, .scopes, is: "")
  }

  @Test func `What is instantiated is owned, received is kept, and an instantiator defers`() async {
    await check(
      """
      import SafeDI
      protocol API {}
      @Instantiable(fulfillingAdditionalTypes: [API.self])
      final class LiveAPI: API { var count = 0 }
      final class OtherAPI: API { var count = 0 }
      final class Session { var user = "" }
      @Instantiable final class Screen { @Received let api: API ; @Forwarded let session: Session }
      @Instantiable(isRoot: true)
      final class Root {
        @Instantiated let api: API
        @Instantiated let screens: Instantiator<Screen>
      }
      """, .storage, .components,
      is: """
        Root owns LiveAPI in api
        Root defers Screen in screens
        Screen keeps LiveAPI in api
        Screen keeps Session in session
        LiveAPI: class, mutable
        OtherAPI: class, mutable
        Root: class, composition-root, mutable
        Screen: class, mutable
        Session: class, mutable
        """)
  }
}
