/// Text that is safe inside the strings of a JSON data block of a page.
typealias ScriptText = EscapedText<ScriptSink>

/// The strings of JSON inside a `script` element: nothing in them ends the element, and what
/// deceives people is spelled as everywhere on the page.
enum ScriptSink: TextSink {
  static func escape(_ text: String) -> String {
    replacingScalars(in: text) { scalar in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n", "\r": return "\\n"
      case "\t": return "\\t"
      case "<": return "\\u003c"
      case ">": return "\\u003e"
      case "&": return "\\u0026"
      case "\u{2028}": return "\\u2028"
      case "\u{2029}": return "\\u2029"
      default: break
      }
      switch DeceptiveScalar(scalar) {
      case .control, .nonCharacter: return "\u{FFFD}"
      case .direction: return "\\" + DeceptiveScalar.spelled(scalar)
      case nil: return nil
      }
    }
  }
}

/// A list of JSON in one line.
func scriptList(_ items: [ScriptText]) -> ScriptText { "[\(items.joined(","))]" }

/// A list with a line for each item, so that a person can read the page's source.
func scriptRows(_ items: [ScriptText]) -> ScriptText {
  items.isEmpty ? "[]" : "[\n\(items.joined(",\n"))\n]"
}

/// A string of JSON.
func scriptString(_ text: String) -> ScriptText { "\"\(text)\"" }

/// Whole numbers as a list.
func scriptNumbers(_ numbers: [Int]) -> ScriptText {
  scriptList(numbers.map { number -> ScriptText in "\(number)" })
}
