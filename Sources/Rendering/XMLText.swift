/// Text that is safe as XML content and inside quoted attribute values.
typealias XMLText = EscapedText<XMLSink>

/// Content and quoted attributes of XML 1.0.
enum XMLSink: TextSink {
  static func escape(_ text: String) -> String {
    replacingScalars(in: text) { scalar in
      switch scalar {
      // Attribute values would turn these into blanks when they are read.
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: markupEscape(scalar)
      }
    }
  }
}
