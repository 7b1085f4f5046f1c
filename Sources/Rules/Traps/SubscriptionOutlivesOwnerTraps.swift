/// What looks like `subscription-outlives-owner` and is none, or is a form of it: further examples of the rule.
let subscriptionOutlivesOwnerTraps: [Example] = [
  .accepted(
    "An object of the app lives as long anyway",
    """
    //- Sync.swift
    final class Sync {
      static let shared = Sync()
      init() {
        NotificationCenter.default.addObserver(
          forName: .sync, object: nil, queue: nil) { _ in self.run() }
      }
      private func run() {}
    }
    """
  ).hidden,
  .flagged(
    "A weak capture whose token is dropped leaves the closure behind",
    """
    //- Scene.swift
    // lifegraph: scope=screen
    final class Scene {
      init() {
        NotificationCenter.default.addObserver(
          forName: .scene, object: nil, queue: nil, using: { [weak self] _ in self?.reload() })
    //                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the notification center goes on holding an observer of Scene after the screen has ended: nothing removes it
      }
      private func reload() {}
    }
    """
  ).hidden,
  .flagged(
    "A manifest that says who registers with whom",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionEvents: { scope: app }
      ProfileScreen:
        scope: screen
        subscribes: [{ component: SessionEvents, captures: strongly }]
    #                             ^^^^^^^^^^^^^ ProfileScreen, which belongs to the screen, is kept as long as the app: SessionEvents holds an observer that captures it strongly, and nothing removes it
    """),
  .accepted(
    "A manifest in which it is taken back",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionEvents: { scope: app }
      ProfileScreen:
        scope: screen
        subscribes: [{ component: SessionEvents, captures: strongly, released-in: close }]
    """),
  .accepted(
    "What is registered for the life of a screen ends with it",
    """
    //- app/src/main/kotlin/Feed.kt
    package com.example
    import androidx.lifecycle.ViewModel
    import androidx.lifecycle.viewModelScope
    import javax.inject.Inject
    import javax.inject.Singleton
    import kotlinx.coroutines.flow.MutableSharedFlow
    import kotlinx.coroutines.flow.launchIn
    import kotlinx.coroutines.flow.onEach
    @Singleton
    class Feed @Inject constructor() { val news = MutableSharedFlow<Int>() }
    class FeedViewModel @Inject constructor(private val feed: Feed) : ViewModel() {
        private var count = 0
        fun start() { feed.news.onEach { count += it }.launchIn(viewModelScope) }
    }
    """),
  .accepted(
    "An object of the process that registers with another one",
    """
    //- app/src/main/kotlin/Session.kt
    package com.example
    interface SessionListener { fun onEnd() }
    object Sessions {
        private val listeners = mutableListOf<SessionListener>()
        fun addListener(listener: SessionListener) { listeners.add(listener) }
        fun removeListener(listener: SessionListener) { listeners.remove(listener) }
    }
    class ReaderApp : Application(), SessionListener {
        override fun onCreate() { Sessions.addListener(this) }
        override fun onEnd() {}
    }
    """
  ).hidden,
  .accepted(
    "A manifest whose callback knows nobody, and one that the subscriber holds",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionEvents: { scope: app }
      ProfileScreen:
        scope: screen
        subscribes:
          - { component: SessionEvents, captures: nothing }
      CartScreen:
        scope: screen
        subscribes:
          - { component: SessionEvents, captures: strongly, holder: subscriber }
    """
  ).told(by: "ownership-cycle"),
  .accepted(
    "A manifest in which both live as long",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionEvents: { scope: app }
      Sync:
        scope: app
        subscribes: [{ component: SessionEvents, captures: strongly }]
    """
  ).hidden,
]
