import Model
import Testing
import YAMLReading

@Suite struct JSONReadingTests {
  @Test("JSON gives the tree that YAML gives, with places")
  func values() {
    let text = "{\n  \"ä\": [1, -2.5e3, true, null, \"x\"],\n  \"b\": {}\n}\n"
    #expect(tree(text, path: "a.json") == "{ä: [1, -2.5e3, true, null, \"x\"], b: {}}")
    let node = readYAML(SourceText(path: "A.JSON", text: text)).node
    #expect(node?["ä"]?.items.map(\.location).map(range).first == "2:10-2:11")
    #expect(range(node?["b"]?.location) == "3:8-3:10")
    #expect(range(node?.location) == "1:1-4:2")
  }

  @Test("Escapes are read, also characters written as two of them")
  func escapes() {
    #expect(
      tree(#""\ud83d\ude00\u00e9\"\\\/\b\f\n\r\t""#, path: "a.json")
        == "\"😀é\"\\/\u{8}\u{C}\n\r\t\"")
  }

  @Test("An empty file is a plain empty scalar")
  func empty() {
    #expect(tree(" \n", path: "a.json") == "")
    #expect(problems(" \n", path: "a.json") == [])
  }

  static let mistakes: [(text: String, says: [String])] = [
    ("{\"a\": 1,}", ["1:8: a `,` stands before `}` — remove it"]),
    ("[1,]", ["1:3: a `,` stands before `]` — remove it"]),
    ("[1 2]", ["1:4: a `,` or `]` is missing before `2` — write `,` or `]`"]),
    ("{\"a\" 1}", ["1:6: a `:` is missing after the key `a` — write it"]),
    ("{a: 1}", ["1:2: `a` stands where a key in quotes belongs — write the key in double quotes"]),
    ("{\"a\": yes}", ["1:7: `yes` is no value of JSON — put a text in double quotes"]),
    ("{\"a\": 'b'}", ["1:7: `'` cannot begin a value — put a text in double quotes"]),
    ("[// x\n1]", ["1:2: `/` cannot begin a value — remove the comment: JSON has none"]),
    ("[1] 2", ["1:5: `2` stands after the end of the value — remove it"]),
    ("[\"a", ["1:2: this quote is never closed — close it on the same line"]),
    ("[\"a\n\"]", ["1:2: this quote is never closed — close it on the same line"]),
    ("{\"a\": [1", ["1:9: what begins in line 1 is not closed — write `,` or `]`"]),
    ("{\"a\":", ["1:6: the text ends where a value belongs — write the value"]),
    ("{\"a\": 1,", ["1:9: the text ends where a key belongs — write the key in double quotes"]),
    (
      "{\"a\": 1, \"a\": 2}",
      ["1:10: the key `a` stands twice, first in line 1, column 2 — keep one of them"]
    ),
    (
      "[\"\\ud83d\", \"\\ude00\"]",
      [
        "1:3: the escape names half of a character — write both halves, or the character itself",
        "1:13: the escape names half of a character — write both halves, or the character itself",
      ]
    ),
    ("[\"\\x\"]", ["1:3: a `\\` stands before a character that it cannot escape — write `\\\\`"]),
    ("[\"\\u12\"]", ["1:3: `\\u` is not followed by four digits — write `\\u00E9`"]),
    ("[\"a\tb\"]", ["1:4: a control character stands in the text — write `\\u0009`"]),
  ]

  @Test("A mistake in JSON is told in plain words at the right place", arguments: mistakes)
  func words(_ mistake: (text: String, says: [String])) {
    #expect(problems(mistake.text, path: "a.json") == mistake.says)
  }

  @Test(
    "Numbers that JSON does not know are refused",
    arguments: ["01", "+1", "1.", ".5", "-", "0x10", "0o7", ".inf", ".nan", "1e", "--1"])
  func numbers(_ number: String) {
    #expect(problems("[\(number)]", path: "a.json").count == 1)
  }

  @Test(
    "Numbers that JSON knows are read",
    arguments: ["0", "-0", "10", "1.5", "1e5", "-1.5E-3", "123456789012345678901234567890"])
  func validNumbers(_ number: String) {
    #expect(problems("[\(number)]", path: "a.json") == [])
  }

  @Test("What stands before a mistake is kept, and the cut is marked")
  func cut() {
    let result = readYAML(SourceText(path: "a.json", text: "{\"a\": 1, \"b\": {\"c\": [2, x"))
    #expect(result.node.map(shown) == "{a: 1, b: {c: [2, !], : !}, : !}")
    #expect(result.node?.isCut == true)
  }
}
