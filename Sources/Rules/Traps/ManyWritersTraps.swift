/// What looks like `many-writers` and is none, or is a form of it: further examples of the rule.
let manyWritersTraps: [Example] = [
  .accepted(
    "Events that others report, and the object itself counts",
    """
    //- app/src/main/kotlin/Changes.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    @Singleton
    class Changes @Inject constructor() {
        var last: Long = 0
            private set
        fun changed(time: Long) { last = time }
    }
    class Favorites @Inject constructor(private val changes: Changes) {
        fun add(time: Long) { changes.changed(time) }
    }
    class Player @Inject constructor(private val changes: Changes) {
        fun stop(time: Long) { changes.changed(time) }
    }
    class Reporter @Inject constructor(private val changes: Changes) {
        fun report(time: Long) { changes.changed(time) }
    }
    """),
  .accepted(
    "Objects that are made anew for each",
    """
    //- app/src/main/kotlin/Changes.kt
    package com.example
    import javax.inject.Inject
    class Changes @Inject constructor() { var last: Long = 0 }
    class Favorites @Inject constructor(private val changes: Changes) {
        fun add(time: Long) { changes.last = time }
    }
    class Player @Inject constructor(private val changes: Changes) {
        fun stop(time: Long) { changes.last = time }
    }
    class Reporter @Inject constructor(private val changes: Changes) {
        fun report(time: Long) { changes.last = time }
    }
    """
  ).hidden,
]
