import Model
import Testing

@Suite struct KotlinSubscriptionTests {
  private let bus = """
    interface SessionListener {
      fun onDeleted()
    }
    class SessionObserver {
      private val listeners = mutableListOf<SessionListener>()
      val events = MutableSharedFlow<String>()
      fun addListener(listener: SessionListener) {
        listeners.add(listener)
      }
      fun removeListener(listener: SessionListener) {
        listeners.remove(listener)
      }
    }
    """

  @Test func `A listener that is added holds its object, and one that is removed lets go`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      \(bus)
      class Cache(private val observer: SessionObserver) : SessionListener {
        init {
          observer.addListener(this)
        }
        override fun onDeleted() {}
      }
      class Other(private val observer: SessionObserver) : SessionListener {
        fun start() {
          observer.addListener(this)
        }
        fun stop() {
          observer.removeListener(this)
        }
        override fun onDeleted() {}
      }
      """, .subscriptions,
      is: """
        app/Cache to app/SessionObserver: observer, captured strongly, held by publisher, ends never, for good
        app/Other to app/SessionObserver: observer, captured strongly, held by publisher, ends never, cancelled in Other.stop
        """)
  }

  @Test func `An object written out captures the object around where it names its members`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      \(bus)
      class Cache(private val observer: SessionObserver) {
        private var count = 0
        fun start() {
          observer.addListener(object : SessionListener {
            override fun onDeleted() {
              count = 0
            }
          })
        }
      }
      """, .subscriptions,
      is: """
        app/Cache to app/SessionObserver: observer, captured strongly, held by publisher, ends never, for good
        """)
  }

  @Test
  func `A loop over a flow in a scope of the own object goes on until the scope is cancelled`()
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      \(bus)
      class Watcher(private val observer: SessionObserver) {
        private val scope = CoroutineScope(SupervisorJob() + Dispatchers.IO)
        private var last = ""
        fun start() {
          scope.launch {
            observer.events.collect { last = it }
          }
        }
      }
      class Tidy(private val observer: SessionObserver) {
        private val scope = CoroutineScope(SupervisorJob())
        private var last = ""
        fun start() {
          observer.events.onEach { last = it }.launchIn(scope)
        }
        fun close() {
          scope.cancel()
        }
      }
      class Global(private val observer: SessionObserver) {
        private var last = ""
        fun start() {
          GlobalScope.launch {
            while (true) {
              last = "a"
            }
          }
        }
      }
      """, .subscriptions,
      is: """
        app/Global to GlobalScope: task, captured strongly, held by publisher, ends never, for good
        app/Tidy to CoroutineScope.scope: collector, captured strongly, held by publisher, ends never, cancelled in Tidy.close
        app/Watcher to app/SessionObserver.scope: collector, captured strongly, held by publisher, ends never, for good
        """)
  }

  @Test(arguments: [
    "viewModelScope.launch { observer.events.collect { last = it } }",
    "lifecycleScope.launch { observer.events.collect { last = it } }",
    "observer.events.onEach { last = it }.launchIn(viewModelScope)",
    "scope.launch { observer.events.collect { last = it } }",
    "lifecycle.addObserver(this)",
  ])
  func `What ends with its owner, or in a scope that is handed in, holds nobody`(_ code: String)
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      \(bus)
      class Watcher(private val observer: SessionObserver, private val scope: CoroutineScope) : ViewModel() {
        private var last = ""
        fun start() {
          \(code)
        }
      }
      """, .subscriptions, is: "")
  }

  @Test func `A receiver that is registered with the system and never taken back`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Battery(private val context: Context) {
        private var level = 0
        private val receiver = object : BroadcastReceiver() {
          override fun onReceive(context: Context, intent: Intent) {
            level = 1
          }
        }
        fun start() {
          context.registerReceiver(receiver, IntentFilter())
        }
      }
      class Screen : Activity() {
        private val receiver = object : BroadcastReceiver() {
          override fun onReceive(context: Context, intent: Intent) {
            finish()
          }
        }
        override fun onStart() {
          registerReceiver(receiver, IntentFilter())
        }
        override fun onStop() {
          unregisterReceiver(receiver)
        }
      }
      """, .subscriptions,
      is: """
        app/Battery to Context: observer, captured strongly, held by publisher, ends never, for good
        app/Screen to Context: observer, captured strongly, held by publisher, ends never, cancelled in Screen.onStop
        """)
  }

  @Test func `A service that a static function gives calls its listeners back`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Screen : Activity() {
        fun start() {
          val accounts = AccountManager.get(this)
          accounts.addOnAccountsUpdatedListener({ show() }, null, false)
        }
        private fun show() {}
      }
      """, .subscriptions,
      is: """
        app/Screen to AccountManager: observer, captured strongly, held by publisher, ends never, for good
        """)
  }

  @Test(arguments: [
    "fun addListener(listener: SessionListener) { weak.add(WeakReference(listener)) }",
    "fun addListener(listener: SessionListener) { listener.onDeleted() }",
    "fun addListener(listener: SessionListener) { table.add(listener) }",
  ])
  func `A listener that is not held, or only weakly, is nobody's`(_ function: String) async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      interface SessionListener {
        fun onDeleted()
      }
      class SessionObserver {
        private val weak = mutableListOf<WeakReference<SessionListener>>()
        private val table = Collections.newSetFromMap(WeakHashMap<SessionListener, Boolean>())
        \(function)
      }
      class Cache(private val observer: SessionObserver) : SessionListener {
        fun start() {
          observer.addListener(this)
        }
        override fun onDeleted() {}
      }
      """, .subscriptions,
      is: """
        app/Cache to app/SessionObserver: observer, captured strongly, held by unknown, ends never
        """)
  }

  @Test(arguments: ["owner: LifecycleOwner", "lifecycle: Lifecycle"])
  func `A listener that is handed over with a lifecycle ends with that`(_ parameter: String) async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      interface SessionListener {
        fun onDeleted()
      }
      class SessionObserver {
        private val listeners = mutableListOf<SessionListener>()
        fun addListener(listener: SessionListener, \(parameter)) {
          listeners.add(listener)
        }
      }
      class Screen(private val observer: SessionObserver) : Fragment(), SessionListener {
        fun start() {
          observer.addListener(this, lifecycle)
        }
        override fun onDeleted() {}
      }
      """, .subscriptions, is: "")
  }

  @Test func `A callback that a function puts into a static variable stays there`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      interface ClickListener {
        fun onClick()
      }
      class Question : DialogFragment() {
        private var own: ClickListener? = null
        fun setListener(listener: ClickListener) = apply { last = listener }
        fun setOwn(listener: ClickListener) {
          own = listener
        }
        companion object {
          private var last: ClickListener? = null
        }
      }
      class Main : Activity() {
        private var count = 0
        fun ask() {
          val question = Question()
          question.setListener(object : ClickListener {
            override fun onClick() {
              count = 1
            }
          })
          question.setOwn(object : ClickListener {
            override fun onClick() {
              count = 2
            }
          })
        }
      }
      """, .subscriptions,
      is: """
        app/Main to app/Question.last: callback, captured strongly, held by publisher, ends never, static, for good
        app/Main to app/Question.own: callback, captured strongly, held by unknown, ends unknown
        """)
  }
}
