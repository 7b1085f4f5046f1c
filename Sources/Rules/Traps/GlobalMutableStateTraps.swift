/// What looks like `global-mutable-state` and is none, or is a form of it: further examples of the rule.
let globalMutableStateTraps: [Example] = [
  .accepted(
    "A manifest with a static value that does not change",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      FeatureFlags:
        state:
          isFast: { static: true }
    """),
  .accepted(
    "A structure that stores nothing and stands for something of the system",
    """
    //- Pasteboard.swift
    struct Pasteboard {
      static var general = Pasteboard()
      var string: String? {
        get { UIPasteboard.general.string }
        set { UIPasteboard.general.string = newValue }
      }
    }
    final class Page {
      func copy() { Pasteboard.general.string = "a" }
    }
    """
  ).hidden,
  .accepted(
    "State in an object that its owner hands on",
    """
    //- Tracker.swift
    final class Tracker {
      private var lastScreen = ""
      func enter(_ screen: String) { if lastScreen != screen { lastScreen = screen } }
    }
    final class Menu {
      private let tracker: Tracker
      init(tracker: Tracker) { self.tracker = tracker }
      func open() { tracker.enter("menu") }
    }
    @main final class AppDelegate: NSObject, UIApplicationDelegate {
      private let tracker = Tracker()
      func menu() -> Menu { Menu(tracker: tracker) }
    }
    """),
  .accepted(
    "A formatter that may be shared",
    """
    //- app/src/main/kotlin/Dates.kt
    package com.example
    import java.time.LocalDate
    import java.time.format.DateTimeFormatter
    class Parser {
        fun parse(text: String) = LocalDate.parse(text, FORMAT)
        companion object {
            private val FORMAT = DateTimeFormatter.ofPattern("yyyy-MM-dd")
        }
    }
    """),
  .accepted(
    "A manifest with a variable of an instance, and one of a test",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Flags:
        state:
          isFast: { mutable: true }
      FlagsTests:
        role: test
        state:
          runs: { static: true, mutable: true }
    """
  ).hidden,
]
