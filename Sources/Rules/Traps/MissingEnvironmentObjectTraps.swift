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
]
