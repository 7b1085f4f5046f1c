/// What looks like `missing-environment-object` and is none, or is a form of it: further examples of the rule.
let missingEnvironmentObjectTraps: [Example] = [
  .accepted(
    "A local with a value for where nobody provides one",
    """
    //- app/src/main/kotlin/App.kt
    package com.example
    import android.app.Application
    import androidx.compose.runtime.Composable
    import androidx.compose.runtime.staticCompositionLocalOf
    class App : Application()
    class Player { fun play() = Unit }
    val LocalPlayer = staticCompositionLocalOf { Player() }
    @Composable
    fun PlayButton() {
        val player = LocalPlayer.current
        Button(onClick = { player.play() })
    }
    """),
  .accepted(
    "A local that may be empty",
    """
    //- app/src/main/kotlin/App.kt
    package com.example
    import android.app.Application
    import androidx.compose.runtime.Composable
    import androidx.compose.runtime.staticCompositionLocalOf
    class App : Application()
    class Player { fun play() = Unit }
    val LocalPlayer = staticCompositionLocalOf<Player?> { null }
    @Composable
    fun PlayButton() {
        val player = LocalPlayer.current
        Button(onClick = { player?.play() })
    }
    """
  ).hidden,
  .accepted(
    "A hosting controller below a controller that a view shows",
    """
    //- App.swift
    import SwiftUI
    final class Store: ObservableObject { @Published var names: [String] = [] }
    @main struct ReaderApp: App {
      @StateObject private var store = Store()
      var body: some Scene { WindowGroup { Panels().environmentObject(store) } }
    }
    struct ListView: View {
      @EnvironmentObject private var store: Store
      var body: some View { Text(store.names.first ?? "") }
    }
    struct Panels: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PanelController { PanelController() }
      func updateUIViewController(_ controller: PanelController, context: Context) {}
    }
    final class PanelController: UIViewController {
      override func viewDidLoad() { addChild(UIHostingController(rootView: ListView())) }
    }
    """),
  .accepted(
    "Handed over through the initializer",
    """
    //- App.swift
    import SwiftUI
    @Observable final class Store { var names: [String] = [] }
    @main struct ReaderApp: App {
      @State private var store = Store()
      var body: some Scene { WindowGroup { ListView(store: store) } }
    }
    struct ListView: View {
      let store: Store
      var body: some View { Text(store.names.first ?? "") }
    }
    """),
]
