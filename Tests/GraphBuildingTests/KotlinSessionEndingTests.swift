import Model
import Testing

@Suite struct KotlinSessionEndingTests {
  @Test func `Routines that end a session, and listeners that are told of it`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      interface SessionListener {
        fun onSessionDeleted(userId: String)
      }
      class SessionObserver {
        private val listeners = mutableListOf<SessionListener>()
        fun addListener(listener: SessionListener) {
          listeners.add(listener)
        }
      }
      class Auth {
        private var token: String? = null
        private val cache = mutableMapOf<String, String>()
        private val profile = MutableStateFlow<String?>(null)
        fun logout() {
          token = null
          cache.clear()
          profile.value = null
        }
      }
      class Push : SessionListener {
        private var account = ""
        override fun onSessionDeleted(userId: String) {
          account = ""
        }
      }
      class Images(observer: SessionObserver) {
        private val loaders = mutableMapOf<String, String>()
        init {
          observer.addListener(object : SessionListener {
            override fun onSessionDeleted(userId: String) {
              loaders.remove(userId)
            }
          })
        }
      }
      class Drafts(private val observer: SessionObserver) {
        private var draft: String? = null
        private val listener = object : SessionListener {
          override fun onSessionDeleted(userId: String) {
            draft = null
          }
        }
      }
      @Composable fun SignOut() {}
      object Icons {
        @Composable fun SignOut() {}
      }
      """, .sessionEndings,
      is: """
        Auth.logout: app/Auth.cache, app/Auth.profile, app/Auth.token
        Push.onSessionDeleted: app/Push.account
        Images 'onSessionDeleted': app/Images.loaders replaced
        Drafts 'onSessionDeleted': app/Drafts.draft
        """)
  }

  @Test func `A table by session that only grows, beside one that the end of a session tidies up`()
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class SessionId(val text: String)
      class Images {
        private val loaders = mutableMapOf<SessionId, String>()
        fun onSessionDeleted(id: SessionId) {
          loaders.remove(id)
        }
      }
      object Stores {
        private val cache = mutableMapOf<SessionId, String>()
        private val names = mutableMapOf<String, String>()
        fun get(id: SessionId): String {
          names["a"] = "b"
          return cache.getOrPut(id) { "store" }
        }
      }
      """, .data,
      is: """
        app/Stores.cache: session data, strong keyed by SessionId as Images.loaders is, from which Images.onSessionDeleted takes its entry
        """)
  }
}
