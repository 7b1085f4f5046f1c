/// Text that is safe as XML content and inside quoted attribute values.
typealias XMLText = EscapedText<XMLSink>

/// Content and quoted attributes of XML 1.0.
enum XMLSink: TextSink {
  static func escape(_ text: String) -> String { replacingScalars(in: text, with: markup) }

  private static func markup(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "\"": return "&quot;"
    case "'": return "&#39;"
    // Attribute values would turn these into blanks when they are read.
    case "\t": return "&#9;"
    case "\n": return "&#10;"
    case "\r": return "&#13;"
    default:
      switch DeceptiveScalar(scalar) {
      case .control, .nonCharacter: return "\u{FFFD}"
      case .direction: return DeceptiveScalar.spelled(scalar)
      case nil: return nil
      }
    }
  }
}
