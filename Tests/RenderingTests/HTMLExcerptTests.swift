import Model
import Testing

@testable import Rendering

/// The marked range is exact or not there at all.
struct HTMLExcerptTests {
  private func marked(
    _ text: String, from column: Int, to end: Int, lines: Int = 0, start: Int = 5
  ) -> String {
    htmlExcerpt(
      Excerpt(text: text, column: start),
      marking: Location(
        file: "A.swift", line: 3, column: column, endLine: 3 + lines, endColumn: end)
    ).written
  }

  @Test func `The range is marked and its parts are escaped`() {
    #expect(
      marked("let a = <b>.shared", from: 13, to: 16)
        == "let a = <mark>&lt;b&gt;</mark>.shared")
  }

  @Test func `Columns count bytes`() {
    #expect(marked("\"é\" + x", from: 12, to: 13) == "&quot;é&quot; + <mark>x</mark>")
  }

  @Test func `A range that goes on in the next line is marked to the end`() {
    #expect(marked("run { a in", from: 9, to: 2, lines: 1) == "run <mark>{ a in</mark>")
  }

  @Test(arguments: [(1, 8), (8, 8), (9, 7), (5, 40), (5, 15), (200, 210)])
  func `A range outside of the line, or all of it, is not marked`(from: Int, to: Int) {
    #expect(marked("let a = b.", from: from, to: to) == "let a = b.")
  }

  @Test func `A range that cuts a character is not marked`() {
    #expect(marked("é = x", from: 6, to: 8) == "é = x")
    #expect(marked("👩🏽 = x", from: 5, to: 9) == "👩🏽 = x")
  }

  @Test func `A line with characters that reorder it is not marked`() {
    #expect(!marked("a\u{202E}b = c", from: 5, to: 6).contains("mark"))
  }
}
