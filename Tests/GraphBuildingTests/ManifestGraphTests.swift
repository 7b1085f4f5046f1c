import Model
import Testing

@Suite struct ManifestGraphTests {
  @Test func `A manifest alone is a graph`() async {
    await check(
      """
      #- lifegraph.yml
      lifegraph: 1
      components:
        Root: { scope: app, role: composition-root, owns: [Store], creates: [Session] }
        Store: { scope: app, kind: actor, isolation: actor, keeps: [Database] }
        Session: { scope: session, state: { token: { mutable: true } } }
        Database: { state: { path: String } }
      """, .components, .scopes, .storage, .others,
      is: """
        Database: declared, immutable
        Root: declared, composition-root, unknown
        Session: declared, mutable
        Store: actor, unknown, actor
        Database: app (ownership app)
        Root: app, declared app (manifest app)
        Session: session, declared session (manifest session)
        Store: app, declared app (manifest app)
        Root owns Store
        Store keeps Database
        Root creates Session
        """)
  }

  @Test func `What is only named becomes an undeclared component`() async {
    await check(
      """
      #- lifegraph.yml
      lifegraph: 1
      components:
        Root: { owns: [Store], keeps: [Store], uses: [Other] }
      """, .components, .storage, .others,
      is: """
        Other: undeclared, unknown
        Root: declared, unknown
        Store: undeclared, unknown
        Root keeps Store
        Root owns Store
        Root uses Other
        """)
  }

  @Test func `Declarations join the component of the sources that bears the name`() async {
    await check(
      """
      //- App/Store.swift
      final class Store { var user: Int? ; func fill() { user = 1 } }
      final class Screen {}
      enum Space { final class Model {} }
      #- lifegraph.yml
      lifegraph: 1
      components:
        Store:
          scope: app
          owns: [Space.Model, Screen]
          state:
            user: { scope: flow, mutable: true }
            more: { scope: session, mutable: true }
      """, .components, .scopes, .storage, .data,
      is: """
        App/Screen: class, stateless
        App/Space.Model: class, stateless
        App/Store: class, mutable
        App/Screen: app (ownership app)
        App/Space.Model: app (ownership app)
        App/Store: app, declared app (manifest app)
        App/Store owns App/Screen
        App/Store owns App/Space.Model
        App/Store.user: flow data, proven declared as flow data in the manifest, likely its name \
        speaks of 'user'
        App/Store.more: session data, proven declared as session data in the manifest
        """)
  }

  @Test func `A module tells two components of one name apart`() async {
    await check(
      """
      //- A/Store.swift
      final class Store {}
      //- B/Store.swift
      final class Store {}
      #- lifegraph.yml
      lifegraph: 1
      components:
        Store: { module: B, scope: session }
      """, .scopes, is: "B/Store: session, declared session (manifest session)")
  }

  @Test func `A global component has an access point that counts its accesses`() async {
    await check(
      """
      #- lifegraph.yml
      lifegraph: 1
      components:
        Session: { access: global, scope: app }
        Root: { role: composition-root, reaches: [Session] }
        Screen: { reaches: [Session] }
        Cell: { reaches: [{ component: Session, place: default-argument }] }
        Probe: { reaches: [{ component: Session, place: test }] }
        Lookup: { reaches: [{ component: Session, via: service-locator }] }
      """, .accessPoints, .accesses,
      is: """
        Session is Session, body 2, composition-root 1, default-argument 1, test 1
        Cell reaches Session in default-argument
        Lookup reaches Session via service-locator in body
        Probe reaches Session in test
        Root reaches Session in composition-root
        Screen reaches Session in body
        """)
  }

  @Test func `An access point of the sources is not declared twice`() async {
    await check(
      """
      //- App/Store.swift
      final class Store { static let shared = Store() ; var count = 0 }
      #- lifegraph.yml
      lifegraph: 1
      components:
        Store: { access: global }
      """, .accessPoints, is: "Store.shared is App/Store, constructible")
  }

  @Test func `What is released in a routine sits in a holder`() async {
    await check(
      """
      #- lifegraph.yml
      lifegraph: 1
      components:
        Root: { scope: app, owns: [{ component: Session, released-in: logout }] }
        Session: { scope: session, owns: [Cart] }
      """, .scopes, .storage,
      is: """
        Cart: session (ownership session)
        Root: app, declared app (manifest app)
        Session: session, declared session (manifest session)
        Root owns Session, replaceable, released in logout
        Session owns Cart
        """)
  }

  @Test func `State that is cleared in a routine makes that routine end a session`() async {
    await check(
      """
      #- lifegraph.yml
      lifegraph: 1
      components:
        Session:
          scope: app
          state:
            token: { scope: session, mutable: true, cleared-in: logout }
            cart: { scope: session, mutable: true, cleared-in: reset }
        Cache: { state: { rows: { mutable: true, cleared-in: logout } } }
      """, .sessionEndings, .data,
      is: """
        logout: Cache.rows, Session.token
        reset: Session.cart
        Cache.rows: no data
        Session.token: session data, proven declared as session data in the manifest
        Session.cart: session data, proven declared as session data in the manifest
        """)
  }

  @Test func `Two manifests make one graph`() async {
    await check(
      """
      #- a.yml
      lifegraph: 1
      name: First
      components:
        Root: { scope: app, owns: [Store] }
      #- b.yml
      lifegraph: 1
      name: Second
      components:
        Root: { keeps: [Other] }
        Store: { scope: session, reaches: [Root] }
      """, .components, .scopes, .storage, .accesses,
      is: """
        Other: undeclared, unknown
        Root: declared, unknown
        Store: declared, unknown
        Other: app (ownership app)
        Root: app, declared app (manifest app)
        Store: app, declared session (manifest session, ownership app)
        Root keeps Other
        Root owns Store
        Store reaches Root in body
        """)
  }

  @Test func `A manifest's own scopes are the tree`() async {
    await check(
      """
      #- lifegraph.yml
      lifegraph: 1
      scopes:
        app:
        account: { within: app }
        window: { within: app }
        room: { within: account }
      components:
        Account: { scope: account, owns: [Room, Shared] }
        Room: { scope: room }
        Window: { scope: window, keeps: [Shared] }
        Shared: {}
      """, .scopes,
      is: """
        Account: account, declared account (manifest account)
        Room: account, declared room (manifest room, ownership account)
        Shared: account | window (ownership account, ownership window)
        Window: window, declared window (manifest window)
        """)
  }

  @Test func `The manifest goes before directives and conventions`() async {
    await check(
      """
      //- App/Screen.swift
      // lifegraph: scope=flow
      final class Screen: UIViewController {}
      #- lifegraph.yml
      lifegraph: 1
      components:
        Screen: { scope: session }
      """, .scopes,
      is: """
        App/Screen: session, declared session (manifest session, directive flow, framework screen)
        """)
  }

  @Test func `What the sources show already is confirmed and not drawn twice`() async {
    await check(
      """
      //- App/Store.swift
      final class Index { var words: [String] = [] }
      final class Store {
        static let shared = Store()
        let index = Index()
      }
      final class Screen {
        var store: Store?
        init(store: Store = .shared) { self.store = store }
        func show() { _ = Store.shared }
      }
      final class Other {}
      #- lifegraph.yml
      lifegraph: 1
      components:
        Store: { keeps: [Index] }
        Index:
        Screen:
          keeps: [{ component: Store, released-in: Screen.close }]
          reaches: [Store]
      """, .storage, .accesses, .problems,
      is: """
        App/Screen keeps App/Store in store, replaceable, released in Screen.close
        App/Store owns App/Index in index
        App/Screen reaches App/Store.shared in body
        App/Screen reaches App/Store.shared in default-argument
        note: 1 component of the sources is not declared
        """)
  }
}
