/// Text that is safe on a terminal.
typealias TerminalText = EscapedText<TerminalSink>

func + (left: TerminalText, right: TerminalText) -> TerminalText { "\(left)\(right)" }

/// A terminal, or a log that ends up on one: no control sequence gets through, one value never
/// breaks its line.
enum TerminalSink: TextSink {
  static func escape(_ text: String) -> String { replacingScalars(in: text, with: shown) }

  private static func shown(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\t", "\n", "\u{2028}", "\u{2029}": return " "
    default:
      switch DeceptiveScalar(scalar) {
      case .control, .nonCharacter: return ""
      case .direction: return DeceptiveScalar.spelled(scalar)
      case nil: return nil
      }
    }
  }
}
