import Model

extension Rule {
  static let isolationSilenced = Rule(
    id: "isolation-silenced",
    title: "The compiler may not check what everyone can reach",
    rationale: """
      `nonisolated(unsafe)` and `@unchecked Sendable` are promises that something else makes sure \
      that two threads never touch the state at once. Here nothing is seen that does: everyone can \
      reach the state, it changes, and no lock is held around each change. The error message is \
      gone and the race is still there; it shows as a crash or a wrong value that nobody can repeat. \
      Isolate the state to an actor or to `@MainActor`, put it behind a `Mutex`, or hand each part \
      of the app what it needs, so that it is no longer shared.
      """,
    limits: """
      Only what everyone can reach is looked at: static and top-level variables, and types with a \
      shared instance. A lock that the scanner does not know, or that is taken by the callers, is \
      not seen; a write in a closure that something is handed is left out, since a queue or an actor may run \
      it. Kotlin has no such word; `@Volatile` is a promise that the language keeps.
      """,
    languages: [.swift],
    basis: [
      .strong: "a write is seen with nothing around it, and the type holds no lock",
      .likely: "the type holds a lock, and some writes are not seen to take it",
    ],
    related: [
      RelatedRule("global-mutable-state", when: "the variable is open without such a word"),
      RelatedRule("isolated-but-ownerless", when: "an actor guards the state"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A static variable that several threads may write",
        """
        //- Tracker.swift
        final class Tracker {
          nonisolated(unsafe) static var lastScreen = ""
        //                               ^^^^^^^^^^ Tracker.lastScreen is nonisolated(unsafe), and nothing guards it when Upload writes it
        }
        final class Upload {
          func run() { if Tracker.lastScreen.isEmpty { Tracker.lastScreen = "upload" } }
        }
        """),
      .flagged(
        "A shared instance whose type says that it takes care",
        """
        //- Cache.swift
        final class ImageCache: @unchecked Sendable {
        //                      ^^^^^^^^^^ ImageCache is @unchecked Sendable and shared, and nothing guards sizes when ImageCache writes it
          static let shared = ImageCache()
          private var sizes: [String: Int] = [:]
          func size(of name: String) -> Int? { sizes[name] }
          func store(_ size: Int, for name: String) { sizes[name] = size }
        }
        """),
      .flagged(
        "A variable at the top level of a file",
        """
        //- Words.swift
        nonisolated(unsafe) var words: [String] = []
        //                      ^^^^^ words is nonisolated(unsafe), and nothing guards it when load() writes it
        func load() { words = ["a"] }
        func count() -> Int { words.count }
        """
      ).hidden,
      .accepted(
        "A lock around every change",
        """
        //- Cache.swift
        final class ImageCache: @unchecked Sendable {
          static let shared = ImageCache()
          private let lock = NSLock()
          private var sizes: [String: Int] = [:]
          func size(of name: String) -> Int? { lock.withLock { sizes[name] } }
          func store(_ size: Int, for name: String) { lock.withLock { sizes[name] = size } }
        }
        """),
      .accepted(
        "A constant that the compiler cannot know to be safe",
        """
        //- Dates.swift
        enum Dates {
          nonisolated(unsafe) static let formatter = ISO8601DateFormatter()
        }
        final class Parser { func date(_ text: String) -> Date? { Dates.formatter.date(from: text) } }
        """),
      .accepted(
        "Code that an actor runs is the only one that writes",
        """
        //- Progress.swift
        final class Progress: @unchecked Sendable {
          static let shared = Progress()
          private var count = 0
          @MainActor func advance() { if count < 9 { count += 1 } }
          func restart() async { await MainActor.run { self.count = 0 } }
        }
        """),
      .accepted(
        "What nobody changes",
        """
        //- Preference.swift
        struct WidthKey: PreferenceKey {
          nonisolated(unsafe) static var defaultValue = 0
          static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
        }
        """),
      .accepted(
        "An object of which each part of the app has its own",
        """
        //- Upload.swift
        final class Upload: @unchecked Sendable {
          private var progress = 0.0
          func advance() { if progress < 1 { progress += 0.1 } }
        }
        final class Editor { func send() { Upload().advance() } }
        """),
      .accepted(
        "A volatile variable of Kotlin is no promise of its author",
        """
        //- app/src/main/kotlin/Updates.kt
        package com.example
        object Updates {
            @Volatile private var count = 0
            fun note() { count = 1 }
            fun any() = count > 0
        }
        class App : Application() { fun open() { if (!Updates.any()) Updates.note() } }
        """),
    ],
    check: findSilenced
  )
}

@Sendable private func findSilenced(in context: RuleContext) -> [Finding] {
  silencedGlobals(in: context).map { silenced in
    Finding(
      message: message(for: silenced, context.derived),
      confidence: holdsLock(silenced.component) ? .likely : .strong,
      component: silenced.component.id, subject: silenced.silencer.field,
      location: silenced.silencer.location,
      related: silenced.writes.map {
        RelatedPlace(
          message: "\(context.derived.name($0.writer)) writes \($0.field)", location: $0.location)
      })
  }
}

private func message(for silenced: SilencedGlobal, _ derived: DerivedData) -> String {
  let word = silenced.silencer.word.rawValue
  let writers = Set(silenced.writes.map(\.writer)).sorted()
  let write = "\(listed(writers.map(derived.name))) \(writers.count == 1 ? "writes" : "write")"
  guard let field = silenced.silencer.field else {
    let fields = Set(silenced.writes.map(\.field)).sorted()
    return "\(silenced.component.name) is \(word) and shared, and nothing guards "
      + "\(listed(fields)) when \(write) \(fields.count == 1 ? "it" : "them")"
  }
  let name = silenced.component.kind == .global ? field : "\(silenced.component.name).\(field)"
  return "\(name) is \(word), and nothing guards it when \(write) it"
}

private func listed(_ names: [String]) -> String {
  if names.count > 3 {
    return "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more"
  }
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return "\(names.dropLast().joined(separator: ", ")) and \(last)"
}

/// True where a lock is there and only some places are not seen to take it.
private func holdsLock(_ component: Component) -> Bool {
  component.fields.contains { field in
    field.isolation == .lock
      || ["Lock", "lock", "Mutex", "DispatchQueue", "Semaphore"].contains {
        field.type.contains($0)
      }
  }
}
