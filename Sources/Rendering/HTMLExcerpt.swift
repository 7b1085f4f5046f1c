import Model

/// A line of a source with the range that a finding is about marked, as far as the line shows it. A
/// line with characters that are shown as something else has no mark.
func htmlExcerpt(_ excerpt: Excerpt, marking location: Location) -> HTMLText {
  guard let range = shownRange(of: location, in: excerpt) else { return "\(excerpt.text)" }
  let text = excerpt.text
  let before = String(text[..<range.lowerBound])
  let after = String(text[range.upperBound...])
  return "\(before)<mark>\(String(text[range]))</mark>\(after)"
}

private func shownRange(of location: Location, in excerpt: Excerpt) -> Range<String.Index>? {
  let text = excerpt.text
  let length = text.utf8.count
  let start = location.column - excerpt.column
  let end = location.endLine == location.line ? location.endColumn - excerpt.column : length
  guard start >= 0, end > start, end <= length, end - start < length,
    !text.unicodeScalars.contains(where: { DeceptiveScalar($0) != nil })
  else { return nil }
  let lower = text.utf8.index(text.startIndex, offsetBy: start)
  let upper = text.utf8.index(text.startIndex, offsetBy: end)
  // Columns of an edited report may fall into the middle of a character.
  guard let first = lower.samePosition(in: text), let last = upper.samePosition(in: text) else {
    return nil
  }
  return first..<last
}
