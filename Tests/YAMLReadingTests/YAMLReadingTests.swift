import Model
import Testing
import YAMLReading

@Suite struct YAMLReadingTests {
  @Test("Lists, mappings and scalars become a tree")
  func values() {
    #expect(
      tree("a: [1, 'x']\nb:\n- c: d\n- |\n  two\n  lines\n")
        == "{a: [1, \"x\"], b: [{c: d}, \"two\nlines\n\"]}")
  }

  @Test("A text without content is a plain empty scalar without a problem")
  func empty() {
    for text in ["", "\n", "# only a comment\n", "---\n"] {
      #expect(tree(text) == "")
      #expect(problems(text) == [])
    }
  }

  @Test("Columns count UTF-8 bytes from 1, and ends are exclusive")
  func places() {
    let node = readYAML(SourceText(path: "a.yml", text: "größe: { ä: é😀, b: 'x' }\n")).node
    #expect(range(node?["größe"]?.location) == "1:10-1:32")
    #expect(range(node?["größe"]?.entries.first?.keyLocation) == "1:12-1:14")
    #expect(range(node?["größe"]?["ä"]?.location) == "1:16-1:22")
    #expect(range(node?["größe"]?["b"]?.location) == "1:27-1:30")
  }

  @Test("A block ends with its last value and not before the next key")
  func blockEnds() {
    let node = readYAML(SourceText(path: "a.yml", text: "a:\n  b: 1\n  c: 2\n\n# more\nd: 3\n"))
      .node
    #expect(range(node?["a"]?.location) == "2:3-3:7")
    #expect(range(node?.location) == "1:1-6:5")
  }

  @Test("Lines end at LF, CR and CRLF", arguments: ["\n", "\r", "\r\n"])
  func lineEnds(_ lineEnd: String) {
    let text = ["a: 1", "b:", "  - x", "  - y", ""].joined(separator: lineEnd)
    let node = readYAML(SourceText(path: "a.yml", text: text)).node
    #expect(node?["b"]?.items.map(\.location).map(range) == ["3:5-3:6", "4:5-4:6"])
  }

  @Test("The other line breaks of YAML do not shift lines")
  func otherLineBreaks() {
    let node = readYAML(SourceText(path: "a.yml", text: "a: \"x\u{2028}y\u{85}z\"\nb: 1\n")).node
    #expect(range(node?["b"]?.location) == "2:4-2:5")
  }

  @Test("A byte order mark takes no column")
  func byteOrderMarks() {
    #expect(tree("\u{FEFF}a: 1\n") == "{a: 1}")
    let node = readYAML(bytes: [0xEF, 0xBB, 0xBF] + Array("a: 1\n".utf8), path: "a.yml").node
    #expect(range(node?["a"]?.location) == "1:4-1:5")
  }

  @Test("UTF-16 with a byte order mark is read, in both orders")
  func utf16() {
    let units = Array("\u{FEFF}a: ö😀\n".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] {
      #expect(readYAML(bytes: bytes, path: "a.yml").node.map(shown) == "{a: ö😀}")
    }
    let broken = readYAML(bytes: little.dropLast(), path: "a.yml")
    #expect(broken.problems.map(line).first?.contains("is not valid UTF-16") == true)
  }

  @Test("Invalid UTF-8 is told with its line and column")
  func invalidUTF8() {
    let bytes = Array("a: 1\nname: Caf".utf8) + [0xE9] + Array("\n".utf8)
    let result = readYAML(bytes: bytes, path: "a.yml")
    #expect(result.node == nil)
    #expect(
      result.problems.map(line)
        == ["2:10: the byte 0xE9 is no valid UTF-8 — save the file as UTF-8"])
  }

  @Test(
    "Overlong forms, surrogates and cut characters are no UTF-8",
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ])
  func malformedUTF8(_ bytes: [UInt8]) {
    #expect(readYAML(bytes: bytes, path: "a.yml").problems.count == 1)
  }

  @Test("The rest of a file with control characters is read")
  func controlCharacters() {
    #expect(tree("a: x\u{1}y\nb: 2\n") == "{a: x_y, b: 2}")
    #expect(
      problems("a: x\u{1}y\nb: \u{9F}\n").map { $0.prefix(38) } == [
        "1:5: the control character U+0001 stan", "2:4: the control character U+009F stan",
      ])
  }

  @Test("A file full of control characters is no text")
  func binary() {
    let result = readYAML(SourceText(path: "a.yml", text: String(repeating: "a\0", count: 50)))
    #expect(result.node == nil)
    #expect(result.problems.count == 12)
  }

  @Test("A file above the size limit is refused without being read")
  func size() {
    let text = "a: " + String(repeating: "x", count: ReadingLimits.bytes)
    #expect(tree(text) == "nothing")
    #expect(problems(text).first?.hasPrefix("1:1: the file has 10000003 bytes") == true)
  }

  @Test("After a syntax mistake what stands before it is kept, and the cut is marked")
  func cut() {
    let result = readYAML(SourceText(path: "a.yml", text: "a: 1\nb:\n  c: 2\n  d: [x, y\n  e: }\n"))
    #expect(result.node.map(shown)?.hasPrefix("{a: 1, b: {c: 2, d: [x") == true)
    #expect(result.node?.isCut == true)
    #expect(result.node?["a"]?.integer == 1)
    #expect(result.problems.count == 1)
  }

  @Test("A second document is refused and not read")
  func documents() {
    #expect(tree("a: 1\n---\nb: 2\n") == "{a: 1}")
    #expect(
      problems("a: 1\n---\nb: 2\n")
        == ["2:1: a second document begins here — keep one document in a file"])
  }

  @Test("Duplicate keys name both places, and the first one counts")
  func duplicates() {
    #expect(tree("a: 1\n\"a\": 2\n") == "{a: 1}")
    #expect(
      problems("x: 0\na: 1\n\"a\": 2\n")
        == ["3:1: the key `a` stands twice, first in line 2, column 1 — keep one of them"])
  }

  @Test("Equal names in another composition of accents are duplicates")
  func composedDuplicates() {
    #expect(problems("\u{E9}: 1\ne\u{301}: 2\n").count == 1)
  }

  @Test(
    "Keys that are no text are refused and their values dropped",
    arguments: [
      "1: x", "1.5: x", "true: x", "~: x", "null: x", "[a]: x", "{a: b}: x", "? [a]\n: x",
    ])
  func keys(_ entry: String) {
    #expect(tree("\(entry)\nb: 2\n") == "{b: 2}")
    #expect(problems("\(entry)\nb: 2\n").count == 1)
  }

  @Test("Quoted keys are text, whatever they look like")
  func quotedKeys() {
    #expect(tree("\"1\": a\n'true': b\n") == "{1: a, true: b}")
  }

  @Test("A tag is refused and its value kept")
  func tags() {
    #expect(tree("a: !!str 1\n") == "{a: 1}")
    #expect(problems("a: !!str 1\n").count == 1)
  }
}
