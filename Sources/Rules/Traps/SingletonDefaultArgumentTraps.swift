/// What looks like `singleton-default-argument` and is none, or is a form of it: further examples of the rule.
let singletonDefaultArgumentTraps: [Example] = [
  .flagged(
    "A manifest that says where the access stands",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionManager: { scope: app, access: global }
      Checkout:
        scope: screen
        reaches: [{ component: SessionManager, place: default-argument }]
    #                          ^^^^^^^^^^^^^^ a parameter of Checkout falls back on SessionManager: Checkout → SessionManager
    """
  ).hidden,
  .accepted(
    "A manifest in which it is handed over",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionManager: { scope: app, access: global }
      Checkout: { scope: screen, keeps: [SessionManager] }
    """
  ).hidden,
  .accepted(
    "A logger or a helper without state as a default",
    """
    //- app/src/main/kotlin/Checkout.kt
    package com.example
    object Texts { fun short(text: String) = text.take(3) }
    object AppLogger { var lines = listOf<String>() ; fun log(text: String) { lines = lines + text } }
    class Checkout(private val texts: Texts = Texts, private val logger: AppLogger = AppLogger) {
        fun title() = texts.short("a").also { logger.log(it) }
    }
    """
  ).hidden,
  .accepted(
    "A manifest with a logger as a default",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Log: { scope: app, access: global, role: logger }
      Checkout:
        scope: screen
        reaches: [{ component: Log, place: default-argument }]
    """
  ).hidden,
  .accepted(
    "A manifest with a default in a test",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Store: { scope: app, access: global }
      CartTests:
        role: test
        reaches: [{ component: Store, place: default-argument }]
    """
  ).hidden,
]
