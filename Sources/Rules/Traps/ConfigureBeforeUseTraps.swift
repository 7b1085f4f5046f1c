/// What looks like `configure-before-use` and is none, or is a form of it: further examples of the rule.
let configureBeforeUseTraps: [Example] = [
  .accepted(
    "A constructor that takes what it needs",
    """
    //- app/src/main/kotlin/Tracker.kt
    package com.example
    import android.app.Application
    class Tracker(private val key: String) { fun track(event: String) { println(key + event) } }
    class ReaderApp : Application() {
        lateinit var tracker: Tracker
        override fun onCreate() { tracker = Tracker("1") }
    }
    """),
  .accepted(
    "A late variable that a test fills, and one that is made when it is asked for",
    """
    //- app/src/main/kotlin/Tracker.kt
    package com.example
    object Tracker {
        private val key by lazy { System.getenv("KEY") }
        fun track(event: String) { println(key + event) }
    }
    //- app/src/test/kotlin/TrackerTest.kt
    package com.example
    import org.junit.Before
    class TrackerTest {
        private lateinit var names: List<String>
        @Before fun setUp() { names = listOf("a") }
    }
    """
  ).hidden,
]
