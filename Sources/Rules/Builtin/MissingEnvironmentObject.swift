import Model

extension Rule {
  static let missingEnvironmentObject = Rule(
    id: "missing-environment-object",
    title: "A view asks its environment for what is not there",
    rationale: """
      The view says what it needs only by type, and the compiler does not look whether anyone above \
      it provides that. When the view is shown, the process stops. It shows on the one path that \
      nobody tried: a view in a hosting controller, which starts with an empty environment, or an \
      object whose provider was removed. Provide the object where the view is made, ask for it \
      as an optional, or hand it over through the initializer, where the compiler looks.
      """,
    limits: """
      Told is only what is sure: nothing at all in an app provides the type, or the view is the \
      whole content of a hosting controller. One that is made below a controller which a view of \
      SwiftUI shows gets the environment of that view, and stays silent. Whether each way through the views comes past a \
      provider is not followed, and where what a call provides is not known, the rule is silent.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it does not say which view shows which"
    ],
    basis: [
      .likely:
        "the hosting controller is put into another one, which may hand its surroundings on",
      .strong: "all that the app provides is seen, and this is not among it",
    ],
    related: [
      RelatedRule(
        "ambient-dependency",
        when: "someone provides it, and reads of surroundings are to be counted")
    ],
    severity: .error,
    examples: [
      .flagged(
        "An object that nothing provides",
        """
        //- App.swift
        import SwiftUI
        @Observable final class Store { var names: [String] = [] }
        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { ListView() } }
        }
        struct ListView: View {
          @Environment(Store.self) private var store
          //                                   ^^^^^ ListView asks its environment for Store, which nothing provides
          var body: some View { Text(store.names.first ?? "") }
        }
        """),
      .flagged(
        "A view in a hosting controller",
        """
        //- App.swift
        import SwiftUI
        final class Store: ObservableObject { @Published var names: [String] = [] }
        @main struct ReaderApp: App {
          @StateObject private var store = Store()
          var body: some Scene { WindowGroup { ListView().environmentObject(store) } }
        }
        struct ListView: View {
          @EnvironmentObject private var store: Store
          //                             ^^^^^ ListView asks its environment for Store, but Panel.open makes it for a hosting controller, whose environment is empty
          var body: some View { Text(store.names.first ?? "") }
        }
        final class Panel {
          func open() -> UIViewController { UIHostingController(rootView: ListView()) }
        }
        """),
      .flagged(
        "A hosting controller inside another controller",
        """
        //- App.swift
        import SwiftUI
        final class Store: ObservableObject { @Published var names: [String] = [] }
        @main struct ReaderApp: App {
          @StateObject private var store = Store()
          var body: some Scene { WindowGroup { ListView().environmentObject(store) } }
        }
        struct ListView: View {
          @EnvironmentObject private var store: Store
          //                             ^^^^^ ListView asks its environment for Store, but Panel.open makes it for a hosting controller, which the environment around it may not reach
          var body: some View { Text(store.names.first ?? "") }
        }
        final class Panel: UIViewController {
          func open() {
            let list = UIHostingController(rootView: ListView())
            addChild(list)
          }
        }
        """
      ).hidden,
      .flagged(
        "A local of the composition that nobody provides",
        """
        //- app/src/main/kotlin/App.kt
        package com.example
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.staticCompositionLocalOf
        class App : Application()
        class Player { fun play() = Unit }
        val LocalPlayer = staticCompositionLocalOf<Player> { error("no player") }
        @Composable
        fun PlayButton() {
            val player = LocalPlayer.current
            //           ^^^^^^^^^^^^^^^^^^^ PlayButton() asks its environment for LocalPlayer, which nothing provides
            Button(onClick = { player.play() })
        }
        """),
      .accepted(
        "A root that provides it, for a view far below",
        """
        //- App.swift
        import SwiftUI
        @Observable final class Store { var names: [String] = [] }
        @main struct ReaderApp: App {
          @State private var store = Store()
          var body: some Scene { WindowGroup { HomeView().environment(store) } }
        }
        struct HomeView: View {
          var body: some View { ListView() }
        }
        struct ListView: View {
          @Environment(Store.self) private var store
          var body: some View { Text(store.names.first ?? "") }
        }
        """),
      .accepted(
        "An optional, which is nil where nothing provides it",
        """
        //- App.swift
        import SwiftUI
        @Observable final class Store { var names: [String] = [] }
        @main struct ReaderApp: App {
          var body: some Scene { WindowGroup { ListView() } }
        }
        struct ListView: View {
          @Environment(Store.self) private var store: Store?
          var body: some View { Text(store?.names.first ?? "") }
        }
        """),
      .accepted(
        "A hosting controller whose view is given what it needs",
        """
        //- App.swift
        import SwiftUI
        final class Store: ObservableObject { @Published var names: [String] = [] }
        struct ListView: View {
          @EnvironmentObject private var store: Store
          var body: some View { Text(store.names.first ?? "") }
        }
        final class Panel {
          private let store: Store
          init(store: Store) { self.store = store }
          func open() -> UIViewController {
            UIHostingController(rootView: ListView().environmentObject(store))
          }
        }
        """),
      .accepted(
        "Views of a package, whose app is not among the sources",
        """
        //- ListView.swift
        import SwiftUI
        @Observable final class Store { var names: [String] = [] }
        struct ListView: View {
          @Environment(Store.self) private var store
          var body: some View { Text(store.names.first ?? "") }
        }
        struct HomeView: View {
          var body: some View { ListView() }
        }
        """),
      .accepted(
        "A local that the start provides, and one with a value of its own",
        """
        //- app/src/main/kotlin/App.kt
        package com.example
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.CompositionLocalProvider
        import androidx.compose.runtime.compositionLocalOf
        import androidx.compose.runtime.staticCompositionLocalOf
        class App : Application()
        class Player { fun play() = Unit }
        val LocalPlayer = staticCompositionLocalOf<Player> { error("no player") }
        val LocalWidth = compositionLocalOf { 1 }
        @Composable
        fun Home(player: Player) {
            CompositionLocalProvider(LocalPlayer provides player) { PlayButton() }
        }
        @Composable
        fun PlayButton() {
            val player = LocalPlayer.current
            Button(width = LocalWidth.current, onClick = { player.play() })
        }
        """),
    ],
    traps: missingEnvironmentObjectTraps,
    check: findGaps
  )
}

@Sendable private func findGaps(in context: RuleContext) -> [Finding] {
  context.graph.environmentGaps.map { gap in
    let asks = "\(context.derived.name(gap.component)) asks its environment for \(gap.object)"
    switch gap.cause {
    case .nobody:
      return Finding(
        message: "\(asks), which nothing provides", confidence: .strong,
        component: gap.component, subject: gap.field ?? gap.object, location: gap.location)
    case .host(let routine, let isChild, let place):
      return Finding(
        message: "\(asks), but \(routine) makes it for a hosting controller, "
          + (isChild
            ? "which the environment around it may not reach" : "whose environment is empty"),
        confidence: isChild ? .likely : .strong, component: gap.component,
        subject: gap.field ?? gap.object,
        location: gap.location,
        related: [RelatedPlace(message: "the hosting controller is made here", location: place)])
    }
  }
}
