import Model

/// Text that is safe in a label or a title of Mermaid.
typealias MermaidText = EscapedText<MermaidSink>

/// Quoted labels and accessible titles of Mermaid. Whatever could end a label, begin a directive or
/// a comment, be Markdown, HTML or a number of a list becomes a character reference.
enum MermaidSink: TextSink {
  static func escape(_ text: String) -> String {
    replacingScalars(in: text) { scalar in
      switch scalar {
      case "\"": "#quot;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "&": "#amp;"
      // Mermaid cuts a semicolon off lines that look like `style a:#b;`, and `%%{` is a directive
      // wherever it stands.
      case "#", ";", ":", "%", "{", "}", "`", "\\", "*", "_", "~", "|", "[", "]", "$", "@":
        "#\(scalar.value);"
      // `1.`, `1)`, `-` and `+` begin lists, and `://` and `www.` links.
      case ".", "-", "+", ")", "(", "/": "#\(scalar.value);"
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

extension MermaidText {
  /// A colour as `#` and digits; whatever else stands there is dropped.
  init(color: String) {
    self.init(ownMarkup: color.filter { "#0123456789abcdefABCDEF".contains($0) })
  }

  /// A number with at most two digits after the point.
  init(number: Double) { self.init(ownMarkup: decimal(number)) }
}
