/// What looks like `session-state-in-app-scope` and is none, or is a form of it: further examples of the rule.
let sessionStateInAppScopeTraps: [Example] = [
  .accepted(
    "The session object in a slot that sign-out empties, in Kotlin",
    """
    //- app/src/main/kotlin/Session.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    class UserSession(val token: String) { var draft = "" }
    @Singleton
    class Sessions @Inject constructor() {
        private var current: UserSession? = null
        fun signIn(token: String) { current = UserSession(token) }
        fun write(text: String) { current?.draft = text }
        fun logout() { current = null }
    }
    """),
  .accepted(
    "Words that look like a user's and are the app's",
    """
    //- app/src/main/kotlin/Look.kt
    package com.example
    object Look {
        var userInterfaceStyle = 0
        var isOnline = true
        fun change(style: Int) { userInterfaceStyle = style ; isOnline = style > 0 }
    }
    """
  ).hidden,
  .accepted(
    "A view model that shows the user's data ends with its screen",
    """
    //- app/src/main/kotlin/Profile.kt
    package com.example
    import androidx.lifecycle.ViewModel
    class ProfileViewModel : ViewModel() {
        private var accountName: String? = null
        fun show(name: String) { accountName = name }
        fun logout() { accountName = null }
    }
    """
  ).hidden,
  .accepted(
    "A weak reference keeps nothing",
    """
    //- app/src/main/kotlin/Engine.kt
    package com.example
    import java.lang.ref.WeakReference
    class Account { var name = "" }
    object Engine {
        private var account = WeakReference<Account>(null)
        private var count = 0
        fun use(account: Account) { this.account = WeakReference(account) ; count += 1 }
        fun show() = account.get()?.name
    }
    """
  ).hidden,
  .accepted(
    "A manifest with state of the app itself",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Reachability:
        scope: app
        state:
          isOnline: { scope: app, mutable: true }
    """
  ).hidden,
  .accepted(
    "A manifest whose screen shows data of the session",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      ProfileScreen:
        scope: screen
        state:
          name: { scope: session, mutable: true }
    """
  ).hidden,
]
