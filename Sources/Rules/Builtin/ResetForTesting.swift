import Model

extension Rule {
  static let resetForTesting = Rule(
    id: "reset-for-testing",
    title: "Production code resets global state for its tests",
    rationale: """
      The function is the proof that the tests share state: without it one of them would see what \
      another one left. It is also a door in the product that nobody should go through. Give the \
      state to an object that each test makes for itself; then the function has no work left and can \
      go.
      """,
    limits: """
      A function without a word for tests in its name is told only where tests call it and nothing \
      else is seen to; a call through a protocol may be missed, and so that is `likely`.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it shows no functions"
    ],
    basis: [
      .strong: "a name or an annotation says that it is for tests",
      .likely: "tests call it, and nothing else is seen to",
    ],
    related: [
      RelatedRule("test-shares-global", when: "a test writes the state itself")
    ],
    severity: .note,
    examples: [
      .flagged(
        "A function that says so by its name",
        """
        //- Sources/Flags/Flags.swift
        final class Flags {
          private static var isFast = false
          static func enable() { if !isFast { isFast = true } }
          static func resetForTesting() { isFast = false }
          //          ^^^^^^^^^^^^^^^ Flags.resetForTesting gives Flags.isFast another value for tests alone
        }
        """),
      .flagged(
        "A function that only tests call",
        """
        //- Sources/Flags/Flags.swift
        final class Flags {
          static let shared = Flags()
          private var names: [String] = []
          func add(_ name: String) { names.append(name) }
          func reset() { names = [] }
          //   ^^^^^ Flags.reset gives Flags.names another value, and only tests call it
        }
        //- Tests/FlagsTests/FlagsTests.swift
        import XCTest
        final class FlagsTests: XCTestCase {
          override func tearDown() { Flags.shared.reset() }
        }
        """),
      .flagged(
        "An annotation that says so",
        """
        //- app/src/main/kotlin/Flags.kt
        package com.example
        import androidx.annotation.VisibleForTesting
        object Flags {
            private var names = listOf<String>()
            fun add(name: String) { names = names + name }
            @VisibleForTesting
            fun reset() { names = listOf() }
            //  ^^^^^ Flags.reset gives Flags.names another value for tests alone
        }
        """),
      .accepted(
        "A function that the product needs",
        """
        //- Sources/Flags/Flags.swift
        final class Flags {
          static let shared = Flags()
          private var names: [String] = []
          func add(_ name: String) { names.append(name) }
          func reset() { names = [] }
        }
        final class Settings {
          private let flags: Flags
          init(flags: Flags) { self.flags = flags }
          func restore() { flags.reset() }
        }
        //- Tests/FlagsTests/FlagsTests.swift
        import XCTest
        final class FlagsTests: XCTestCase {
          override func tearDown() { Flags.shared.reset() }
        }
        """),
      .accepted(
        "An object that each test makes for itself",
        """
        //- Sources/Flags/Flags.swift
        final class Flags {
          private var names: [String] = []
          func add(_ name: String) { names.append(name) }
          func reset() { names = [] }
        }
        //- Tests/FlagsTests/FlagsTests.swift
        import XCTest
        final class FlagsTests: XCTestCase {
          func testReset() {
            let flags = Flags()
            flags.reset()
          }
        }
        """),
      .accepted(
        "A function of the tests",
        """
        //- app/src/main/kotlin/Flags.kt
        package com.example
        class Flags {
            private var names = listOf<String>()
            fun add(name: String) { names = names + name }
        }
        //- app/src/test/kotlin/FlagsTest.kt
        package com.example
        import org.junit.Test
        class FlagsTest {
            private var flags = Flags()
            fun resetForTesting() { flags = Flags() }
            @Test fun adds() { resetForTesting(); flags.add("a") }
        }
        """),
    ],
    traps: resetForTestingTraps,
    check: findResets
  )
}

@Sendable private func findResets(in context: RuleContext) -> [Finding] {
  context.graph.testResets.compactMap { reset in
    let role = context.derived.components[reset.component]?.role ?? .ordinary
    if role.isAlien { return nil }
    let fields = reset.fields.prefix(3).joined(separator: ", ")
    let rest = reset.fields.count > 3 ? " and \(reset.fields.count - 3) more" : ""
    let values = reset.fields.count == 1 ? "another value" : "other values"
    let isDeclared = reset.sign == .declared
    return Finding(
      message: "\(reset.routine) gives \(fields)\(rest) \(values)"
        + (isDeclared ? " for tests alone" : ", and only tests call it"),
      confidence: isDeclared ? .strong : .likely, component: reset.component,
      subject: reset.routine, location: reset.location,
      related: reset.calls.prefix(10).map {
        RelatedPlace(message: "a test calls it here", location: $0)
      })
  }
}
