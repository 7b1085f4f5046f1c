/// What looks like `test-shares-global` and is none, or is a form of it: further examples of the rule.
let testSharesGlobalTraps: [Example] = [
  .accepted(
    "A test that makes the shared instance's type anew",
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
        let names = Names()
        names.add("a")
      }
    }
    """
  ).hidden,
  .accepted(
    "A rule of JUnit that puts it back",
    """
    //- app/src/main/kotlin/Flags.kt
    package com.example
    object Flags {
        var isFast = false
    }
    //- app/src/test/kotlin/FlagsTest.kt
    package com.example
    import org.junit.After
    import org.junit.Test
    class FlagsTest {
        @After fun tearDown() { Flags.isFast = false }
        @Test fun fast() { Flags.isFast = true }
    }
    """),
  .accepted(
    "An object that each test makes",
    """
    //- app/src/main/kotlin/Flags.kt
    package com.example
    class Flags { var isFast = false }
    //- app/src/test/kotlin/FlagsTest.kt
    package com.example
    import org.junit.Test
    class FlagsTest {
        private val flags = Flags()
        @Test fun fast() { flags.isFast = true }
    }
    """
  ).hidden,
]
