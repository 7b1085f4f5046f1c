import Model

/// What a report holds of the line that a place stands on.
enum KnownLine {
  case excerpt(Excerpt)
  /// The text, without its indentation and perhaps cut.
  case text(String)
  case unknown

  /// A column in bytes as a column in code points; `nil` where that cannot be told. A line that is
  /// not known is taken for one of ASCII, as most are.
  func codePointColumn(_ column: Int) -> Int? {
    switch self {
    case .excerpt(let excerpt):
      let offset = column - excerpt.column
      let bytes = excerpt.text.utf8
      if offset <= 0 || bytes.allSatisfy({ $0 < 0x80 }) { return column }
      guard offset <= bytes.count else { return nil }
      // Of the bytes of a code point, all but the first begin with the bits 10.
      return column - bytes.prefix(offset).count { $0 & 0xC0 == 0x80 }
    case .text(let text):
      return text.utf8.allSatisfy { $0 < 0x80 } ? column : nil
    case .unknown:
      return column
    }
  }
}

extension ReportIndex {
  /// The line at a place of the graph.
  func line(at location: Location) -> KnownLine {
    excerpt(at: location).map { .text($0) } ?? .unknown
  }
}
