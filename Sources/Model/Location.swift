/// A range in one file. Lines and columns start at 1; a column counts UTF-8 bytes, as the Swift
/// compiler does; the end column is exclusive.
package struct Location: Sendable, Hashable, Codable, Comparable {
  package let file: String
  package let line: Int
  package let column: Int
  package let endLine: Int
  package let endColumn: Int

  package init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  package init(file: String, span: Span) {
    self.init(
      file: file, line: Int(span.line), column: Int(span.column), endLine: Int(span.endLine),
      endColumn: Int(span.endColumn))
  }

  /// The first place of a file: where a finding stands that concerns the file as a whole.
  package static func start(of file: String) -> Location {
    Location(file: file, line: 1, column: 1, endLine: 1, endColumn: 2)
  }

  /// By file, then by place.
  package static func < (left: Location, right: Location) -> Bool {
    (left.file, left.line, left.column, left.endLine, left.endColumn)
      < (right.file, right.line, right.column, right.endLine, right.endColumn)
  }
}

/// A range within a file that is known from the context; the same units as `Location`.
package struct Span: Sendable, Hashable {
  package let line: Int32
  package let column: Int32
  package let endLine: Int32
  package let endColumn: Int32

  package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
    self.endLine = Int32(clamping: endLine)
    self.endColumn = Int32(clamping: endColumn)
  }
}
