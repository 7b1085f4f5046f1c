/// Text that is safe as HTML content and inside quoted attribute values.
typealias HTMLText = EscapedText<HTMLSink>

/// Content and quoted attributes of HTML. Not for scripts, style sheets or addresses: no name ever
/// goes there.
enum HTMLSink: TextSink {
  static func escape(_ text: String) -> String { replacingScalars(in: text, with: markup) }

  private static func markup(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "\"": return "&quot;"
    case "'": return "&#39;"
    case "\t", "\n": return nil
    case "\r": return "\n"
    default:
      switch DeceptiveScalar(scalar) {
      case .control, .nonCharacter: return "\u{FFFD}"
      case .direction: return DeceptiveScalar.spelled(scalar)
      case nil: return nil
      }
    }
  }
}
