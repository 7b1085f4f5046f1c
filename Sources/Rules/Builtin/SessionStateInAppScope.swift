import Model

extension Rule {
  static let sessionStateInAppScope = Rule(
    id: "session-state-in-app-scope",
    title: "Data of the session lives in an object that outlives it",
    rationale: """
      The object goes on when the user signs out, and so does what it holds: the next user may see \
      it, and every new field has to be remembered in every routine that signs out. Move the \
      fields into one object that is made at sign-in and dropped at sign-out; then nothing can be \
      forgotten. When every field is emptied at sign-out the harm is smaller, but still has to be \
      kept up by hand.
      """,
    limits: """
      A field that only its name or its type's name betrays is `likely`, which the gate does not \
      count unless it is told to.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares whose data it is",
      .strong: "what fills or empties the field shows whose data it is",
      .likely: "only a name says whose data it is",
    ],
    related: [
      RelatedRule(
        "forgotten-on-logout",
        when: "a routine empties other fields of the object and leaves this one"),
      RelatedRule("never-released", when: "it is a whole object of the session"),
      RelatedRule("flow-state-in-app-scope", when: "it is data of a flow"),
      RelatedRule(
        "isolated-but-ownerless", when: "a note beside it where an actor guards the data"),
    ],
    severity: .error,
    examples: [
      .flagged(
        "A singleton that logs out but holds the user's token",
        """
        //- Session.swift
        final class SessionManager {
        //          ^^^^^^^^^^^^^^ SessionManager lives as long as the app, but holds data of the session: authToken (emptied in SessionManager.logout)
          static let shared = SessionManager()
          var authToken: String?
          var launchCount = 0
          func logout() { authToken = nil }
        }
        """),
      .flagged(
        "A manifest that declares the state",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          SessionManager:
        # ^^^^^^^^^^^^^^ SessionManager lives as long as the app, but holds data of the session: draft (declared as session data in the manifest)
            scope: app
            state:
              draft: { scope: session, mutable: true }
        """),
      .flagged(
        "A static variable outlives instances that a holder lets go of",
        """
        //- Account.swift
        final class Account {
        //          ^^^^^^^ Account holds in static variables, which live as long as the app, data of the session: lastToken (its name speaks of 'token')
          private static var lastToken: String?
          private var token: String?
          func sign(_ text: String) {
            token = text
            Self.lastToken = text
          }
        }
        final class Accounts {
          static let shared = Accounts()
          private let standard = Account()
          private var byName: [String: Account] = [:]
          func add(_ name: String) { byName[name] = Account() }
          func end(_ name: String) { byName[name] = nil }
        }
        """
      ).hidden,
      .flagged(
        "An object of Kotlin that keeps who is signed in",
        """
        //- app/src/main/kotlin/Login.kt
        package com.example
        object Login {
        //     ^^^^^ Login lives as long as the app, but holds data of the session: authToken (emptied in Login.logout)
            var authToken: String? = null
            fun logout() { authToken = null }
        }
        """
      ).hidden,
      .accepted(
        "The session object in a slot that sign-out empties",
        """
        //- Session.swift
        final class UserSession {
          var token = ""
        }
        final class SessionHolder {
          static let shared = SessionHolder()
          private(set) var current: UserSession?
          func start() { current = UserSession() }
          func logout() { current = nil }
        }
        """),
      .accepted(
        "A screen that shows the user's data, kept longer than it is seen",
        """
        //- Screens.swift
        final class ProfileViewController: UIViewController {
          var account: Account?
          func show(_ account: Account) { self.account = account }
        }
        struct Account { var name = "" }
        final class Screens {
          static let shared = Screens()
          let profile = ProfileViewController()
        }
        """
      ).hidden,
      .accepted(
        "State of the app itself",
        """
        //- Reachability.swift
        final class Reachability {
          static let shared = Reachability()
          var isOnline = true
          var userInterfaceStyle = 0
        }
        """),
      .accepted(
        "The same data in an object of the session",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          UserSession:
            scope: session
            state:
              draft: { scope: session, mutable: true }
        """),
    ],
    traps: sessionStateInAppScopeTraps,
    check: findSessionState
  )
}

@Sendable private func findSessionState(in context: RuleContext) -> [Finding] {
  context.graph.components.compactMap { component in
    let (fields, keepers) = sessionStateFields(of: component, context)
    return fields.isEmpty ? nil : outlivingFinding(fields, keepers, of: component, context)
  }
}
