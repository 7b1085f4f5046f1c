/// What looks like `deinit-never-runs` and is none, or is a form of it: further examples of the rule.
let deinitNeverRunsTraps: [Example] = [
  .accepted(
    "An object that a container makes and lets go of",
    """
    //- app/src/main/kotlin/Journal.kt
    package com.example
    import dagger.hilt.android.scopes.ViewModelScoped
    import javax.inject.Inject
    @ViewModelScoped
    class Journal @Inject constructor() {
        private var lines = listOf<String>()
        fun add(line: String) { lines = lines + line }
        private fun flush() { lines = listOf() }
        protected fun finalize() { flush() }
    }
    """),
  .accepted(
    "A finalizer that only notes down that it ran",
    """
    //- app/src/main/kotlin/Journal.kt
    package com.example
    object Journal {
        private var lines = listOf<String>()
        fun add(line: String) { lines = lines + line }
        private fun flush() { lines = listOf() }
        protected fun finalize() { println("gone") }
    }
    """
  ).hidden,
  .accepted(
    "Written when the app goes to the background",
    """
    //- Journal.swift
    final class Journal {
      static let shared = Journal()
      private var lines: [String] = []
      private init() {}
      func add(_ line: String) { lines.append(line) }
      func flush() { lines = [] }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidEnterBackground(_ application: UIApplication) { Journal.shared.flush() }
    }
    """),
]
