/// What looks like `ambient-dependency` and is none, or is a form of it: further examples of the rule.
let ambientDependencyTraps: [Example] = [
  .accepted(
    "A value of the system, which is no object of the project",
    """
    //- Views.swift
    import SwiftUI
    @Observable final class Theme { var color = 0 }
    struct Page: View {
      @Environment(\\.dismiss) private var dismiss
      @Environment(\\.colorScheme) private var scheme
      var body: some View { Text("") }
    }
    """
  ).hidden,
  .accepted(
    "A composable that provides for those below",
    """
    //- app/src/main/kotlin/Page.kt
    package com.example
    import androidx.compose.runtime.Composable
    import androidx.compose.runtime.CompositionLocalProvider
    import androidx.compose.runtime.staticCompositionLocalOf
    class Player { var volume = 1 }
    val LocalPlayer = staticCompositionLocalOf<Player> { error("none") }
    @Composable fun Home(player: Player) {
        CompositionLocalProvider(LocalPlayer provides player) { print("") }
    }
    """
  ).hidden,
  .accepted(
    "A preview of Compose may read what it likes",
    """
    //- app/src/main/kotlin/Page.kt
    package com.example
    import androidx.compose.runtime.Composable
    import androidx.compose.runtime.staticCompositionLocalOf
    import androidx.compose.ui.tooling.preview.Preview
    class Player { var volume = 1 }
    val LocalPlayer = staticCompositionLocalOf<Player> { error("none") }
    @Preview @Composable fun PagePreview() { LocalPlayer.current.volume = 2 }
    """
  ).hidden,
  .accepted(
    "A manifest in which it is handed over",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Theme: { scope: app }
      Page:
        scope: screen
        keeps: [Theme]
    """
  ).hidden,
  .accepted(
    "A manifest with a preview that reads it",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Theme: { scope: app }
      PagePreview:
        role: preview
        reaches: [{ component: Theme, via: environment }]
    """
  ).hidden,
]
