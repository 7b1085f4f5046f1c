import Model

extension Rule {
  static let testSharesGlobal = Rule(
    id: "test-shares-global",
    title: "A test changes global state and leaves it so",
    rationale: """
      All tests of a process share the state. The next one starts with what this one left, so that \
      the result depends on the order, and running one test alone gives another answer than running \
      all. Make an object for each test and hand it to what is tested; where that is not possible \
      yet, put the value back in `tearDown`.
      """,
    limits: """
      Looked at are static and top-level variables of the product, and shared instances. What a test \
      puts back through a function that does not name the type is not seen.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it shows no tests"
    ],
    basis: [
      .strong: "the test itself writes the state",
      .likely: "a function that the test calls writes the state",
    ],
    related: [
      RelatedRule("reset-for-testing", when: "the product helps its tests to put the state back"),
      RelatedRule("global-mutable-state", when: "code of the product writes the variable"),
    ],
    severity: .note,
    examples: [
      .flagged(
        "A test that sets a static variable",
        """
        //- Sources/Flags/Flags.swift
        enum Flags {
          static var isFast = false
        }
        //- Tests/FlagsTests/FlagsTests.swift
        import XCTest
        final class FlagsTests: XCTestCase {
          func testFast() {
            Flags.isFast = true
        //  ^^^^^^^^^^^^^^^^^^^ FlagsTests changes Flags.isFast, which the next test finds so
            XCTAssertTrue(Flags.isFast)
          }
        }
        """),
      .flagged(
        "A test that sets a variable of an object",
        """
        //- app/src/main/kotlin/Flags.kt
        package com.example
        object Flags {
            var isFast = false
        }
        //- app/src/test/kotlin/FlagsTest.kt
        package com.example
        import org.junit.Test
        class FlagsTest {
            @Test fun fast() {
                Flags.isFast = true
        //      ^^^^^^^^^^^^^^^^^^^ FlagsTest changes Flags.isFast, which the next test finds so
            }
        }
        """),
      .flagged(
        "A test that adds to the shared instance",
        """
        //- Sources/Names/Names.swift
        final class Names {
          static let shared = Names()
          private(set) var all: [String] = []
          func add(_ name: String) { all.append(name) }
        }
        //- Tests/NamesTests/NamesTests.swift
        import Testing
        struct NamesTests {
          @Test func adds() {
            Names.shared.add("a")
        //  ^^^^^^^^^^^^^^^^^^^^^ NamesTests changes Names.all through what it calls, and the next test finds it so
          }
        }
        """
      ).hidden,
      .accepted(
        "A value that is put back after each test",
        """
        //- Sources/Flags/Flags.swift
        enum Flags {
          static var isFast = false
        }
        //- Tests/FlagsTests/FlagsTests.swift
        import XCTest
        final class FlagsTests: XCTestCase {
          override func tearDown() { Flags.isFast = false }
          func testFast() { Flags.isFast = true }
        }
        """),
      .accepted(
        "A test that puts the value back itself",
        """
        //- app/src/main/kotlin/Flags.kt
        package com.example
        object Flags {
            var isFast = false
        }
        //- app/src/test/kotlin/FlagsTest.kt
        package com.example
        import org.junit.Test
        class FlagsTest {
            @Test fun fast() {
                Flags.isFast = true
                Flags.isFast = false
            }
        }
        """),
      .accepted(
        "An object that the test makes for itself",
        """
        //- Sources/Flags/Flags.swift
        final class Flags {
          var isFast = false
        }
        //- Tests/FlagsTests/FlagsTests.swift
        import XCTest
        final class FlagsTests: XCTestCase {
          func testFast() {
            let flags = Flags()
            flags.isFast = true
          }
        }
        """),
    ],
    traps: testSharesGlobalTraps,
    check: findSharing
  )
}

@Sendable private func findSharing(in context: RuleContext) -> [Finding] {
  context.graph.testWrites.map { write in
    let test = context.derived.name(write.test)
    return Finding(
      message: write.isThroughCall
        ? "\(test) changes \(write.state) through what it calls, and the next test finds it so"
        : "\(test) changes \(write.state), which the next test finds so",
      confidence: write.isThroughCall ? .likely : .strong,
      // A test that is no component of its own is told at what it changes.
      component: context.derived.components[write.test] == nil ? write.component : write.test,
      subject: write.state, location: write.places.first,
      related: write.places.dropFirst().prefix(10).map {
        RelatedPlace(message: "it does so again here", location: $0)
      })
  }
}
