import Model
import Testing

@Suite struct FieldEvidenceTests {
  @Test(
    arguments: [
      ("var currentUser: Person?", "user"), ("var authToken: String?", "token"),
      ("var cart: [Int] = []", "cart"), ("var searchHistory: [Int] = []", "search history"),
      ("var favorites: Set<Int> = []", "favorites"), ("var tokens: [Int] = []", "tokens"),
      ("var lastToken: String?", "token"), ("var savedAccessToken: String?", "token"),
      ("var userID: Int?", "user"), ("var currentAccountID: Int?", "account"),
    ])
  func `Names of data give likely evidence`(field: String, word: String) async {
    let name = field.split(whereSeparator: { ": ".contains($0) })[1]
    await check(
      "final class Store { \(field) ; func fill() { \(name) = make() } }", .data,
      is: "Store.\(name): session data, likely its name speaks of '\(word)'")
  }

  @Test(
    arguments: [
      "var userInterfaceStyle = 0", "var tokenTask: Task<Void, Never>?", "var user = false",
      "var userCancellable: AnyCancellable?", "var userObserver: NSObjectProtocol?",
      "var accountManager: Any?", "var isUserKnown = 0", "var accountURL: URL?",
      "var userWidth: CGFloat = 0", "weak var user: AnyObject?", "var onUser: ((Int) -> Void)?",
      "var count = 0", "var roomToken: String?", "var lastAlertToken: String?",
      "var exportAccountID: String?",
      "var selection: RLMNotificationToken?",
    ])
  func `Machinery, flags and plain facts are no data`(field: String) async {
    let name = field.split(whereSeparator: { ": ".contains($0) }).first {
      !["var", "weak"].contains($0)
    }
    await check(
      "final class Store { \(field) ; func fill() { \(name ?? "") = make() } }", .data, is: "")
  }

  @Test(
    arguments: [
      // What is chosen is nobody's data, whatever it is about.
      ("sortedBy = .date", ""),
      (
        "sortedBy = .date } ; func logout() { sortedBy = nil",
        "Store.accountSort: session data, strong emptied in Store.logout, likely its name speaks of "
          + "'account'"
      ),
      (
        "detail = .full(\"\")",
        "Store.accountDetail: session data, likely its name speaks of 'account'"
      ),
    ])
  func `A choice is data only where sign-out takes it away`(code: String, expected: String) async {
    await check(
      """
      enum Order { case name, date }
      enum Detail { case none, full(String) }
      final class Store {
        static let shared = Store()
        var accountSort: Order?
        var accountDetail = Detail.none
        func fill() { \(code.replacing("sortedBy", with: "accountSort").replacing("detail", with: "accountDetail")) }
      }
      """, .data, is: expected)
  }

  @Test(
    arguments: [
      ("var me: UserProfile?", "profile"), ("var entries: [Bookmark] = []", "bookmark"),
    ])
  func `The last word of a type gives likely evidence`(field: String, word: String) async {
    let name = field.split(whereSeparator: { ": ".contains($0) })[1]
    await check(
      "final class Store { \(field) ; func fill() { \(name) = make() } }", .data,
      is: "Store.\(name): session data, likely its type speaks of '\(word)'")
  }

  @Test func `A list that one user edits is data, a registry of several users is not`() async {
    await check(
      """
      final class Store {
        var favourites: [Int] = [] ; var searchHistory: [Int] = [] ; var accounts: [Int] = []
        var drafts: [Int: Int] = [:]
        func take() {
          favourites.remove(at: 0) ; searchHistory.removeAll { $0 == 1 } ; accounts.remove(at: 0)
          drafts.removeValue(forKey: 1)
        }
        func logout() { favourites.removeAll() }
      }
      """, .data,
      is: """
        Store.favourites: session data, strong emptied in Store.logout, likely its name speaks of \
        'favourites'
        Store.searchHistory: session data, likely its name speaks of 'search history'
        """)
  }

  @Test func `What nobody writes is no state`() async {
    await check(
      "final class Store { var user: Int? = nil ; let token = make() ; init() { user = 1 } }",
      .data, is: "")
  }

  @Test func `Emptying at sign-out is strong with a word and nothing without`() async {
    await check(
      """
      final class Store {
        var user: String? ; var page: String? ; var task: Task<Int, Never>?
        func fill() { user = "a" ; page = "b" ; task = make() }
        func logout() { user = nil ; page = nil ; task = nil }
      }
      """, .data,
      is: """
        Store.user: session data, strong emptied in Store.logout, likely its name speaks of 'user'
        Store.page: no data
        Store.task: no data
        """)
  }

  @Test func `Replacing at sign-out is no emptying`() async {
    await check(
      """
      final class Store {
        var page: String?
        func logout(_ other: String) { page = other }
      }
      """, .data, is: "")
  }

  @Test func `An object of the session in a slot is evidence, in a holder it is silent`() async {
    await check(
      """
      // lifegraph: scope=session
      final class Inbox {}
      final class Keeper { var inbox: Inbox? ; func open() { inbox = Inbox() } }
      final class Holder {
        var inbox: Inbox?
        func open() { inbox = Inbox() }
        func logout() { inbox = nil }
      }
      final class Named { var session: UserSession? ; func open() { session = UserSession() } }
      final class UserSession {}
      """, .data,
      is: """
        Holder.inbox: no data
        Keeper.inbox: session data, strong holds Main/Inbox, which is session-scoped
        Named.session: session data, likely holds Main/UserSession, which is session-scoped
        """)
  }

  @Test func `Persisted fields are data as well`() async {
    await check(
      """
      final class Store {
        @AppStorage("token") var token: String = ""
        @UserDefault(key: "page") static var page: String?
        func fill() { token = "x" ; Store.page = "y" }
        func logout() { token = "" }
      }
      """, .fields, .data,
      is: """
        Store.token: String, mutable, persisted, written by Store
        Store.page: String?, static, mutable, persisted, written by Store
        Store.token: session data, strong emptied in Store.logout, likely its name speaks of 'token'
        """)
  }

  @Test func `Writers are the ones that change a field after its start`() async {
    await check(
      """
      final class Store { var count = 0 ; var names: [Int] = [] ; let box = Mutex<Int>(0) ; init() { count = 1 } }
      final class One { let store = Store() ; func run() { store.count += 1 ; store.names.append(1) } }
      final class Two { func run(_ store: Store) { store.count = 2 } }
      struct Three: View { @Bindable var store: Store ; var body: Int { edit($store.count) } }
      """, .fields,
      is: """
        One.store: Store
        Store.count: Int, mutable, written by One and Two
        Store.names: [Int], mutable, only grows, written by One
        Store.box: Mutex<Int>, mutable
        Three.store: Store, mutable
        """)
  }

  @Test func `A tree without a session has no session data`() async {
    var settings = GraphSettings.standard
    settings.scopes = [Scope(name: "app", parent: nil, origin: .settings)]
    await check(
      "final class Store { var user: Int? ; func fill() { user = 1 } }", .data,
      settings: settings, is: "")
  }

  @Test func `In a tree without a session the account takes its part`() async {
    var settings = GraphSettings.standard
    settings.scopes = [
      Scope(name: "app", parent: nil, origin: .settings),
      Scope(name: "account", parent: "app", origin: .settings),
    ]
    await check(
      "final class Store { var user: Int? ; func fill() { user = 1 } }", .data,
      settings: settings, is: "Store.user: account data, likely its name speaks of 'user'")
  }
}
