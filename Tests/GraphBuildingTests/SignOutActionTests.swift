import Model
import Testing

@Suite struct SignOutActionTests {
  @Test(
    arguments: [
      #"Button("Log Out", role: .destructive) { Store.shared.user = nil }"#,
      #"Button(role: .destructive) { Store.shared.user = nil } label: { Text("Sign out").bold() }"#,
      #"Button(action: { Store.shared.user = nil }, label: { Label("account.action.logout") })"#,
      "Button(L10n.actionSignOut) { Task { Store.shared.user = nil } }",
      #"alert.add(UIAlertAction(title: "Log out", style: .destructive) { _ in Store.shared.user = nil })"#,
      #"menu.add(UIAction(title: NSLocalizedString("Sign Out", comment: "")) { _ in Store.shared.user = nil })"#,
      #"row(label: .plain(title: L10n.signOut), kind: .button(action: { Store.shared.user = nil }))"#,
      "center.addObserver(forName: .userDidLogOut, object: nil) { _ in Store.shared.user = nil }",
      "center.publisher(for: .didSignOut).sink { _ in Store.shared.user = nil }",
      "form().onReceive(center.publisher(for: .didSignOut)) { _ in Store.shared.user = nil }",
      "service.signOut { Store.shared.user = nil }",
    ])
  func `Code handed to what speaks of signing out ends the session`(call: String) async {
    let report = await graph(
      of: files(
        """
        final class Panel { func build() { \(call) } }
        final class Store { static let shared = Store() ; var user: String? }
        """))
    let clears = report.sessionEndings.flatMap(\.clears).map(\.field)
    #expect(clears == ["user"])
    #expect(report.sessionEndings.first?.name.hasPrefix("Panel '") == true)
  }

  @Test(
    arguments: [
      #"Section("Log out") { row(Store.shared.user) }"#,
      #"Button("Log in") { Store.shared.user = nil }"#,
      #"Button("Do you want to sign out?") { Store.shared.user = nil }"#,
      #"Button("You will be logged out of all your devices") { Store.shared.user = nil }"#,
      #"Button("Log out") { isAsking = true }"#,
      #"show("Logout failed") { Store.shared.user = nil }"#,
      "service.signOut(failure: { Store.shared.user = nil })",
      #"form().onChange(of: user) { Store.shared.user = nil }"#,
      "form().onReceive(center.publisher(for: .didSignOut)) { _ in }.onAppear { Store.shared.user = nil }",
      "logOutput { Store.shared.user = nil }",
    ])
  func `Titles, questions and explanations end none`(call: String) async {
    await check(
      """
      struct Panel: View { @State var isAsking = false ; var body: Int { \(call) } }
      final class Store { static let shared = Store() ; var user: String? }
      """, .sessionEndings, is: "")
  }

  @Test func `Functions that a menu or an observer names are routines`() async {
    await check(
      """
      final class Panel: NSObject {
        var user: String? ; var cart: String?
        func build() {
          menu.add(NSMenuItem(title: "Sign Out", action: #selector(leave), keyEquivalent: ""))
          center.addObserver(self, selector: #selector(empty(_:)), name: .userDidLogout, object: nil)
        }
        @objc func leave() { user = nil }
        @objc func empty(_ note: Notification) { cart = nil }
      }
      """, .sessionEndings,
      is: """
        Panel 'Sign Out': Panel.user
        Panel 'userDidLogout': Panel.cart
        """)
  }

  @Test func `A posted sign-out is followed to those who wait for it`() async {
    await check(
      """
      final class Session {
        var user: String?
        func logout() {
          user = nil
          if user == nil { NotificationCenter.default.post(name: .userDidLogout, object: nil) }
          NotificationCenter.default.post(name: .pageDidChange, object: nil)
        }
      }
      final class Cart {
        var items: [Int] = [] ; var page: Int?
        init() {
          NotificationCenter.default.addObserver(forName: .userDidLogout, object: nil) { [weak self] _ in
            self?.items = []
          }
          NotificationCenter.default.addObserver(forName: .pageDidChange, object: nil) { [weak self] _ in
            self?.page = nil
          }
        }
      }
      """, .sessionEndings, .sessionSteps,
      is: """
        Session.logout: Cart.items if user == nil, Session.user
        Cart 'userDidLogout': Cart.items
        Session.logout: empties Session.user; posts userDidLogout if user == nil
        Cart 'userDidLogout': empties Cart.items
        """)
  }

  @Test func `The case of an event that ends the session is a routine`() async {
    await check(
      """
      enum Action { case login(String) ; case logoutTapped ; case page }
      final class Model {
        var user: String? ; var draft: String? ; var page: Int?
        func send(_ action: Action) {
          switch action {
          case .login(let name): user = name
          case .logoutTapped:
            user = nil
            if page != nil { draft = nil }
          case .page: page = nil
          }
        }
      }
      """, .sessionEndings, .sessionSteps,
      is: """
        Model.send case .logoutTapped: Model.draft if page != nil, Model.user
        Model.send case .logoutTapped: empties Model.user; empties Model.draft if page != nil
        """)
  }

  @Test func `What the system does not permit ends no session`() async {
    await check(
      """
      final class Radio {
        var user: String?
        func change(_ state: State) {
          switch state {
          case .poweredOn: start()
          case .unauthorized: user = nil
          }
        }
        func start() {}
      }
      """, .sessionEndings, is: "")
  }

  @Test func `A reducer's case is a routine, also inside its closure`() async {
    await check(
      """
      enum Action { case signedOut ; case page }
      final class Store { static let shared = Store() ; var user: String? ; var page: Int? }
      struct Feature {
        func build() {
          reduce { action in
            switch action {
            case .signedOut: Store.shared.user = nil
            case .page: Store.shared.page = nil
            }
          }
        }
      }
      """, .sessionEndings, is: "Feature.build case .signedOut: Store.user")
  }

  @Test func `An answer that the credentials are no longer valid ends the session`() async {
    await check(
      """
      final class Client {
        var token: String? ; var page: Int?
        func handle(_ response: Response) {
          if response.statusCode == 401 { token = nil }
          if response.statusCode == 404 { page = nil }
        }
      }
      """, .sessionEndings, is: "Client.handle response.statusCode == 401: Client.token")
  }

  @Test func `What only passes on to a known routine is told with that one`() async {
    await check(
      """
      final class Session { var user: String? ; func logout() { user = nil } }
      struct Panel: View {
        let session: Session
        var body: Int { Button("Log out") { session.logout() } }
      }
      """, .sessionEndings, is: "Session.logout: Session.user")
  }

  @Test func `An account is deleted by what keeps accounts, not by a list of people`() async {
    await check(
      """
      final class AccountStore { var current: Int? ; func delete(account: Int) { current = nil } }
      final class ListEditor { var people: Int? ; func delete(account: Int) { people = nil } }
      """, .sessionEndings, is: "AccountStore.delete: AccountStore.current")
  }

  @Test func `What a view remembers of itself is not told`() async {
    await check(
      """
      struct Panel: View {
        @State var isShown = true
        func logout() { isShown = true ; Store.shared.user = nil }
      }
      final class Store { static let shared = Store() ; var user: String? }
      """, .sessionEndings, is: "Panel.logout: Store.user")
  }

  @Test func `Letting go of the session's object ends the session`() async {
    await check(
      """
      final class UserSession {}
      final class Window { var session: UserSession? ; var page: Int? }
      final class Root {
        let window = Window() ; var draft: String? ; var pages: Int?
        func leave() { window.session = nil ; draft = nil }
        func turn() { window.page = nil ; pages = nil }
        func logout() { drop() }
        func drop() { window.session = nil }
      }
      """, .sessionEndings,
      is: """
        Root.leave: Root.draft, Window.session
        Root.logout: Window.session
        """)
  }

  @Test func `A state in which nobody is signed in ends the session`() async {
    await check(
      """
      enum State { case signedIn ; case signedOut ; case logoutAlert }
      final class Root {
        var state = State.signedIn ; var draft: String?
        func leave() { state = .signedOut ; draft = nil }
        func ask() { state = .logoutAlert }
        func show() { title = L10n.signedOut ; draft = nil }
        var title = ""
      }
      enum L10n { static var signedOut: String { make("signed out") } }
      """, .sessionEndings, is: "Root.leave: Root.draft, Root.state replaced")
  }
}
