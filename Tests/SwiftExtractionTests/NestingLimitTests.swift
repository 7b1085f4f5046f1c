import Model
import Testing

@Suite struct NestingLimitTests {
  @Test(arguments: [
    Excess("more than 512 brackets inside each other", Repeated("let a = ", "(", 600)),
    Excess("more than 512 brackets inside each other", Repeated("", "{ if a ", 100_000)),
    Excess("more than 512 brackets inside each other", Repeated("let a = ", "\"\\(", 20_000)),
    Excess("more than 12 '[' after each other", Repeated("let a = ", "[", 100)),
    Excess("more than 12 '[' after each other", Repeated("let a: ", "[", 100, "A")),
    Excess("more than 12 '[' after each other", Repeated("let a = ", "([", 100)),
    Excess("more than 256 #if inside each other", Repeated("", "#if A\n", 20_000)),
    Excess("more than 256 '<' without '>'", Repeated("let a = ", "b<", 100_000)),
    Excess("more than 256 '<' without '>'", Repeated("let a = b", " < b", 100_000)),
    Excess("more than 256 '#' after each other", Repeated("let a = ", "#", 100_000)),
    Excess(
      "an expression or chain of branches that is too long to parse",
      Repeated("func f() {\nif a { b() }", " else if c { d() }", 50_000, "\n}")),
    Excess(
      "an expression or chain of branches that is too long to parse",
      Repeated("func f() {\nif a { b() }", "\nelse if c, let d = e { d() }", 50_000, "\n}")),
    Excess(
      "an expression or chain of branches that is too long to parse",
      Repeated("let a: ", "() -> ", 20_000, "B")),
    Excess(
      "an expression or chain of branches that is too long to parse",
      Repeated("let a = ", "try ", 100_000, "b")),
    Excess(
      "an expression or chain of branches that is too long to parse",
      Repeated("let a = b", " ? c", 100_000)),
    Excess(
      "an expression or chain of branches that is too long to parse",
      Repeated("let a: ", "some ", 100_000, "B")),
    Excess(
      "an expression or chain of branches that is too long to parse",
      Repeated("", "if ", 100_000)),
  ])
  func `What the parser would not survive is kept from it and told`(excess: Excess) throws {
    let file = onLargeStack { facts("class First {}\n" + excess.source.text + "\nclass Last {}") }
    #expect(file.types.map(\.name) == ["First"])
    let problem = try #require(file.problems.first)
    #expect(file.problems.count == 1)
    #expect(
      problem.message.hasSuffix(" has \(excess.message), so the rest of the file was not read"))
    #expect(file.understoodByteCount < file.byteCount)
  }

  @Test(arguments: [
    Repeated("let a = \"", "([{<", 2000, "\""),
    Repeated("let a = \"\"\"\n", "([{< \"#if\" try try else if\n", 5000, "\"\"\""),
    Repeated("let a = #\"", "\\(([{\"", 2000, "\"#"),
    Repeated("let a = \"", "\\(b)(", 2000, "\""),
    Repeated("/* ", "([{< /* */ #if try ", 5000, "*/ let a = 1"),
    Repeated("// ", "([{< #if try ", 5000, "\nlet a = 1"),
    Repeated("", "#if A\nlet a = 1\n#endif\n", 2000),
    Repeated("func f() {\n", "a(b < c)\n", 5000, "}"),
    Repeated("func f() {\n", "if a { b() }\n", 5000, "}"),
    Repeated("func f() {\n", "a.b = c\n", 5000, "}"),
    Repeated("func f() {\nswitch a {\n", "case .b: c\n", 10_000, "}\n}"),
    Repeated("let a = [", "[b: c<d>()],\n", 10_000, "]"),
    Repeated("struct A {\n", "var b: C?\n", 1500, "}"),
    Repeated("let a = b\n", ".c { d in e }\n", 400),
  ])
  func `Much of the same that lies side by side is read to the last byte`(source: Repeated) {
    let file = onLargeStack { facts(source.text) }
    #expect(file.problems.isEmpty)
    #expect(file.understoodByteCount == file.byteCount)
  }
}

/// A source with too much of something, and the words for that.
struct Excess: Sendable, CustomTestStringConvertible {
  let message: String
  let source: Repeated
  var testDescription: String { source.testDescription }

  init(_ message: String, _ source: Repeated) {
    self.message = message
    self.source = source
  }
}
