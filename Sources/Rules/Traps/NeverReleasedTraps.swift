/// What looks like `never-released` and is none, or is a form of it: further examples of the rule.
let neverReleasedTraps: [Example] = [
  .accepted(
    "A flow of the session that sign-out sets to nothing",
    """
    //- app/src/main/kotlin/Session.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    import kotlinx.coroutines.flow.MutableStateFlow
    // lifegraph: scope=session
    class UserSession
    @Singleton
    class Sessions @Inject constructor() {
        private val current = MutableStateFlow<UserSession?>(null)
        fun start() { current.value = UserSession() }
        fun logout() { current.value = null }
    }
    """
  ).hidden
]
