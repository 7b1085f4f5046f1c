import Model

extension Rule {
  static let neverReleased = Rule(
    id: "never-released",
    title: "A slot for a shorter-lived object is never emptied",
    rationale: """
      A variable of a long-lived object holds something that is meant to end earlier, such as the \
      session of a user. It could let go of it, but nothing in the code ever does: after sign-out, \
      or when the flow is done, it is still there, with its data and its memory. Set the variable to \
      nil, or replace the object, in the routine that ends the session or the flow.
      """,
    limits: "A release through a name that the scanner cannot resolve is not seen.",
    languages: [.swift, .kotlin],
    silences: [
      .manifest:
        "what names no `released-in` there cannot be emptied, and is a `captive-dependency`"
    ],
    basis: [
      .strong:
        "a directive, settings, a container or a registry of all instances shows what is outlived",
      .likely: "only the name or a convention says what it belongs to",
    ],
    related: [
      RelatedRule("captive-dependency", when: "the slot cannot be emptied"),
      RelatedRule("ui-outlived", when: "the object is shown on a screen"),
      RelatedRule("forgotten-on-logout", when: "it is a value, and not an object"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A session that is set and never taken away",
        """
        //- Session.swift
        // lifegraph: scope=session
        final class UserSession {}
        final class AppState {
          static let shared = AppState()
          var session: UserSession?
        //    ^^^^^^^ AppState.session keeps UserSession, which belongs to the session, as long as the app, and nothing empties it: AppState → UserSession
          func login() { session = UserSession() }
        }
        """),
      .accepted(
        "Signing out empties the slot",
        """
        //- Session.swift
        // lifegraph: scope=session
        final class UserSession {}
        final class AppState {
          static let shared = AppState()
          var session: UserSession?
          func login() { session = UserSession() }
          func logout() { session = nil }
        }
        """),
      .flagged(
        "A type that keeps all of its own instances",
        """
        //- WindowDelegate.swift
        final class WindowDelegate: NSObject, UIWindowSceneDelegate {
          private static var all: Set<WindowDelegate> = []
        //                   ^^^ WindowDelegate.all keeps WindowDelegate, which belongs to the window, as long as the app, and nothing empties it: WindowDelegate → WindowDelegate
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { Self.all.insert(self) }
        }
        """),
      .accepted(
        "A type that takes its instances out again",
        """
        //- WindowDelegate.swift
        final class WindowDelegate: NSObject, UIWindowSceneDelegate {
          private static var all: Set<WindowDelegate> = []
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { Self.all.insert(self) }
          func sceneDidDisconnect(_ scene: UIScene) { Self.all.remove(self) }
        }
        """
      ).hidden,
      .flagged(
        "A session in a singleton of a container, which nothing takes away",
        """
        //- app/src/main/kotlin/Session.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        // lifegraph: scope=session
        class UserSession
        @Singleton
        class Sessions @Inject constructor() {
            private var current: UserSession? = null
        //              ^^^^^^^ Sessions.current keeps UserSession, which belongs to the session, as long as the app, and nothing empties it: Sessions → UserSession
            fun start() { current = UserSession() }
        }
        """),
      .accepted(
        "A session that signing out takes away",
        """
        //- app/src/main/kotlin/Session.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        // lifegraph: scope=session
        class UserSession
        @Singleton
        class Sessions @Inject constructor() {
            private var current: UserSession? = null
            fun start() { current = UserSession() }
            fun logout() { current = null }
        }
        """),
      .accepted(
        "A table of sessions from which each is taken, and a weak reference",
        """
        //- app/src/main/kotlin/Session.kt
        package com.example
        import java.lang.ref.WeakReference
        import javax.inject.Inject
        import javax.inject.Singleton
        // lifegraph: scope=session
        class UserSession
        @Singleton
        class Sessions @Inject constructor() {
            private val all = mutableMapOf<String, UserSession>()
            private var last: WeakReference<UserSession>? = null
            fun start(name: String) {
                val session = UserSession()
                all[name] = session
                last = WeakReference(session)
            }
            fun end(name: String) { all.remove(name) }
        }
        """),
      .accepted(
        "A collection from which elements are removed",
        """
        //- Sessions.swift
        // lifegraph: scope=session
        final class UserSession {}
        final class Sessions {
          static let shared = Sessions()
          var byName: [String: UserSession] = [:]
          func end(_ name: String) { byName[name] = nil }
        }
        """),
      .accepted(
        "A binding that others may empty",
        """
        //- Session.swift
        // lifegraph: scope=session
        final class UserSession {}
        @main struct ReaderApp: App {
          @State private var session: UserSession?
          var body: some Scene { WindowGroup { Login(session: $session) } }
          func login() { session = UserSession() }
        }
        """),
      .accepted(
        "A setter that may get nil",
        """
        //- Session.swift
        // lifegraph: scope=session
        final class UserSession {}
        final class AppState {
          static let shared = AppState()
          private var session: UserSession?
          func set(_ session: UserSession?) { self.session = session }
        }
        """),
    ],
    traps: neverReleasedTraps,
    check: findUnreleased
  )
}

@Sendable private func findUnreleased(in context: RuleContext) -> [Finding] {
  context.graph.relations.compactMap { relation in
    guard let slot = relation.slot, let overstay = Overstay(relation, context),
      overstay.isNeverReleased,
      !context.derived.isToldAsInterface(relation.from, slot, context),
      context.graph.outlives(overstay.life, overstay.intended.scope)
    else { return nil }
    let path = overstay.path(context)
    if startsAtCallback(path, derived: context.derived) { return nil }
    return Finding(
      message:
        "\(overstay.keeper.name).\(slot) keeps \(overstay.target.name), which belongs to the "
        + "\(overstay.intended.scope), as long as the \(overstay.life), and nothing empties it: "
        + spelled(path, derived: context.derived),
      confidence: overstay.intended.confidence, component: overstay.keeper.id, subject: slot,
      location: overstay.location, related: [overstay.intention], path: path)
  }
}
