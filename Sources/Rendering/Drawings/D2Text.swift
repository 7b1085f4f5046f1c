/// Text that is safe inside the double quotes of D2.
typealias D2Text = EscapedText<D2Sink>

/// Double-quoted text of D2: backslashes escape, and a dollar sign begins a substitution.
enum D2Sink: TextSink {
  static func escape(_ text: String) -> String {
    replacingScalars(in: text) { scalar in
      switch scalar {
      case "\"", "\\", "$": "\\" + String(scalar)
      case "\n", "\t", "\r", "\u{2028}", "\u{2029}": " "
      default:
        switch DeceptiveScalar(scalar) {
        case .control, .nonCharacter, .direction: "\u{FFFD}"
        case nil: nil
        }
      }
    }
  }
}
