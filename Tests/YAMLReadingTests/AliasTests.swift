import Model
import Testing
import YAMLReading

@Suite struct AliasTests {
  @Test("An alias stands for the value of its anchor, with the anchor's place")
  func alias() {
    let node = readYAML(SourceText(path: "a.yml", text: "a: &x [1, 2]\nb: *x\n")).node
    #expect(node.map(shown) == "{a: [1, 2], b: [1, 2]}")
    #expect(range(node?["b"]?.location) == "1:7-1:13")
  }

  @Test("An anchor without a value stands for nothing, at its own place")
  func emptyAnchor() {
    let node = readYAML(SourceText(path: "a.yml", text: "a:\n  - &x\n  - b\nc: *x\n")).node
    #expect(node.map(shown) == "{a: [, b], c: }")
    #expect(node?["a"]?.items.first?.location.line == 2)
  }

  @Test("The latest anchor of a name counts")
  func redefined() {
    #expect(tree("a: &x 1\nb: &x 2\nc: *x\n") == "{a: 1, b: 2, c: 2}")
  }

  @Test("An alias that contains itself is told and left out")
  func recursive() {
    #expect(tree("a: &x [1, *x]\nb: 2\n") == "{a: [1, !], b: 2}")
    #expect(
      problems("a: &x [1, *x]\n")
        == ["1:11: the alias `*x` contains itself — write out what is meant"])
  }

  @Test("An alias without an anchor names the nearest one")
  func unknown() {
    #expect(
      problems("a: &defaults 1\nb: *default\n")
        == [
          "2:4: no anchor `&default` stands before the alias `*default` — did you mean `*defaults`?"
        ])
  }

  @Test("A pattern without quotes is told so")
  func pattern() {
    #expect(
      problems("leave: [*.generated]\n").first?.hasSuffix(
        "put the text in quotes if it begins with `*` or `&`") == true)
  }

  @Test("Merged keys come after the mapping's own, which win, as do earlier mappings")
  func merge() {
    let text = """
      a: &a { x: 1, y: 1 }
      b: &b { y: 2, z: 2 }
      c: { <<: [*a, *b], x: 3 }
      """
    #expect(tree(text) == "{a: {x: 1, y: 1}, b: {y: 2, z: 2}, c: {x: 3, y: 1, z: 2}}")
    #expect(problems(text) == [])
  }

  @Test("Only mappings can be merged")
  func mergeScalar() {
    #expect(problems("a: { <<: 1 }\n").count == 1)
    #expect(tree("a: { \"<<\": 1 }\n") == "{a: {<<: 1}}")
  }

  @Test("An alias bomb is a mistake and no hang")
  func bomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    let said = problems(text)
    #expect(said.count == 1)
    #expect(said.first?.contains("more than 100000 values once its aliases are expanded") == true)
  }

  @Test("Aliases are counted as written: 1,000 are fine, one more is refused")
  func aliasLimit() {
    func text(_ count: Int) -> String {
      "a: &a 1\nb:\n" + String(repeating: "- *a\n", count: count)
    }
    #expect(problems(text(1_000)) == [])
    #expect(
      problems(text(1_001))
        == ["1003:3: more than 1000 aliases stand in the file — write the values out"])
  }

  @Test(
    "64 collections inside each other are fine, one more is refused",
    arguments: ["a.yml", "a.json"])
  func depth(_ path: String) {
    func text(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(problems(text(64), path: path) == [])
    #expect(problems(text(65), path: path).count == 1)
    #expect(problems(text(65), path: path).first?.hasPrefix("1:65: ") == true)
  }

  @Test("A chain of aliases counts with the depth that it brings")
  func aliasDepth() {
    func text(_ length: Int) -> String {
      "a0: &a0 [x]\n" + (1..<length).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    }
    #expect(problems(text(63)) == [])
    #expect(problems(text(64)).first?.hasPrefix("64:12: lists and mappings lie more") == true)
  }

  @Test("Keys are not counted as values")
  func keysAreNoValues() {
    let text = (0..<60_000).map { "k\($0): 1\n" }.joined()
    #expect(problems(text) == [])
  }

  @Test(
    "Hostile nesting ends at once",
    arguments: ["[", "{a: ", "- ", "? ", "&a [", "a: {"], ["a.yml", "a.json"])
  func hostileNesting(_ part: String, _ path: String) {
    let result = readYAML(SourceText(path: path, text: String(repeating: part, count: 50_000)))
    #expect(!result.problems.isEmpty)
  }

  @Test("More than 100,000 values are refused", arguments: ["a.yml", "a.json"])
  func nodes(_ path: String) {
    let text = "[" + String(repeating: "1,", count: 100_001) + "1]"
    #expect(problems(text, path: path).first?.contains("more than 100000 values") == true)
  }

  @Test("A flood of directives is refused before libyaml compares each with all others")
  func directives() {
    let text = (0..<50_000).map { "%TAG !a\($0)! b\n" }.joined() + "---\na: 1\n"
    #expect(
      problems(text) == [
        "101:1: more than 100 lines begin with `%` — remove the directives: none of them is needed"
      ])
  }
}
