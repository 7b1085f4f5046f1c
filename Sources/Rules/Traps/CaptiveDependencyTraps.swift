/// What looks like `captive-dependency` and is none, or is a form of it: further examples of the rule.
let captiveDependencyTraps: [Example] = [
  .accepted(
    "A factory that is asked for another one each time",
    """
    //- Session.swift
    // lifegraph: scope=session
    final class UserSession {}
    final class Engine {
      static let shared = Engine(make: { UserSession() })
      private let make: () -> UserSession
      init(make: @escaping () -> UserSession) { self.make = make }
      func run() { print(make()) }
    }
    """),
  .accepted(
    "An object of the session that keeps another one",
    """
    //- Session.swift
    // lifegraph: scope=session
    final class UserSession {}
    final class Sync {
      let session: UserSession
      init(session: UserSession) { self.session = session }
    }
    final class Engine {
      static let shared = Engine()
      func run(_ session: UserSession) { print(Sync(session: session)) }
    }
    """
  ).hidden,
  .accepted(
    "A provider that is asked each time",
    """
    //- app/src/main/kotlin/Engine.kt
    package com.example
    import dagger.hilt.android.scopes.ActivityRetainedScoped
    import javax.inject.Inject
    import javax.inject.Provider
    import javax.inject.Singleton
    @ActivityRetainedScoped class Draft @Inject constructor() { var text = "" }
    @Singleton class Engine @Inject constructor(private val draft: Provider<Draft>) {
        private var shown = 0
        fun show(): String { shown += 1; return draft.get().text }
    }
    """),
  .accepted(
    "A weak reference",
    """
    //- app/src/main/kotlin/Engine.kt
    package com.example
    import dagger.hilt.android.scopes.ActivityRetainedScoped
    import java.lang.ref.WeakReference
    import javax.inject.Inject
    import javax.inject.Singleton
    @ActivityRetainedScoped class Draft @Inject constructor() { var text = "" }
    @Singleton class Engine @Inject constructor() {
        private var draft = WeakReference<Draft>(null)
        fun use(draft: Draft) { this.draft = WeakReference(draft) }
        fun show() = draft.get()?.text
    }
    """
  ).hidden,
  .accepted(
    "A binding to an interface says nothing of how long it lives",
    """
    //- app/src/main/kotlin/Draft.kt
    package com.example
    import dev.zacsweers.metro.AppScope
    import dev.zacsweers.metro.ContributesBinding
    import dev.zacsweers.metro.Inject
    import dev.zacsweers.metro.SingleIn
    interface Draft { fun text(): String }
    abstract class SessionScope private constructor()
    @ContributesBinding(SessionScope::class)
    @Inject class LiveDraft : Draft { override fun text() = "" }
    @SingleIn(AppScope::class)
    @Inject class Engine(private val draft: LiveDraft) { var shown = 0 ; fun show() { shown += draft.text().length } }
    """
  ).hidden,
]
