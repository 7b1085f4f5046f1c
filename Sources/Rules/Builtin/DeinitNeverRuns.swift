import Model

extension Rule {
  static let deinitNeverRuns = Rule(
    id: "deinit-never-runs",
    title: "A global instance saves or closes something at its end",
    rationale: """
      The instance lives to the end of the process, and then the system takes the memory without \
      asking the objects in it. What its `deinit` writes or closes is never written or closed, \
      although the code reads as if it were. Do it where the app is told that it goes to the \
      background, or let something own the object that ends before the process does.
      """,
    limits: """
      A `deinit` that only removes observers or cancels work is as dead, but nothing is lost with \
      it; it stays silent. So does a type of which other instances are made, since those end. Kotlin \
      has `finalize`, which the same holds for; nobody expects `close` to be called.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it shows no code that runs at an end"
    ],
    basis: [
      .strong: "the shared instance is the only one that is seen, and so is what its end calls"
    ],
    related: [
      RelatedRule("configure-before-use", when: "it is the beginning that has to be called"),
      RelatedRule(
        "subscription-outlives-owner", when: "the end never runs, since a callback keeps its owner"),
    ],
    severity: .note,
    examples: [
      .flagged(
        "A journal that writes the rest of its lines at its end",
        """
        //- Journal.swift
        final class Journal {
          static let shared = Journal()
          private var lines: [String] = []
          private init() {}
          func add(_ line: String) { lines.append(line) }
          private func flush() { lines = [] }
          deinit { flush() }
        //^^^^^^ Journal.shared lives to the end of the process, so that flush in its deinit never runs
        }
        """),
      .flagged(
        "An object of Kotlin with a finalizer",
        """
        //- app/src/main/kotlin/Journal.kt
        package com.example
        object Journal {
            private var lines = listOf<String>()
            fun add(line: String) { lines = lines + line }
            private fun flush() { lines = listOf() }
            protected fun finalize() { flush() }
            //            ^^^^^^^^ Journal lives to the end of the process, so that flush in its finalize never runs
        }
        """),
      .accepted(
        "A journal that its owner lets go of",
        """
        //- Journal.swift
        final class Journal {
          private var lines: [String] = []
          func add(_ line: String) { lines.append(line) }
          private func flush() { lines = [] }
          deinit { flush() }
        }
        final class Editor {
          private let journal = Journal()
          func note() { journal.add("a") }
        }
        """),
      .accepted(
        "An end that only lets go",
        """
        //- Watcher.swift
        final class Watcher {
          static let shared = Watcher()
          private var count = 0
          private init() {}
          func note() { count += 1 }
          deinit { NotificationCenter.default.removeObserver(self) }
        }
        """),
      .accepted(
        "A type with instances that end beside the shared one",
        """
        //- Store.swift
        final class Store {
          static let standard = Store()
          private var lines: [String] = []
          func add(_ line: String) { lines.append(line) }
          private func save() { lines = [] }
          deinit { save() }
        }
        final class Import { func run() { Store().add("a") } }
        """
      ).hidden,
      .accepted(
        "A function that somebody has to call",
        """
        //- app/src/main/kotlin/Journal.kt
        package com.example
        object Journal {
            private var lines = listOf<String>()
            fun add(line: String) { lines = lines + line }
            fun close() { lines = listOf() }
        }
        class App : Application() {
            fun note() = Journal.add("a")
            override fun onTrimMemory(level: Int) { Journal.close() }
        }
        """),
    ],
    traps: deinitNeverRunsTraps,
    check: findUnreachedEnds
  )
}

@Sendable private func findUnreachedEnds(in context: RuleContext) -> [Finding] {
  context.graph.unreachedEnds.map { end in
    let calls = end.calls.prefix(3).joined(separator: ", ")
    return Finding(
      message: "\(end.spelling) lives to the end of the process, so that \(calls) in its "
        + "\(end.name) never \(end.calls.count == 1 ? "runs" : "run")",
      confidence: .strong, component: end.component, subject: end.name, location: end.location)
  }
}
