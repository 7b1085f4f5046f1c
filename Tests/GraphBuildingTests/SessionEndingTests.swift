import Model
import Testing

@Suite struct SessionEndingTests {
  @Test func `What follows an early exit is emptied only when it is not taken`() async {
    await check(
      """
      final class Session {
        var user: Int? ; var token: String? ; var draft: Int? ; var last: Int? ; var isOpen = false
        func logout() {
          user = nil
          guard let token, isOpen else { return }
          self.token = nil
          if isOpen { return }
          draft = nil
          do { guard isOpen else { return } ; isOpen = false }
          last = nil
        }
      }
      """, .sessionEndings,
      is: """
        Session.logout: Session.draft if let token, isOpen and !(isOpen), \
        Session.isOpen if let token, isOpen and !(isOpen) and isOpen, \
        Session.last if let token, isOpen and !(isOpen), Session.token if let token, isOpen, \
        Session.user
        """)
  }

  @Test func `Holding on to self is no condition`() async {
    await check(
      """
      final class Session {
        var user: Int? ; var token: Int?
        func logout() {
          Task { [weak self] in guard let self else { return } ; self.user = nil
            guard let self = self, let token else { return } ; self.token = nil }
        }
      }
      """, .sessionEndings,
      is: "Session.logout: Session.token if let self = self, let token, Session.user")
  }

  @Test(
    arguments: [
      "logout", "logOut", "logoutUser", "signOut", "signOff", "endSession", "performLogout",
      "handleSignOut", "forceLogout", "userDidLogout", "didSignOut", "onLogout",
      "handleTokenExpired",
      "sessionExpired", "invalidateSession", "requestLogout", "onUserDidLogout", "didLogOut",
      "tearDownUserSession", "handleSessionExpired", "serviceDidLogout", "simperiumWillSignOut",
      "deauthenticate", "deauthenticateUser", "logOutOfCurrentStore",
    ])
  func `Routines that end a session are known by their names`(name: String) async {
    await check(
      "final class Session { var user: Int? ; func \(name)() { user = nil } }", .sessionEndings,
      is: "Session.\(name): Session.user")
  }

  @Test(arguments: [
    "login", "reset", "clear", "showLogoutAlert", "isLoggedOut", "blogout", "userDidLogin", "doLog",
    "shouldLogout", "willLogin", "logOutput", "logoutputs", "deleteSessions", "removeAccounts",
    "logOutOfDatePlugins", "logOutOfMemory", "logOffScreenViews", "deauthorize",
  ])
  func `Other routines end no session`(name: String) async {
    await check(
      "final class Session { var user: Int? ; func \(name)() { user = nil } }", .sessionEndings,
      is: "")
  }

  @Test func `The settings name further routines`() async {
    var settings = GraphSettings.standard
    settings.sessionEndings = ["forget*"]
    await check(
      "final class Session { var user: Int? ; func forgetMe() { user = nil } }", .sessionEndings,
      settings: settings, is: "Session.forgetMe: Session.user")
  }

  @Test func `Every shape of emptying is seen`() async {
    await check(
      """
      final class Session {
        var a: Int? ; var b: [Int] = [] ; var c: [Int: Int] = [:] ; var d: String = "" ; var e = 0
        var f = false ; var g = State() ; var h: Int? ; var i: State? ; var j: Set<Int> = []
        func logout() {
          a = nil ; b.removeAll() ; c[1] = nil ; d = "" ; e = 0 ; f = false ; g = State()
          h = .none ; self.i = nil ; j = []
        }
      }
      struct State { var count = 0 }
      """, .sessionEndings,
      is: """
        Session.logout: Session.a, Session.b, Session.c replaced, Session.d, Session.e, \
        Session.f, Session.g, Session.h, Session.i, Session.j
        """)
  }

  @Test func `A new value is told from an empty one, and a change is neither`() async {
    await check(
      """
      final class Session {
        var user = User(name: "x") ; var name: String = "" ; var log: [Int] = [] ; var count = 0
        func logout(to next: String) {
          user = User(name: "guest") ; name = next ; log.append(1) ; count += 1
        }
      }
      final class User { let name: String ; init(name: String) { self.name = name } }
      """, .sessionEndings,
      is: "Session.logout: Session.name replaced, Session.user replaced")
  }

  @Test func `Calls are followed through methods, types, protocols and globals`() async {
    await check(
      """
      final class Session {
        var user: Int? ; let cart: Cart ; let store: Clearing
        init(cart: Cart, store: Clearing) { self.cart = cart ; self.store = store }
        func logout() { clearOwn() ; cart.empty() ; store.clear() ; Space.reset() ; resetAll() }
        private func clearOwn() { user = nil }
      }
      final class Cart { var items: [Int] = [] ; func empty() { items = [] } }
      protocol Clearing { func clear() }
      final class FileStore: Clearing { var rows: [Int] = [] ; func clear() { rows = [] } }
      final class CloudStore: Clearing { var keys: [Int] = [] ; func clear() { keys = [] } }
      enum Space { static var last: Int? ; static func reset() { last = nil } }
      var lastGlobal: Int?
      func resetAll() { lastGlobal = nil }
      """, .sessionEndings,
      is: """
        Session.logout: Cart.items, CloudStore.keys, FileStore.rows, Session.user, Space.last, \
        lastGlobal.lastGlobal
        """)
  }

  @Test func `Calls are followed four levels deep and circles end`() async {
    let steps = (1...10).map { number in
      "var v\(number): Int? ; func f\(number)() { v\(number) = nil ; f\(number + 1)() ; f1() }"
    }
    await check(
      """
      final class Session {
        func logout() { f1() }
        func f11() {}
        \(steps.joined(separator: "\n"))
      }
      """, .sessionEndings,
      is: """
        Session.logout: Session.v1, Session.v2, Session.v3
        """)
  }

  @Test func `Conditions are told in the words of the source`() async {
    await check(
      """
      final class Session {
        var user: Int? ; var token: Int? ; var cart: Int? ; var isGuest = false
        func logout(everything: Bool) {
          user = nil
          if everything { token = nil ; more() }
        }
        func more() { if !isGuest { cart = nil } }
      }
      """, .sessionEndings,
      is: """
        Session.logout: Session.cart if everything and !isGuest, Session.token if everything, \
        Session.user
        """)
  }

  @Test func `A setter that gets nothing empties, one that gets something replaces`() async {
    await check(
      """
      final class Session {
        var user: Int? ; var name: String?
        func logout() { set(nil) ; rename(to: "guest") }
        func set(_ user: Int?) { self.user = user }
        func rename(to name: String?) { self.name = name }
      }
      """, .sessionEndings, is: "Session.logout: Session.name replaced, Session.user")
  }

  @Test func `Observers of what a routine writes are followed`() async {
    await check(
      """
      final class Session {
        var isOpen = false { didSet { if !isOpen { user = nil } else if isOpen { token = nil } } }
        var current: Int? { didSet { if let current { start(current) } ; cart = nil } }
        var user: Int? ; var token: Int? ; var cart: Int? ; var started: Int?
        func logout() { isOpen = false ; current = nil }
        func start(_ id: Int) { started = nil }
      }
      """, .sessionEndings,
      is: """
        Session.logout: Session.cart, Session.current, Session.isOpen, Session.user if !isOpen
        """)
  }

  @Test func `Closures of a routine belong to it`() async {
    await check(
      """
      final class Session {
        var user: Int? ; var token: Int?
        func logout() {
          Task { [weak self] in await self?.clear() ; self?.user = nil }
        }
        func clear() async { token = nil }
      }
      """, .sessionEndings, is: "Session.logout: Session.token, Session.user")
  }

  @Test func `Dropping a part of another object counts for that object`() async {
    await check(
      """
      final class Session { var box = Box() ; func logout() { box.user = nil ; Store.shared.user = nil } }
      struct Box { var user: Int? }
      final class Store { static let shared = Store() ; var user: Int? }
      """, .sessionEndings, is: "Session.logout: Box.user, Store.user")
  }

  @Test func `Tests, previews and protocols declare no routine`() async {
    await check(
      """
      //- App/Session.swift
      protocol Ending { func logout() }
      //- AppTests/Some.swift
      final class Probe { var user: Int? ; func logout() { user = nil } }
      //- App/Mocks/Fake.swift
      final class Fake { var user: Int? ; func logout() { user = nil } }
      """, .sessionEndings, is: "")
  }
}
