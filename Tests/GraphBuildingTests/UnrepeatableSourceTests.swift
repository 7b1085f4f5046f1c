import Testing

@Suite struct UnrepeatableSourceTests {
  @Test(
    arguments: [
      ("let now = Date()", "Date.init"),
      ("let now: Date = .now", "Date.now"),
      ("let now = Date.now", "Date.now"),
      ("let start = ContinuousClock.now", "Date.now"),
      ("let start = DispatchTime.now()", "Date.now"),
      ("let time = CFAbsoluteTimeGetCurrent()", "Date.CFAbsoluteTimeGetCurrent"),
      ("let id = UUID()", "UUID.init"),
      ("let id = UUID.init()", "UUID.init"),
      ("let dice = Int.random(in: 1...6)", "SystemRandomNumberGenerator.random"),
      ("let dice: Int = .random(in: 1...6)", "SystemRandomNumberGenerator.random"),
      ("let angle = rotation(by: .random(in: 0...1))", "SystemRandomNumberGenerator.random"),
      ("let one = [1, 2].randomElement()", "SystemRandomNumberGenerator.randomElement"),
      ("let dice = arc4random_uniform(6)", "SystemRandomNumberGenerator.arc4random_uniform"),
    ])
  func `Time, fresh identifiers and chance are reached`(code: String, source: String) async {
    await check(
      "final class User { \(code) }", .accesses,
      is: "User reaches \(source) via system in property-initializer")
  }

  @Test(
    arguments: [
      ("System.currentTimeMillis()", "Date.currentTimeMillis"),
      ("SystemClock.elapsedRealtime()", "Date.elapsedRealtime"),
      ("Instant.now()", "Date.now"), ("LocalDate.now()", "Date.now"),
      ("Clock.System.now()", "Date.now"),
      ("UUID.randomUUID()", "UUID.randomUUID"),
      ("Random.nextInt(6)", "SystemRandomNumberGenerator.nextInt"),
      // A clock that is given can be another one.
      ("Instant.now(clock)", ""), ("clock.now()", ""), ("random.nextInt(6)", ""),
    ])
  func `Those of Kotlin are reached`(code: String, source: String) async {
    await check(
      """
      //- app/src/main/kotlin/User.kt
      package com.example
      class User(val clock: Clock, val random: Random) { fun go() = \(code) }
      """, .accesses, is: source.isEmpty ? "" : "app/User reaches \(source) via system in body")
  }

  @Test func `A plain value that takes its own identifier is no component`() async {
    await check("struct Traveller { let id = UUID() }", .accesses, .components, is: "")
  }

  @Test func `A type without instances is a component where its functions ask the clock`() async {
    await check(
      """
      struct Cleaner { static func run() { print(Date()) } }
      enum Clock { static func now() -> Date { Date() } }
      struct Traveller { let name: String ; static func make() -> Traveller { print(Date()) } }
      enum Season { case summer ; static func now() -> Season { print(Date()) } }
      """, .accesses,
      is: """
        Cleaner reaches Date.init via system in body
        Clock reaches Date.init via system in body
        """)
  }

  @Test(
    arguments: [
      "let then = Date(timeIntervalSince1970: 0)", "let id = UUID(uuidString: text)",
      "let order = list.shuffled(using: &generator)", "let one = Dice.random(in: 1)",
      "let one: Dice = .random(in: 1)", "let kind = make(.random)",
      "let state: State = .now", "let id = Date.distantPast",
    ])
  func `Fixed times and chosen generators are not`(code: String) async {
    await check(
      """
      struct Dice { static func random(in range: Int) -> Int { range } }
      enum State { case now }
      final class User { \(code) }
      """, .accesses, is: "")
  }
}
