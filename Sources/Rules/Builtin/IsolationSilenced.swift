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
      it.
      """,
    languages: [.swift, .manifest],
    silences: [
      .kotlin: "it has no such word; `@Volatile` is a promise that the language keeps"
    ],
    basis: [
      .proven: "the manifest declares it",
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
    traps: isolationSilencedTraps,
    check: findSilenced
  )
}

@Sendable private func findSilenced(in context: RuleContext) -> [Finding] {
  var groups: [[SilencedGlobal]] = []
  var known: [AlikeSilencers: Int] = [:]
  for silenced in silencedGlobals(in: context) {
    let alike = AlikeSilencers(silenced)
    if let alike, let group = known[alike] {
      groups[group].append(silenced)
    } else {
      if let alike { known[alike] = groups.count }
      groups.append([silenced])
    }
  }
  return groups.map { finding($0, context.derived) }
    + context.graph.components.compactMap { declared($0, context.derived) }
}

/// What a manifest declares as guarded by nothing, although everyone can reach it and it changes.
private func declared(_ component: Component, _ derived: DerivedData) -> Finding? {
  guard component.language == .manifest, component.isolation == .unsafe,
    !component.role.isExempt, !component.role.isLeftAlone
  else { return nil }
  let isReached = derived.accessPoints[component.id] != nil
  let fields = component.fields.filter { $0.isMutable && (isReached || $0.isStatic) }
  guard let first = fields.first else { return nil }
  return Finding(
    message: "\(component.name) is declared as unsafe, and everyone can reach "
      + "\(listed(fields.map(\.name))), which \(fields.count == 1 ? "changes" : "change")",
    confidence: .proven, component: component.id, subject: first.name,
    location: first.location ?? component.location)
}

/// Variables of one type that the same code writes are one thing to mend.
private struct AlikeSilencers: Hashable {
  let component: ComponentID
  let writers: Set<ComponentID>

  /// `nil` for what stands for itself: a word about a whole type.
  init?(_ silenced: SilencedGlobal) {
    guard silenced.silencer.field != nil else { return nil }
    component = silenced.component.id
    writers = Set(silenced.writes.map(\.writer))
  }
}

private func finding(_ alike: [SilencedGlobal], _ derived: DerivedData) -> Finding {
  let first = alike[0]
  return Finding(
    message: message(for: alike, derived),
    confidence: holdsLock(first.component) ? .likely : .strong,
    component: first.component.id, subject: first.silencer.field,
    location: first.silencer.location,
    related: alike.dropFirst().map {
      RelatedPlace(message: "\($0.silencer.field ?? ""), too", location: $0.silencer.location)
    }
      + alike.flatMap(\.writes).map {
        RelatedPlace(
          message: "\(derived.name($0.writer)) writes \($0.field)", location: $0.location)
      })
}

private func message(for alike: [SilencedGlobal], _ derived: DerivedData) -> String {
  let first = alike[0]
  let word = first.silencer.word.rawValue
  let writers = Set(first.writes.map(\.writer)).sorted()
  let write = "\(listed(writers.map(derived.name))) \(writers.count == 1 ? "writes" : "write")"
  guard let field = first.silencer.field else {
    let fields = Set(first.writes.map(\.field)).sorted()
    return "\(first.component.name) is \(word) and shared, and nothing guards "
      + "\(listed(fields)) when \(write) \(fields.count == 1 ? "it" : "them")"
  }
  let name = first.component.kind == .global ? field : "\(first.component.name).\(field)"
  if alike.count == 1 { return "\(name) is \(word), and nothing guards it when \(write) it" }
  let others = alike.count == 2 ? alike[1].silencer.field ?? "" : "\(alike.count - 1) more"
  return "\(name) and \(others) are \(word), and nothing guards them when \(write) them"
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
