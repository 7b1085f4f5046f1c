import Model
import Testing

@Suite struct WordSearchingTests {
  @Test(arguments: [
    ("", "", false), ("", "a", false), ("a", "", false), ("a", "a", true), ("ab", "aab", true),
    ("ab", "abc", true), ("bc", "abc", true), ("abcd", "abc", false), ("ac", "abc", false),
    ("é", "né", true),
  ])
  func `A word stands in a text`(word: String, text: String, expected: Bool) {
    #expect(holds(Array(word.utf8), in: Array(text.utf8)) == expected)
  }
}
