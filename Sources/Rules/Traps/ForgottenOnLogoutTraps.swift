/// What looks like `forgotten-on-logout` and is none, or is a form of it: further examples of the rule.
let forgottenOnLogoutTraps: [Example] = [
  .accepted(
    "Without a session there is none to end",
    """
    \(session)
    //- Views.swift
    struct MenuView: View {
      let account: String?
      func logout() {
        guard let account else { return }
        Session.shared.signOut()
      }
    }
    """
  ).told(by: "hidden-access", "session-state-in-app-scope"),
  .accepted(
    "What is not the user's stays",
    """
    //- Session.swift
    final class SessionManager {
      static let shared = SessionManager()
      var authToken: String?
      var launchCount = 0
      func logout() { authToken = nil }
    }
    """
  ).told(by: "session-state-in-app-scope"),
  .accepted(
    "Emptied through a setter that gets nil",
    """
    //- Session.swift
    final class SessionManager {
      static let shared = SessionManager()
      var authToken: String?
      var user: String?
      func setUser(_ user: String?) { self.user = user }
      func logout() {
        authToken = nil
        setUser(nil)
      }
    }
    """
  ).told(by: "session-state-in-app-scope"),
  .flagged(
    "One of two ways to sign out may do nothing",
    """
    \(session)
    //- Views.swift
    struct DeviceView: View {
      let pushes: [String]
      func logout() {
    //     ^^^^^^ DeviceView.logout does nothing unless let push = pushes.first, which ListView.logout does not ask for
        if let push = pushes.first {
          forget(push)
          Session.shared.signOut()
        }
      }
      func forget(_ push: String) {}
    }
    """
  ).hidden,
  .accepted(
    "Emptied by a function that the routine calls, in Kotlin",
    """
    //- app/src/main/kotlin/Session.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    @Singleton
    class Session @Inject constructor() {
        private var token: String? = null
        private val bookmarks = mutableListOf<String>()
        fun signIn(token: String) { this.token = token }
        fun mark(page: String) { bookmarks.add(page) }
        fun logout() {
            token = null
            forgetAll()
        }
        private fun forgetAll() { bookmarks.clear() }
    }
    """
  ).told(by: "session-state-in-app-scope"),
  .accepted(
    "A manifest in which sign-out empties everything",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionManager:
        scope: app
        state:
          token: { scope: session, mutable: true, cleared-in: logout }
          draft: { scope: session, mutable: true, cleared-in: logout }
    """
  ).told(by: "session-state-in-app-scope"),
  .accepted(
    "A manifest in which sign-out drops the object with all of it",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionHolder:
        scope: app
        owns: [{ component: UserSession, released-in: logout }]
      UserSession:
        scope: session
        state:
          token: { mutable: true }
          draft: { mutable: true }
    """),
  .accepted(
    "A manifest with a field that is not the user's",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Preferences:
        scope: app
        state:
          token: { scope: session, mutable: true, cleared-in: logout }
          textSize: { scope: app, mutable: true }
    """
  ).told(by: "session-state-in-app-scope"),
]

/// A session, and a view that ends it whatever else is the case.
private let session = """
  //- Session.swift
  final class Session {
    static let shared = Session()
    private var token: String?
    func sign(_ text: String) { token = text }
    func signOut() { token = nil }
  }
  //- ListView.swift
  struct ListView: View {
    func logout() { Session.shared.signOut() }
  }
  """
