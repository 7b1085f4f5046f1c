/// A stretch of text for people.
enum ProsePart: Hashable {
  case plain(String)
  /// What stood between backticks.
  case code(String)
}

/// `text` cut at its pairs of backticks; with an odd one it is plain as a whole.
func proseParts(of text: String) -> [ProsePart] {
  let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  guard parts.count > 2, parts.count % 2 == 1 else { return [.plain(text)] }
  return parts.enumerated().compactMap { number, part in
    if part.isEmpty { return nil }
    return number % 2 == 1 ? .code(part) : .plain(part)
  }
}
