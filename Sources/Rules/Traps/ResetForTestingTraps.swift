/// What looks like `reset-for-testing` and is none, or is a form of it: further examples of the rule.
let resetForTestingTraps: [Example] = [
  .accepted(
    "A value that tests may look at and not change",
    """
    //- Sources/Flags/Flags.swift
    final class Flags {
      private static var isFast = false
      static func enable() { if !isFast { isFast = true } }
      static func isFastForTesting() -> Bool { isFast }
    }
    """
  ).hidden,
  .accepted(
    "A function that a menu of the product calls, too",
    """
    //- app/src/main/kotlin/Flags.kt
    package com.example
    object Flags {
        private var names = listOf<String>()
        fun add(name: String) { names = names + name }
        fun reset() { names = listOf() }
    }
    class App : Application() { fun forget() { Flags.add("a") ; Flags.reset() } }
    //- app/src/test/kotlin/FlagsTest.kt
    package com.example
    import org.junit.After
    class FlagsTest {
        @After fun tearDown() { Flags.reset() }
    }
    """),
  .accepted(
    "State that each test makes for itself, and an annotation that opens it",
    """
    //- app/src/main/kotlin/Flags.kt
    package com.example
    import androidx.annotation.VisibleForTesting
    class Flags {
        @VisibleForTesting var names = listOf<String>()
        fun add(name: String) { names = names + name }
        @VisibleForTesting fun reset() { names = listOf() }
    }
    """
  ).hidden,
]
