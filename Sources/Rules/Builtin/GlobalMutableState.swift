import Model

extension Rule {
  static let globalMutableState = Rule(
    id: "global-mutable-state",
    title: "A global variable is written after its start",
    rationale: """
      Whoever can see the variable can change it for everyone, and nothing says who did. Tests \
      depend on what ran before them, and two accounts or two windows share what should be theirs. \
      Give the state to an object with an owner, and hand that object to those who need it. A \
      variable that nobody writes is only a constant with the wrong keyword, and stays silent here. \
      Some constants change all the same, with each use: two threads that share one \
      `SimpleDateFormat` spoil each other's dates. Make one for each use, or take a type that may be \
      shared, such as `DateTimeFormatter`.
      """,
    limits: "A write that the scanner cannot resolve is not seen, so the rule then stays silent.",
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares it",
      .strong: "the writes or uses are seen, and resolve to this variable",
      .likely: "only screens use the object, mostly all on the main thread",
    ],
    related: [
      RelatedRule("session-state-in-app-scope", when: "the variable holds data of a session"),
      RelatedRule("monostate", when: "instances of the type share several such variables"),
      RelatedRule("isolation-silenced", when: "the compiler is told not to check it"),
      RelatedRule("configure-before-use", when: "it has to be set before it is used"),
      RelatedRule("ui-outlived", when: "it keeps what is shown on a screen"),
      RelatedRule("never-released", when: "it keeps an object of a shorter scope"),
      RelatedRule(
        "subscription-outlives-owner", when: "it keeps a callback of a shorter-lived object"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A static variable with a writer",
        """
        //- Tracker.swift
        final class Tracker {
          static var lastScreen = ""
        //           ^^^^^^^^^^ Tracker.lastScreen lives as long as the process and is written by Menu
        }
        final class Menu {
          func open() { if Tracker.lastScreen != "menu" { Tracker.lastScreen = "menu" } }
        }
        """),
      .flagged(
        "A private static cache of a type",
        """
        //- Avatars.swift
        final class Avatars {
          private static var cache: [String: Int] = [:]
        //                   ^^^^^ Avatars.cache lives as long as the process and is written by Avatars
          func size(_ name: String) -> Int? { Self.cache[name] }
          func store(_ name: String) { Self.cache[name] = 1 }
        }
        """),
      .flagged(
        "A variable at the top level of a file",
        """
        //- Words.swift
        private var words: [String] = []
        //          ^^^^^ words lives as long as the process and is written by load()
        func load() { words = ["a"] }
        func count() -> Int { words.count }
        """),
      .flagged(
        "A counter that nobody looks at",
        """
        //- Notes.swift
        final class Note {
          static var created = 0
        //           ^^^^^^^ Note.created lives as long as the process and is written by Note, but nobody reads it
          init() { Self.created += 1 }
        }
        """
      ).hidden,
      .flagged(
        "A manifest that says it changes",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          FeatureFlags:
            state:
              isFast: { static: true, mutable: true }
        #     ^^^^^^ FeatureFlags.isFast lives as long as the process and is declared to change
        """
      ).hidden,
      .flagged(
        "Alternatives of which only one is compiled are one variable",
        """
        //- Log.swift
        enum Log {
          #if DEBUG
          static var level = 2
        //           ^^^^^ Log.level lives as long as the process and is written by Settings
          #else
          static var level = 0
          #endif
        }
        final class Settings {
          func quiet() { if Log.level > 0 { Log.level = 0 } }
        }
        """),
      .flagged(
        "How much is written to the log",
        """
        //- Logging.swift
        var defaultLevel: DDLogLevel = .info
        //  ^^^^^^^^^^^^ defaultLevel lives as long as the process and is written by reset()
        func reset() { defaultLevel = .info ; log(defaultLevel) }
        func log(_ level: DDLogLevel) {}
        """
      ).hidden,
      .flagged(
        "A variable at the top level of a Kotlin file",
        """
        //- app/src/main/kotlin/Debug.kt
        package com.example
        var isVerbose = false
        //  ^^^^^^^^^ isVerbose lives as long as the process and is written by Menu
        class Menu { fun open() { if (!isVerbose) isVerbose = true } }
        """
      ).hidden,
      .flagged(
        "A formatter that two threads may use at once",
        """
        //- app/src/main/kotlin/Dates.kt
        package com.example
        import java.text.SimpleDateFormat
        class Parser {
            fun parse(text: String) = FORMAT.parse(text)
            companion object {
                private val FORMAT = SimpleDateFormat("yyyy-MM-dd")
        //                  ^^^^^^ Parser.FORMAT is one SimpleDateFormat for the whole process, and each use by Parser changes it
            }
        }
        """),
      .flagged(
        "A digest at the top level of a file",
        """
        //- app/src/main/kotlin/Token.kt
        package com.example
        import java.security.MessageDigest
        private val sha256 by lazy { MessageDigest.getInstance("SHA-256") }
        //          ^^^^^^ sha256 is one MessageDigest for the whole process, and each use by hidden() changes it
        fun hidden(token: String) = sha256.digest(token.toByteArray())
        """
      ).hidden,
      .accepted(
        "A formatter behind a lock, one for each thread, one for each use",
        """
        //- app/src/main/kotlin/Dates.kt
        package com.example
        import java.text.SimpleDateFormat
        private val perThread = object : ThreadLocal<SimpleDateFormat>() {
            override fun initialValue() = SimpleDateFormat("yyyy")
        }
        class Parser {
            fun parse(text: String) = synchronized(FORMAT) { FORMAT.parse(text) }
            fun year(text: String) = perThread.get().parse(text)
            fun month(text: String) = SimpleDateFormat("MM").parse(text)
            companion object {
                private val FORMAT = SimpleDateFormat("yyyy-MM-dd")
            }
        }
        """),
      .flagged(
        "A variable of an object that others write",
        """
        //- app/src/main/kotlin/Updates.kt
        package com.example
        object Updates {
            var wasShown = false
            //  ^^^^^^^^ Updates.wasShown lives as long as the process and is written by Menu
            private var count = 0
            fun note() { count += 1 }
        }
        class Menu { fun open() { if (!Updates.wasShown) Updates.wasShown = true } }
        """),
      .accepted(
        "What only an object itself writes is its own",
        """
        //- app/src/main/kotlin/Updates.kt
        package com.example
        object Updates {
            var count = 0
                private set
            var last = 0
            val shown = MutableSharedFlow<Int>()
            fun note() { count += 1; last = count }
        }
        class App : Application() { fun open() { Updates.note(); Updates.shown.tryEmit(Updates.last) } }
        """),
      .accepted(
        "A table that its companion fills when the class is first named",
        """
        //- app/src/main/kotlin/Columns.kt
        package com.example
        class Columns {
            fun name(key: String) = names[key]
            companion object {
                private val names = HashMap<String, String>()
                init { names["a"] = "b" }
            }
        }
        """
      ).hidden,
      .accepted(
        "A variable that nobody writes is a constant with the wrong keyword",
        """
        //- Colors.swift
        enum Colors {
          static var accent = 0xFF0000
        }
        """),
      .accepted(
        "A constant",
        """
        //- Limits.swift
        enum Limits {
          static let pages = 10
        }
        """),
      .accepted(
        "A computed static stores nothing",
        """
        //- Clock.swift
        enum Clock {
          static var now: Int { 1 }
        }
        """),
      .accepted(
        "Only a test writes it",
        """
        //- Flags.swift
        enum Flags {
          static var isFast = false
        }
        //- Tests/FlagsTests.swift
        import XCTest
        final class FlagsTests: XCTestCase {
          override func tearDown() { Flags.isFast = false }
          func test() { Flags.isFast = true }
        }
        """),
    ],
    traps: globalMutableStateTraps,
    check: findMutableGlobals
  )
}

@Sendable private func findMutableGlobals(in context: RuleContext) -> [Finding] {
  toldVariables(in: context).map { finding($0.field, of: $0.component, context) }
    + sharedToolFindings(context)
}

private func finding(_ field: Field, of component: Component, _ context: RuleContext) -> Finding {
  let writers = Set(field.writers.map(\.component)).sorted()
  let names = writers.prefix(4).map { context.derived.name($0) }.joined(separator: ", ")
  let rest = writers.count > 4 ? " and \(writers.count - 4) more" : ""
  let name = component.kind == .global ? component.name : "\(component.name).\(field.name)"
  // A cache of what is meant to end earlier, such as windows, is more than a memo.
  let keepsShorterLived = (context.derived.outgoing[component.id] ?? []).contains { relation in
    let scope = context.derived.components[relation.to]?.declaredScope
    return relation.isStaticSlot && relation.slot == field.name && relation.releasedAt.isEmpty
      && context.graph.outlives(context.graph.processScope, scope ?? "")
  }
  // One at the top of a file is as private where only that file writes it.
  let isOwn =
    component.kind == .global
    ? field.writers.allSatisfy { $0.location?.file == component.location?.file }
    : writers == [component.id]
  // What no other type looks at could say that it is private.
  let isAlone = component.kind != .global && Set(field.readers.map(\.component)) == [component.id]
  let isPrivateMemo =
    (field.isPrivate || isAlone) && !writers.isEmpty && isOwn && !keepsShorterLived
  // What nobody reads harms nobody: it can go.
  let isUnread = field.readers.isEmpty && component.language != .manifest
  let change = writers.isEmpty ? "declared to change" : "written by \(names)\(rest)"
  return Finding(
    message: "\(name) lives as long as the process and is \(change)"
      + (isUnread ? ", but nobody reads it" : ""),
    confidence: component.language == .manifest ? .proven : .strong, component: component.id,
    subject: field.name,
    location: field.location ?? component.location,
    related: field.writers.map {
      RelatedPlace(
        message: "written by \(context.derived.name($0.component))", location: $0.location)
    },
    // What a type keeps to itself can surprise nobody else; it still outlives every test. How much
    // is noted down changes nothing of what the app does.
    severity: isPrivateMemo || isUnread || isLogLevel(field.type) ? .note : nil)
}

private func isLogLevel(_ type: String) -> Bool {
  type.hasSuffix("LogLevel") || type.hasSuffix("Logger.Level") || type == "OSLogType"
}
