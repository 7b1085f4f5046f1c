import Model
import Testing
import YAMLReading

@Suite struct ShapeTests {
  static let shape = Shape.record([
    .init("title", .text("a title"), "The title", isRequired: true),
    .init("size", .integer(atLeast: 1), "The size", formerly: ["length"]),
    .init(
      "tags", .list(of: .word([.init("red", "it is red"), .init("green", "it is green")])), "Tags"),
  ])

  private func check(_ text: String) -> (tree: String, says: [String]) {
    let node = readYAML(SourceText(path: "a.yml", text: text)).node
    guard let node else { return ("nothing", []) }
    let result = YAMLReading.check(node, against: Self.shape, of: "the file")
    return (shown(result.node), result.problems.map(line))
  }

  @Test("A tree of the right shape comes back as it is")
  func right() {
    #expect(check("title: A\nsize: 2\ntags: [red]\n").tree == "{title: A, size: 2, tags: [red]}")
  }

  @Test("What does not fit is left out, and each mistake is told")
  func wrong() {
    let result = check("size: 0\ntags: [red, gren]\nother: 1\n")
    #expect(result.tree == "{size: !, tags: [red, !]}")
    #expect(
      result.says == [
        "1:7: `size` expects a whole number from 1 on, but the number `0` stands here",
        "2:13: an entry of `tags` cannot be `gren` — did you mean `green`?",
        "3:1: the file has no key `other` — known keys are `title`, `size`, `tags`",
        "1:1: the file lacks the key `title` — add `title: …` with a title",
      ])
  }

  @Test("A former key is read as the one that replaced it, and both together are a mistake")
  func former() {
    #expect(check("title: A\nlength: 2\n").tree == "{title: A, size: 2}")
    #expect(
      check("title: A\nlength: 2\nsize: 3\n").says
        == ["3:1: `size` and `size` are the same key of the file — keep `size`"])
  }

  @Test("A key whose value could not be read is not missing")
  func unreadable() {
    #expect(check("title: *x\n").says == [])
  }

  @Test("Names in messages are cut, on one line, and show what is invisible")
  func quoting() {
    #expect(quoted("a\u{1B}[31m\nb") == "`a\\u{1B}[31m\\u{A}b`")
    #expect(quoted("\u{202E}abc") == "`\\u{202E}abc`")
    #expect(
      quoted(String(repeating: "x", count: 100)) == "`" + String(repeating: "x", count: 60) + "…`")
  }
}
