/// What looks like `scope-drift` and is none, or is a form of it: further examples of the rule.
let scopeDriftTraps: [Example] = [
  .accepted(
    "A manifest that agrees with the annotations",
    """
    //- app/src/main/kotlin/Cart.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    @Singleton
    class Index @Inject constructor() { var words = listOf<String>() }
    @Singleton
    class Cart @Inject constructor(private val index: Index) {
        private var last = ""
        fun add(word: String) { last = word ; index.words = index.words + last }
    }
    #- lifegraph.yml
    lifegraph: 1
    components:
      Index: { scope: app }
      Cart: { scope: app, keeps: [Index] }
    """),
  .accepted(
    "A sketch of some classes of Kotlin without relations",
    """
    //- app/src/main/kotlin/Cart.kt
    package com.example
    class Index { var words = listOf<String>() }
    class Cart { private val index = Index() ; fun add(word: String) { index.words = index.words + word } }
    #- lifegraph.yml
    lifegraph: 1
    components:
      Index:
      Cart: { scope: app }
    """
  ).hidden,
  .accepted(
    "A binding to an interface is no scope of the code",
    """
    //- app/src/main/kotlin/Cart.kt
    package com.example
    import dev.zacsweers.metro.AppScope
    import dev.zacsweers.metro.ContributesBinding
    import dev.zacsweers.metro.Inject
    interface Cart { fun add(name: String) }
    @ContributesBinding(AppScope::class)
    @Inject class LiveCart : Cart {
        private var names = listOf<String>()
        override fun add(name: String) { names = names + name }
    }
    #- lifegraph.yml
    lifegraph: 1
    components:
      LiveCart: { scope: flow }
    """
  ).hidden,
]
