/// What looks like `effect-in-initializer` and is none, or is a form of it: further examples of the rule.
let effectInInitializerTraps: [Example] = [
  .accepted(
    "Work that a container's object starts when it is told to",
    """
    //- app/src/main/kotlin/Sync.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    import kotlinx.coroutines.CoroutineScope
    import kotlinx.coroutines.launch
    @Singleton
    class Sync @Inject constructor(private val scope: CoroutineScope) {
        private var count = 0
        fun start() { scope.launch { count += 1 } }
    }
    """),
  .accepted(
    "A flow that runs while somebody looks",
    """
    //- app/src/main/kotlin/Sync.kt
    package com.example
    import kotlinx.coroutines.flow.MutableStateFlow
    import kotlinx.coroutines.flow.map
    object Sync {
        private val count = MutableStateFlow(0)
        val doubled = count.map { it * 2 }
        private val later by lazy { CoroutineScope(Dispatchers.Default).launch { count.value = 1 } }
        fun begin() { later.start() }
    }
    """
  ).hidden,
]
