import Testing

@Suite struct LoopTests {
  @Test(arguments: [
    ("while true { work() }", "endless { work() }"),
    ("while !Task.isCancelled { work() }", "endless { work() }"),
    ("for await x in stream { use(x) }", "endless[stream] { let x = stream[]; use(x) }"),
    (
      "while true { guard let self else { return } ; work() }",
      "endless { let self = self; block[!(let self)] {}; work() }"
    ),
    (
      "while true { switch x { default: break } }",
      "endless { x; branches { rest[default] } }"
    ),
    ("while true { each { return } }", "endless { each({}) }"),
    ("while true { do { try load() } catch {} }", "endless { block { load() }; block[catch] {} }"),
    ("while true { try await Task.sleep(for: x) }", "endless { Task.sleep(for: x) }"),
  ])
  func `A loop that nothing in it leaves is endless`(source: String, expected: String) {
    #expect(readBody(source) == expected)
  }

  @Test(arguments: [
    "while more { work() }", "while true { if more { break } }", "while true { return }",
    "while true { throw x }", "while true { try load() }", "for x in list { work() }",
    "while true, more { work() }", "for await x in stream { return }",
    "outer: while true { while more { break outer } }",
    "while true { guard more else { return } }", "while true { guard let user else { return } }",
  ])
  func `Any other loop may end`(source: String) {
    #expect(!readBody(source).contains("endless"))
  }
}
