/// True when a word, as UTF-8, stands somewhere in a text; an empty word stands in none.
package func holds(_ word: [UInt8], in text: [UInt8]) -> Bool {
  guard let first = word.first, text.count >= word.count else { return false }
  for start in 0...(text.count - word.count) where text[start] == first {
    if text[start..<(start + word.count)].elementsEqual(word) { return true }
  }
  return false
}
