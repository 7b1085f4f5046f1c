/// Text for people with its words in backticks as code: one line.
func htmlInline(_ text: String) -> HTMLText {
  proseParts(of: text).map { part -> HTMLText in
    switch part {
    case .plain(let words): "\(words)"
    case .code(let name): "<code>\(name)</code>"
    }
  }.joined()
}

/// Text for people as paragraphs, which blank lines separate.
func htmlParagraphs(_ text: String) -> HTMLText {
  text.split(separator: "\n\n").map { "<p>\(htmlInline(String($0)))</p>\n" as HTMLText }.joined()
}
