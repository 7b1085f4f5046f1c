/// What looks like `init-order` and is none, or is a form of it: further examples of the rule.
let initOrderTraps: [Example] = [
  .accepted(
    "Objects that a container makes in an order of its own",
    """
    //- app/src/main/kotlin/Engine.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    @Singleton
    class Store @Inject constructor() { var names = listOf<String>() }
    @Singleton
    class Engine @Inject constructor(store: Store) {
        private var names = store.names
        fun add(name: String) { names = names + name }
    }
    """),
  .accepted(
    "What is asked for lazily comes later",
    """
    //- app/src/main/kotlin/Engine.kt
    package com.example
    object Store { var names = listOf<String>() ; fun add(name: String) { names = names + name } }
    object Engine {
        private val first by lazy { Store.names.first() }
        private var count = 0
        fun show() { count += 1 ; println(first) }
    }
    """
  ).told(by: "hidden-access"),
]
