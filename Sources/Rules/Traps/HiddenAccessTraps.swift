/// What looks like `hidden-access` and is none, or is a form of it: further examples of the rule.
let hiddenAccessTraps: [Example] = [
  .accepted(
    "An object without state, constants, and a case",
    """
    //- app/src/main/kotlin/Page.kt
    package com.example
    object Names { const val FIRST = "first" ; val all = listOf("a") }
    object Texts { fun short(text: String) = text.take(3) }
    sealed interface Mode {
        data object Light : Mode
        data object Dark : Mode
    }
    class Page {
        fun show(): Mode = if (Texts.short(Names.FIRST) in Names.all) Mode.Light else Mode.Dark
    }
    """),
  .accepted(
    "An instance that a container hands over",
    """
    //- app/src/main/kotlin/Tracker.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    @Singleton
    class Tracker @Inject constructor() {
        private var events = listOf<String>()
        fun track(event: String) { events = events + event }
    }
    class Page @Inject constructor(private val tracker: Tracker) { fun show() = tracker.track("first") }
    """),
  .accepted(
    "A module of a container, a serializer and the routes of a navigation",
    """
    //- app/src/main/kotlin/App.kt
    package com.example
    import dagger.Module
    import dagger.Provides
    import dagger.hilt.InstallIn
    import dagger.hilt.components.SingletonComponent
    import kotlinx.serialization.KSerializer
    class Clock { var ticks = 0 }
    @Module @InstallIn(SingletonComponent::class)
    object ClockModule {
        @Provides fun clock() = Clock()
    }
    object DateSerializer : KSerializer<Long> { override val descriptor = "date" }
    sealed class Route(val path: String) { object Home : Route("home") ; object Detail : Route("detail") }
    class Page {
        fun open() = listOf(Route.Home.path, Route.Detail.path, DateSerializer.descriptor)
        fun clock() = ClockModule.clock()
    }
    """
  ).hidden,
  .accepted(
    "Roots, previews and tests of Kotlin are not judged",
    """
    //- app/src/main/kotlin/Tracker.kt
    package com.example
    import android.app.Application
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.tooling.preview.Preview
    object Tracker {
        private var events = listOf<String>()
        fun track(event: String) { events = events + event }
    }
    class ReaderApp : Application() { override fun onCreate() { Tracker.track("start") } }
    @Preview @Composable fun PagePreview() { Tracker.track("preview") }
    //- app/src/test/kotlin/TrackerTest.kt
    package com.example
    class TrackerTest { fun track() { Tracker.track("a") } }
    """
  ).hidden,
  .accepted(
    "A manifest in which it is handed over",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionManager: { scope: app, access: global }
      AppRoot: { role: composition-root, reaches: [SessionManager] }
      CheckoutViewModel:
        scope: screen
        keeps: [SessionManager]
    """),
  .accepted(
    "A part of its own hides nothing from those who use the whole",
    """
    //- Meter.swift
    final class Meter {
      private final class Buffer {
        static let shared = Buffer()
        var bytes = 0
      }
      func add(_ bytes: Int) { Buffer.shared.bytes += bytes }
    }
    """
  ).hidden,
  .accepted(
    "Handed over through the environment of the views",
    """
    //- App.swift
    import SwiftUI
    @Observable final class Store {
      static let shared = Store()
      var count = 0
    }
    @main struct ShopApp: App {
      @State private var store = Store.shared
      var body: some Scene { WindowGroup { CartView().environment(store) } }
    }
    struct CartView: View {
      @Environment(Store.self) private var store
      var body: some View { Text(store.count.description) }
    }
    """),
  .accepted(
    "A manifest with a logger and a configuration that never changes",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Log: { scope: app, access: global, role: logger }
      Limits: { scope: app, access: global, role: configuration }
      Checkout:
        scope: screen
        reaches: [Log, Limits]
    """
  ).hidden,
  .accepted(
    "A manifest with previews and tests",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Store: { scope: app, access: global }
      CartPreview: { role: preview, reaches: [Store] }
      CartTests: { role: test, reaches: [Store] }
    """
  ).hidden,
]
