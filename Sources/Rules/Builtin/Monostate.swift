import Model

extension Rule {
  static let monostate = Rule(
    id: "monostate",
    title: "Instances share their state through static variables",
    rationale: """
      Each instance looks like an object of its own and is none: whoever makes one, for a second \
      account or for a test, gets the state of all others. Where an initializer writes the static \
      variables, making one more instance sets back what the others have counted, and nothing at the \
      call says so. Make the variables part of the instance, make one instance where the app is put \
      together, and hand it to those who need it.
      """,
    limits: """
      A table that is looked up by a key, a single variable that no initializer writes, and types \
      that keep more for themselves than they share are told by `global-mutable-state` alone. Where \
      the system makes the instances, as it does those of an extension, static variables may be the \
      only way.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it names no instances"
    ],
    basis: [
      .strong: "the instances and the variables that they share are seen"
    ],
    related: [
      RelatedRule(
        "global-mutable-state", when: "it is one variable that no initializer writes, or a table"),
      RelatedRule("session-state-in-app-scope", when: "the variables hold data of a session"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "Each new instance starts the count of all others again",
        """
        //- Stats.swift
        final class Stats {
          private static var listened = 0
        //                   ^^^^^^^^ all instances of Stats share listened and skipped in static variables, and each new one sets listened and skipped back
          private static var skipped = 0
          init() { Self.listened = 0 ; Self.skipped = 0 }
          func listen(_ seconds: Int) { Self.listened += seconds }
          func skip(_ seconds: Int) { Self.skipped += seconds }
          func total() -> Int { Self.listened + Self.skipped }
        }
        """),
      .flagged(
        "The variables of a companion",
        """
        //- app/src/main/kotlin/Stats.kt
        package com.example
        class Stats {
            fun listen(seconds: Long) { listened += seconds ; changed = true }
            fun total() = if (changed) listened else 0
            companion object {
                private var listened = 0L
        //                  ^^^^^^^^ all instances of Stats share listened and changed in static variables
                private var changed = false
            }
        }
        """),
      .accepted(
        "Variables of the instance",
        """
        //- Stats.swift
        final class Stats {
          private var listened = 0
          private var skipped = 0
          func listen(_ seconds: Int) { listened += seconds }
          func skip(_ seconds: Int) { skipped += seconds }
          func total() -> Int { listened + skipped }
        }
        """),
      .accepted(
        "Constants and a container that makes one instance",
        """
        //- app/src/main/kotlin/Stats.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Stats @Inject constructor() {
            private var listened = 0L
            fun listen(seconds: Long) { listened += seconds ; if (listened > LIMIT) listened = LIMIT }
            companion object { private const val LIMIT = 1000L }
        }
        """),
      .accepted(
        "An instance that keeps more for itself than it shares",
        """
        //- Sizer.swift
        final class Sizer {
          private static var made = 0
          private var width = 0
          private var height = 0
          init() { Self.made += 1 }
          func measure(_ text: String) { width = text.count ; height = Self.made }
        }
        """),
      .accepted(
        "Static functions with static variables are no instances",
        """
        //- Exporter.swift
        struct Exporter {
          private static var count = 0
          private static var last = ""
          static func export(_ name: String) { count += 1 ; last = name }
        }
        """
      ).hidden,
      .accepted(
        "A table that is looked up by a key",
        """
        //- Avatars.swift
        final class Avatars {
          private static var cache: [String: Int] = [:]
          func size(_ name: String) -> Int? { Self.cache[name] }
          func store(_ name: String) { Self.cache[name] = 1 }
        }
        """
      ).hidden,
    ],
    traps: monostateTraps,
    check: findMonostates
  )
}

@Sendable private func findMonostates(in context: RuleContext) -> [Finding] {
  context.graph.sharedStorages.compactMap { storage in
    guard let component = context.derived.components[storage.component] else { return nil }
    let fields = monostateFields(storage, context.derived)
    guard let first = fields.first, fields.count > 1 || !storage.resets.isEmpty else { return nil }
    let resets = storage.resets.filter { reset in fields.contains { $0.name == reset.field } }
    let renewed = fields.map(\.name).filter { name in resets.contains { $0.field == name } }
    let effect = renewed.isEmpty ? "" : ", and each new one sets \(listing(renewed)) back"
    return Finding(
      message: "all instances of \(context.derived.name(component.id)) share "
        + "\(listing(fields.map(\.name))) in static variables" + effect,
      confidence: .strong, component: component.id, subject: first.name,
      location: first.location ?? component.location,
      related: fields.dropFirst().map {
        RelatedPlace(message: "\($0.name) is shared, too", location: $0.location)
      } + resets.map { RelatedPlace(message: "\($0.field) is set back", location: $0.location) })
  }
}
