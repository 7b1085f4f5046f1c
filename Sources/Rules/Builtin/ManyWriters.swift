import Model

extension Rule {
  static let manyWriters = Rule(
    id: "many-writers",
    title: "Many components write one field of a long-lived object",
    rationale: """
      The field has several writers and no owner. Nobody can say which value is right, two of them \
      may overwrite each other, and who looks for the cause of a wrong value has to read them all. \
      Let the object change the field itself: make the setter private, and give the object one \
      function for each thing that can happen, named after what happened. What only one of the \
      writers needs moves to that one.
      """,
    limits: """
      Speaks of objects of which the sources show a single instance that lives as long as the app or \
      a session. What preferences or a database keep is meant to be written from several places, \
      roots and tests set things up, and variables that belong to no instance are told by \
      `global-mutable-state`. Where only screens write, the field is mostly the way in which they \
      ask for something to be shown; that is `likely`.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it does not say who writes a field"
    ],
    basis: [
      .strong: "the writes are seen, and resolve to this field of a single instance",
      .likely: "only screens write it, mostly to ask for something to be shown",
    ],
    related: [
      RelatedRule("global-mutable-state", when: "the variable belongs to no instance")
    ],
    severity: .warning,
    options: [writerLimit],
    examples: [
      .flagged(
        "A count that three others keep up",
        """
        //- App.swift
        import SwiftUI
        @main struct MailApp: App {
          let unread = Unread()
          var body: some Scene { WindowGroup { Text("") } }
        }
        final class Unread {
          var count = 0
        //    ^^^^^ Unread.count is written by 3 other components and by no owner: Inbox, Push and Sync
        }
        final class Inbox {
          private let unread: Unread
          init(unread: Unread) { self.unread = unread }
          func open() { unread.count -= 1 }
        }
        final class Push {
          private let unread: Unread
          init(unread: Unread) { self.unread = unread }
          func receive() { unread.count += 1 }
        }
        final class Sync {
          private let unread: Unread
          init(unread: Unread) { self.unread = unread }
          func finish(_ count: Int) { unread.count = count }
        }
        """),
      .flagged(
        "A time of the last change that whoever changes something sets",
        """
        //- app/src/main/kotlin/Changes.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Changes @Inject constructor() {
            var last: Long = 0
        //      ^^^^ Changes.last is written by 3 other components and by no owner: Favorites, Player and Reporter
        }
        class Favorites @Inject constructor(private val changes: Changes) {
            fun add(time: Long) { changes.last = time }
        }
        class Player @Inject constructor(private val changes: Changes) {
            fun stop(time: Long) { changes.last = time }
        }
        class Reporter @Inject constructor(private val changes: Changes) {
            fun report(time: Long) { changes.last = time }
        }
        """),
      .accepted(
        "The owner changes it, and others say what happened",
        """
        //- App.swift
        import SwiftUI
        @main struct MailApp: App {
          let unread = Unread()
          var body: some Scene { WindowGroup { Text("") } }
        }
        final class Unread {
          private(set) var count = 0
          func didOpen() { count -= 1 }
          func didReceive() { count += 1 }
          func didLoad(_ count: Int) { self.count = count }
        }
        final class Inbox {
          private let unread: Unread
          init(unread: Unread) { self.unread = unread }
          func open() { unread.didOpen() }
        }
        final class Push {
          private let unread: Unread
          init(unread: Unread) { self.unread = unread }
          func receive() { unread.didReceive() }
        }
        final class Sync {
          private let unread: Unread
          init(unread: Unread) { self.unread = unread }
          func finish(_ count: Int) { unread.didLoad(count) }
        }
        """),
      .accepted(
        "Preferences that several screens set",
        """
        //- App.swift
        import SwiftUI
        @main struct ReaderApp: App {
          let preferences = Preferences()
          var body: some Scene { WindowGroup { Text("") } }
        }
        final class Preferences {
          @AppStorage("size") var size = 12
        }
        final class FontMenu {
          private let preferences: Preferences
          init(preferences: Preferences) { self.preferences = preferences }
          func choose() { preferences.size = 14 }
        }
        final class Zoom {
          private let preferences: Preferences
          init(preferences: Preferences) { self.preferences = preferences }
          func zoom() { preferences.size += 1 }
        }
        final class Accessibility {
          private let preferences: Preferences
          init(preferences: Preferences) { self.preferences = preferences }
          func enlarge() { preferences.size = 20 }
        }
        """),
      .accepted(
        "Each has one of its own",
        """
        //- Lists.swift
        final class Results { var order = 0 }
        final class Shops {
          static let shared = Shops()
          private let results = Results()
          func load() { results.order = 1 }
        }
        final class Orders {
          static let shared = Orders()
          private let results = Results()
          func load() { results.order = 2 }
        }
        final class Reviews {
          static let shared = Reviews()
          private let results = Results()
          func load() { results.order = 3 }
        }
        """),
      .accepted(
        "A root and a test set it, and one other writes it",
        """
        //- app/src/main/kotlin/Language.kt
        package com.example
        import android.app.Application
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Language @Inject constructor() { var code = "en" }
        class ReaderApp : Application() {
            @Inject lateinit var language: Language
            override fun onCreate() { language.code = "de" }
        }
        class LanguageMenu @Inject constructor(private val language: Language) {
            fun choose() { language.code = "fr" }
        }
        //- app/src/test/kotlin/LanguageTest.kt
        package com.example
        class LanguageTest(private val language: Language) {
            fun first() { language.code = "a" }
        }
        class MenuTest(private val language: Language) {
            fun second() { language.code = "b" }
        }
        """),
    ],
    traps: manyWritersTraps,
    check: findManyWriters
  )
}

private let writerLimit = RuleOption(
  name: "writers", help: "from how many other components that write the field on it is told",
  defaultValue: 3)

@Sendable private func findManyWriters(in context: RuleContext) -> [Finding] {
  let single = SingleInstances(context)
  return context.graph.components.flatMap { component -> [Finding] in
    let fields = component.fields.filter { field in
      field.isMutable && !field.isStatic && field.storage == .memory
        && writers(of: field, in: component, context.derived).count >= context[writerLimit]
    }
    guard !fields.isEmpty, !component.role.isExempt, !component.role.isLeftAlone,
      [.class, .actor, .struct].contains(component.kind), single.contains(component)
    else { return [] }
    return fields.map { finding($0, of: component, context.derived) }
  }
}

/// The components that write the field from outside: neither its own nor their parts, roots or tests.
private func writers(
  of field: Field, in component: Component, _ derived: DerivedData
) -> Set<ComponentID> {
  let all = field.writers.compactMap { derived.components[$0.component] }.filter { writer in
    !writer.role.isExempt && writer.id != component.id && !writer.isPart(of: component)
      && !component.isPart(of: writer)
  }
  // What a type and a type inside it write, one writes.
  return Set(all.filter { writer in !all.contains { writer.isPart(of: $0) } }.map(\.id))
}

private func finding(
  _ field: Field, of component: Component, _ derived: DerivedData
) -> Finding {
  let writers = writers(of: field, in: component, derived)
  let areScreens = writers.allSatisfy { id in
    derived.components[id].map { $0.role == .view || $0.declaredScope == "screen" } ?? false
  }
  let owner =
    field.writers.contains { $0.component == component.id } ? "beside itself" : "by no owner"
  return Finding(
    message: "\(derived.name(component.id)).\(field.name) is written by \(writers.count) other "
      + "components and \(owner): \(derived.listing(writers))",
    confidence: areScreens ? .likely : .strong, component: component.id, subject: field.name,
    location: field.location ?? component.location,
    related: field.writers.filter { writers.contains($0.component) }.map {
      RelatedPlace(message: "written by \(derived.name($0.component))", location: $0.location)
    })
}
