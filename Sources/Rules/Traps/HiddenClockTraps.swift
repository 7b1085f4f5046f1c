/// What looks like `hidden-clock` and is none, or is a form of it: further examples of the rule.
let hiddenClockTraps: [Example] = [
  .accepted(
    "The app itself may look at the clock",
    """
    //- Uptime.swift
    final class Uptime {
      static let shared = Uptime()
      private var start = 0.0
      func begin() { start = Date().timeIntervalSince1970 }
    }
    """
  ).hidden,
  .accepted(
    "Entries of a list that are told apart by an identifier",
    """
    //- app/src/main/kotlin/Notes.kt
    package com.example
    import androidx.lifecycle.ViewModel
    import java.util.UUID
    data class Note(val text: String, val id: String = UUID.randomUUID().toString())
    class NotesViewModel : ViewModel() {
        private var notes = listOf<Note>()
        fun add(text: String) { notes = notes + Note(text) }
    }
    """
  ).hidden,
  .accepted(
    "A random number that somebody hands in",
    """
    //- app/src/main/kotlin/Game.kt
    package com.example
    import androidx.lifecycle.ViewModel
    import kotlin.random.Random
    class GameViewModel(private val random: Random) : ViewModel() {
        fun roll() = random.nextInt(6)
    }
    """),
]
