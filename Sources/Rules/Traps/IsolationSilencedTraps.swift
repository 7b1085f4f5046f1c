/// What looks like `isolation-silenced` and is none, or is a form of it: further examples of the rule.
let isolationSilencedTraps: [Example] = [
  .flagged(
    "Variables that one routine sets are one finding",
    """
    //- Colors.swift
    enum Colors {
      nonisolated(unsafe) private(set) static var accent = 1
    //                                            ^^^^^^ Colors.accent and 2 more are nonisolated(unsafe), and nothing guards them when Colors writes them
      nonisolated(unsafe) private(set) static var back = 2
      nonisolated(unsafe) private(set) static var text = 3
      static func update(_ color: Int) { accent = color ; back = color ; text = color }
    }
    final class Painter { func sum() -> Int { Colors.accent + Colors.back + Colors.text } }
    """
  ).hidden,
  .flagged(
    "A manifest that says so",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Tracker:
        scope: app
        access: global
        isolation: unsafe
        state:
          lastScreen: { mutable: true }
    #     ^^^^^^^^^^ Tracker is declared as unsafe, and everyone can reach lastScreen, which changes
    """
  ).hidden,
  .accepted(
    "A manifest in which an actor guards it",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Tracker:
        scope: app
        access: global
        isolation: actor
        state:
          lastScreen: { mutable: true }
    """
  ).hidden,
  .accepted(
    "An actor, and a variable of the main actor",
    """
    //- Cache.swift
    actor ImageCache {
      static let shared = ImageCache()
      private var sizes: [String: Int] = [:]
      func size(of name: String) -> Int? { sizes[name] }
      func store(_ size: Int, for name: String) { sizes[name] = size }
    }
    final class Words: @unchecked Sendable {
      static let shared = Words()
      @MainActor private var all: [String] = []
      @MainActor func load() { all = ["a"] }
      @MainActor func count() -> Int { all.count }
    }
    """),
]
