/// Text for people with its words in backticks as code: one line.
func htmlInline(_ text: String) -> HTMLText {
  let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  // An odd backtick opens nothing.
  guard parts.count > 2, parts.count % 2 == 1 else { return "\(text)" }
  return parts.enumerated().map { number, part -> HTMLText in
    number % 2 == 1 ? "<code>\(part)</code>" : "\(part)"
  }.joined()
}

/// Text for people as paragraphs, which blank lines separate.
func htmlParagraphs(_ text: String) -> HTMLText {
  text.split(separator: "\n\n").map { "<p>\(htmlInline(String($0)))</p>\n" as HTMLText }.joined()
}
