import Model
import SwiftExtraction
import TestSupport
import Testing

@Suite struct HostileInputTests {
  @Test(arguments: ["", "\n\n", "\u{FEFF}", "// only a comment", "\0"])
  func `Nothing gives no facts`(source: String) {
    #expect(read(source) == "")
    #expect(facts(source).byteCount == source.utf8.count)
  }

  @Test func `A valid file is understood to the last byte`() {
    let file = facts("class A {}\n// end\n")
    #expect(file.understoodByteCount == file.byteCount)
    #expect(file.problems.isEmpty)
  }

  @Test func `A half-written class keeps what stands there`() throws {
    let file = facts("class A {\n  let b = B.shared\n  func c() { d(")
    #expect(
      text(file) == """
        class A
          let b = B.shared
          func c
            return d(<>)
        """)
    let problem = try #require(file.problems.first)
    #expect(file.problems.count == 1)
    #expect(problem.weight == .warning)
    #expect(problem.message == "Line 3 is not valid Swift, so facts around it are missing")
  }

  @Test func `An unterminated string is a problem of its line`() throws {
    let file = facts("let a = 1\nlet b = \"c\nlet d = 2")
    #expect(file.globals.map(\.name) == ["a", "b", "d"])
    #expect(try #require(file.problems.first?.location).line == 2)
  }

  @Test func `Text that is no Swift is counted as lost`() throws {
    let file = facts("let a = 1\n)]} @@ )\nlet b = 2")
    #expect(file.globals.map(\.name).contains("a"))
    #expect(file.understoodByteCount < file.byteCount)
    #expect(try #require(file.problems.first?.location).line == 2)
  }

  @Test func `Brackets 300 deep are read`() {
    let source =
      String(repeating: "f(", count: 300) + "A.shared" + String(repeating: ")", count: 300)
    let file = onLargeStack { facts("let a = " + source) }
    #expect(file.problems.isEmpty)
    #expect(readOnLargeStack("let a = " + source) == "let a = " + source)
  }

  @Test func `Closures 300 deep are read`() {
    let source =
      String(repeating: "f {", count: 300) + "A.shared" + String(repeating: "}", count: 300)
    let text = readOnLargeStack("let a = " + source)
    #expect(text.contains("return A.shared"))
  }

  @Test func `Past the limit of brackets the rest is lost and said to be`() throws {
    let source =
      "let first = 1\nlet a = " + String(repeating: "(", count: 1100) + "b"
      + String(repeating: ")", count: 1100) + "\nclass C {}"
    let file = onLargeStack { facts(source) }
    #expect(file.globals.first?.name == "first")
    #expect(
      file.problems.map(\.message) == [
        "Line 2 has more than 512 brackets inside each other, so the rest of the file was not read"
      ])
    #expect(file.understoodByteCount < file.byteCount)
  }

  @Test func `A chain of any length is cut, not fatal`() {
    let source = "let a = A.shared" + String(repeating: ".b()", count: 20_000)
    let file = onLargeStack { facts(source) }
    #expect(
      file.problems.map(\.message) == [
        "Line 1 holds code nested too deep to follow, so parts of it are missing"
      ])
    #expect(readOnLargeStack(source).hasPrefix("let a = A.shared.b().b()"))
    #expect((1_000...4_000).contains(file.understoodByteCount))
  }

  @Test func `Thousands of else-ifs are cut, not fatal`() {
    let source =
      "func f() {\nif a { b() }" + String(repeating: " else if c { d() }", count: 5000) + "\n}"
    let file = onLargeStack { facts(source) }
    #expect(file.problems.count == 1)
    #expect(file.functions.first?.body.count == 2)
  }

  @Test(arguments: ["try ", "await ", "!", "-"])
  func `Thousands of prefixes are cut, not fatal`(prefix: String) {
    let source = "let a = " + String(repeating: prefix, count: 5000) + "b"
    let file = onLargeStack { facts(source) }
    #expect(file.globals.first?.name == "a")
  }

  /// Forms that grow without brackets, or with few, so that the limit of brackets does not hold them.
  @Test(arguments: [
    Repeated("let a: A", "?", 5000),
    Repeated("let a: B", ".B", 5000),
    Repeated("let a: ", "() -> ", 3000, "B"),
    Repeated("let a = b", " ?? b", 20_000),
    Repeated("let a = b", " ? c : d", 3000),
    Repeated("func f() { a", " = a", 3000, "}"),
    Repeated("let a = b", " as B", 3000),
    Repeated("", "#if A\n", 300, "let a = 1\n" + String(repeating: "#endif\n", count: 300)),
    Repeated("#if A\n", "#elseif B\nlet b = 1\n", 2000, "#endif\nlet a = 1\n"),
    Repeated("", "class A {", 400, "let a = 1"),
    Repeated("let a = ", "\"\\(", 100, "b" + String(repeating: ")\"", count: 100)),
    Repeated("", "// lifegraph: a\n", 5000, "let a = 1"),
  ])
  func `Long and deep forms end, and what stands before them is kept`(source: Repeated) {
    let file = onLargeStack { facts("let before = 1\n" + source.text) }
    #expect(file.globals.first?.name == "before")
    #expect(file.understoodByteCount <= file.byteCount)
  }

  private func readOnLargeStack(_ source: String) -> String { onLargeStack { read(source) } }
}

/// A text with a part that comes many times.
struct Repeated: Sendable, CustomTestStringConvertible {
  let text: String
  let testDescription: String

  init(_ start: String, _ part: String, _ count: Int, _ end: String = "") {
    text = start + String(repeating: part, count: count) + end
    testDescription = "\(count) times \(part)"
  }
}
