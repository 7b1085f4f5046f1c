/// A page of Markdown for people at a terminal: headings set off, paragraphs and lists wrapped at the
/// width, code indented and never wrapped, links by their words.
package func terminalPage(ofMarkdown markdown: String, width: Int, style: TextStyle) -> String {
  var text: TerminalText = ""
  var fence: Substring?
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    let backquotes = line.prefix { $0 == "`" }
    if let open = fence {
      if line == open {
        fence = nil
      } else {
        text += line.isEmpty ? "\n" : "    \(String(line))\n"
      }
    } else if backquotes.count > 2 {
      fence = backquotes
    } else if let heading = heading(line) {
      text += style.heading("\(unlinked(heading))") + "\n"
    } else if line.hasPrefix("- ") {
      text += wrappedText(unlinked(line.dropFirst(2)), width: width, first: "- ", others: "  ")
    } else if line.isEmpty {
      text += "\n"
    } else {
      text += wrappedText(unlinked(line), width: width, first: "", others: "")
    }
  }
  // A page ends with its last line.
  return text.written.hasSuffix("\n\n") ? String(text.written.dropLast()) : text.written
}

/// The words of a heading, or of a line that is bold as a whole.
private func heading(_ line: Substring) -> Substring? {
  let marks = line.prefix { $0 == "#" }
  if !marks.isEmpty, line.dropFirst(marks.count).hasPrefix(" ") {
    return line.dropFirst(marks.count + 1)
  }
  return line.count > 4 && line.hasPrefix("**") && line.hasSuffix("**")
    ? line.dropFirst(2).dropLast(2) : nil
}

/// ``[`word`](address)`` as its word.
private func unlinked(_ text: Substring) -> String {
  var result = ""
  var rest = text
  while let open = rest.firstRange(of: "[`"),
    let close = rest[open.upperBound...].firstRange(of: "`]("),
    let end = rest[close.upperBound...].firstIndex(of: ")")
  {
    result += rest[..<open.lowerBound] + rest[open.upperBound..<close.lowerBound]
    rest = rest[end...].dropFirst()
  }
  return result + rest
}
