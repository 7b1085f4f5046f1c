/// Text that is safe as HTML content and inside quoted attribute values.
typealias HTMLText = EscapedText<HTMLSink>

/// Content and quoted attributes of HTML. Not for scripts, style sheets or addresses: no name ever
/// goes there.
enum HTMLSink: TextSink {
  static func escape(_ text: String) -> String {
    replacingScalars(in: text) { scalar in
      switch scalar {
      case "\t", "\n": nil
      case "\r": "\n"
      default: markupEscape(scalar)
      }
    }
  }
}
