import Model

extension Rule {
  static let forgottenOnLogout = Rule(
    id: "forgotten-on-logout",
    title: "Signing out leaves data of the session behind",
    rationale: """
      The routine empties some fields of the session and leaves this one, so the next user meets \
      what the last one left: a draft, a history, a token. Empty it in the same routine; better, \
      move all fields of the session into one object that the routine drops. The same holds for a \
      routine that hands an object the next session and leaves what it has of the last one, for \
      two ways to sign out of which one may do nothing, for what is removed in a task that comes \
      too late, and for types that do nothing where others remove what they keep.
      """,
    limits: """
      Only components of which a routine empties at least one field, or to which one hands the \
      next session, are compared: the others may be cleared in a way that the scanner does not see.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares whose data it is",
      .strong: "what fills or empties the field shows whose data it is",
      .likely: "only a name says whose data it is, or the steps of two routines were compared",
    ],
    related: [
      RelatedRule(
        "session-state-in-app-scope",
        when: "no routine empties any field of the object, or one empties all of them"),
      RelatedRule("never-released", when: "it is a whole object that nothing lets go of"),
    ],
    severity: .error,
    examples: [
      .flagged(
        "A draft survives the sign-out",
        """
        //- Session.swift
        final class SessionManager {
          static let shared = SessionManager()
          var authToken: String?
          var draftBooking: String?
        //    ^^^^^^^^^^^^ SessionManager.logout empties authToken but leaves draftBooking (its name speaks of 'draft') in SessionManager
          func start(_ booking: String) { draftBooking = booking }
          func logout() { authToken = nil }
        }
        """),
      .flagged(
        "A manifest that says what sign-out empties",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          SessionManager:
            scope: app
            state:
              token: { scope: session, mutable: true, cleared-in: logout }
              draft: { scope: session, mutable: true }
        #     ^^^^^ logout empties token but leaves draft (declared as session data in the manifest) in SessionManager
        """),
      .flagged(
        "A session without credentials changes nothing",
        """
        \(client)
        //- Current.swift
        final class Current {
          static let shared = Current()
          private var client: Client?
          var names: [String] = []
        //    ^^^^^ Current.setClient takes another Client but leaves names (filled with what Client gives in Current.load) unless client.isSignedIn in Current
          func setClient(_ client: Client) {
            self.client = client
            guard client.isSignedIn else { return }
            Task { await load() }
          }
          private func load() async {
            guard let client else { return }
            names = await client.names()
          }
        }
        """),
      .flagged(
        "A removal in a task asks for what is gone by then",
        """
        //- Account.swift
        final class Account {
          var name: String?
          func logout() {
        //     ^^^^^^ Account.logout removes items of the keychain only later, and only when `let name = self.name`, but by then it has done what stands behind it: it empties Account.name
            Task { removeToken() }
            name = nil
          }
          private func removeToken() {
            guard let name = self.name else { return }
            SecItemDelete(query(name))
          }
        }
        """
      ).hidden,
      .flagged(
        "A service that does nothing where another removes its password",
        """
        //- Services.swift
        protocol Service { func accountWillBeDeleted() }
        final class Mail: Service { func accountWillBeDeleted() { SecItemDelete(query(1)) } }
        final class Feeds: Service {
          private var password: String?
          func sign(_ password: String) { self.password = password }
          func accountWillBeDeleted() {}
        //     ^^^^^^^^^^^^^^^^^^^^ Accounts.deleteAccount calls Service.accountWillBeDeleted, which does nothing in Feeds, although that holds password (its name speaks of 'password'); elsewhere it removes items of the keychain
        }
        final class Files: Service { func accountWillBeDeleted() {} }
        final class Accounts {
          func deleteAccount(_ service: any Service) { service.accountWillBeDeleted() }
        }
        """
      ).hidden,
      .flagged(
        "Bookmarks of the last user stay in a singleton of a container",
        """
        //- app/src/main/kotlin/Session.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Session @Inject constructor() {
            private var token: String? = null
            private val bookmarks = mutableListOf<String>()
        //              ^^^^^^^^^ Session.logout empties token but leaves bookmarks (its name speaks of 'bookmarks') in Session
            fun signIn(token: String) { this.token = token }
            fun mark(page: String) { bookmarks.add(page) }
            fun logout() { token = null }
        }
        """),
      .accepted(
        "What the next session renews",
        """
        \(client)
        //- Current.swift
        final class Current {
          static let shared = Current()
          private var client: Client?
          var names: [String] = []
          func setClient(_ client: Client) {
            self.client = client
            guard client.isSignedIn else {
              names = []
              return
            }
            Task { names = await client.names() }
          }
        }
        """
      ).told(by: "session-state-in-app-scope"),
      .accepted(
        "Everything is emptied, also through another method",
        """
        //- Session.swift
        final class SessionManager {
          static let shared = SessionManager()
          var authToken: String?
          var draftBooking: String?
          func logout() {
            authToken = nil
            clearDrafts()
          }
          private func clearDrafts() { draftBooking = nil }
        }
        """
      ).told(by: "session-state-in-app-scope"),
      .accepted(
        "Sign-out drops the object with all of it",
        """
        //- app/src/main/kotlin/Session.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        class UserSession(val token: String) { val bookmarks = mutableListOf<String>() }
        @Singleton
        class Sessions @Inject constructor() {
            private var current: UserSession? = null
            fun signIn(token: String) { current = UserSession(token) }
            fun mark(page: String) { current?.bookmarks?.add(page) }
            fun logout() { current = null }
        }
        """),
      .accepted(
        "A signal keeps nothing, whatever its name speaks of",
        """
        //- app/src/main/kotlin/Session.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        import kotlinx.coroutines.flow.MutableSharedFlow
        @Singleton
        class Session @Inject constructor() {
            private var token: String? = null
            private val userSeeks = MutableSharedFlow<Long>(extraBufferCapacity = 1)
            fun signIn(token: String) { this.token = token }
            fun seek(place: Long) { userSeeks.tryEmit(place) }
            fun logout() { token = null }
        }
        """
      ).told(by: "session-state-in-app-scope"),
      .accepted(
        "Dropping the object that holds it all",
        """
        //- Session.swift
        final class UserSession {
          var token = ""
          var draft = ""
        }
        final class SessionHolder {
          static let shared = SessionHolder()
          var current: UserSession?
          func logout() { current = nil }
        }
        """),
    ],
    traps: forgottenOnLogoutTraps,
    check: forgottenFields
  )
}

/// A client of a server that is the next session where it has a token.
private let client = """
  //- Client.swift
  final class Client {
    let token: String?
    var isSignedIn: Bool { token != nil }
    init(token: String?) { self.token = token }
    func names() async -> [String] { [] }
  }
  """
