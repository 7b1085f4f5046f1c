/// Text that is safe in a line or a table cell of GitHub's Markdown.
typealias MarkdownText = EscapedText<MarkdownSink>

/// One line, list item or table cell of GitHub's Markdown: no markup, no HTML, no mention, no
/// reference to an issue, no link comes out of a name.
enum MarkdownSink: TextSink {
  static func escape(_ text: String) -> String {
    let marked = replacingScalars(in: text, with: markup)
      // Plain addresses become links by these.
      .replacing("://", with: "&#58;//")
      .replacing("www.", with: "www&#46;")
      .replacing("WWW.", with: "WWW&#46;")
    return guardingStart(of: marked)
  }

  private static func markup(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "~", "$": return "\\" + String(scalar)
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    // Table cells are split before anything else is understood; an entity is never a border.
    case "|": return "&#124;"
    // GitHub looks for mentions and issue numbers in the rendered text, where a backslash or an
    // entity is gone; an invisible blank stays.
    case "@": return "@&#8203;"
    case "#": return "#&#8203;"
    case "\t", "\n", "\u{2028}", "\u{2029}": return " "
    default:
      switch DeceptiveScalar(scalar) {
      case .control, .nonCharacter: return ""
      case .direction: return "\\" + DeceptiveScalar.spelled(scalar)
      case nil: return nil
      }
    }
  }

  /// A value that stands first in its line must not open a list, a rule, a heading or, by many
  /// blanks, a block of code.
  private static func guardingStart(of text: String) -> String {
    let start = text.drop { $0 == " " }
    guard start.startIndex == text.startIndex else { return " " + guardingStart(of: String(start)) }
    guard let first = start.first else { return "" }
    if "-+=".contains(first) { return "\\" + start }
    let rest = start.drop { $0.isASCII && $0.isNumber }
    if let next = rest.first, rest.startIndex != start.startIndex, ".)".contains(next) {
      return start[..<rest.startIndex] + "\\" + rest
    }
    return String(start)
  }
}

extension MarkdownText {
  /// Text for people with its words in backticks as code.
  static func prose(_ text: String) -> MarkdownText {
    proseParts(of: text).map { part -> MarkdownText in
      switch part {
      case .plain(let words): "\(words)"
      case .code(let name): code(name)
      }
    }.joined()
  }

  /// Prose set in bold, which neither begins nor ends with a blank and is never empty: otherwise the
  /// stars would be something else.
  static func strong(_ text: String) -> MarkdownText {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex
    let words = prose(String(start[..<end]))
    return words.isEmpty ? "(empty)" : "**\(words)**"
  }

  /// `name` as inline code. What backticks cannot hold is written as an HTML element, whose content
  /// is still Markdown and therefore escaped.
  static func code(_ name: String) -> MarkdownText {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0 != "`" && $0 != "|" && $0 != "\u{2028}" && $0 != "\u{2029}" && DeceptiveScalar($0) == nil
    }
    let isTrimmed = !name.hasPrefix(" ") && !name.hasSuffix(" ") && !name.hasSuffix("\\")
    if isPlain, isTrimmed, !name.isEmpty { return MarkdownText(ownMarkup: "`\(name)`") }
    return "<code>\(name)</code>"
  }

  /// A drawing of Mermaid, which holds no backtick of a name, as a block of code that GitHub draws.
  static func fence(mermaid: String) -> MarkdownText {
    MarkdownText(ownMarkup: "```mermaid\n\(mermaid)```\n")
  }
}
