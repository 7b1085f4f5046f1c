/// Words in lines of a width, for people: `first` stands before the first line, `others` before those
/// that follow. A word that is longer than a line stays whole.
func wrappedText(_ text: String, width: Int, first: String, others: String) -> TerminalText {
  var lines: [String] = []
  var current = first
  var isEmpty = true
  for word in text.split(separator: " ") {
    if !isEmpty, current.count + 1 + word.count > width {
      lines.append(current)
      current = others
      isEmpty = true
    }
    current += isEmpty ? String(word) : " \(word)"
    isEmpty = false
  }
  return (lines + [current]).map { "\($0)\n" }.joined()
}
