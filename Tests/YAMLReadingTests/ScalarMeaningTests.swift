import Testing
import YAMLReading

@Suite struct ScalarMeaningTests {
  static let table: [(text: String, meaning: ScalarMeaning)] = [
    ("", .null), ("~", .null), ("null", .null), ("NULL", .null), ("nULL", .text),
    ("true", .boolean(true)), ("True", .boolean(true)), ("FALSE", .boolean(false)),
    ("yes", .text), ("no", .text), ("on", .text), ("off", .text), ("y", .text), ("tRUE", .text),
    ("1", .integer(1)), ("-1", .integer(-1)), ("+1", .integer(1)), ("007", .integer(7)),
    ("0o17", .integer(15)), ("0x1F", .integer(31)), ("0o8", .text), ("0x", .text), ("0x-1", .text),
    ("99999999999999999999", .number), ("0xFFFFFFFFFFFFFFFFFF", .number),
    ("1.5", .number), (".5", .number), ("5.", .number), ("1e3", .number), ("-1.5E-3", .number),
    (".inf", .number), ("-.INF", .number), (".nan", .number), (".", .text), ("1e", .text),
    ("1.2.3", .text), ("1_000", .text), ("12:30", .text), ("e3", .text), ("+", .text),
  ]

  @Test("Plain scalars mean what the core schema of YAML 1.2 says", arguments: table)
  func plain(_ row: (text: String, meaning: ScalarMeaning)) {
    #expect(scalarMeaning(of: row.text, isPlain: true) == row.meaning)
  }

  @Test("Quoted scalars are text")
  func quoted() {
    for row in Self.table { #expect(scalarMeaning(of: row.text, isPlain: false) == .text) }
  }
}
