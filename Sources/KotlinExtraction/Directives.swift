import Model
import SourceReading

/// Collects the directives of a file; costs next to nothing where the word does not occur.
func readDirectives(in tree: SyntaxTree, _ text: SourceBuffer) -> DirectiveTable {
  var table = DirectiveTable()
  guard DirectiveTable.mayBe(in: text) else { return table }
  /// What stands behind a comment, by where the comment begins.
  var followers: [Int: Int] = [:]
  for comment in tree.comments.reversed() {
    var follower = comment.upperBound
    while follower < text.bytes.count, text.bytes[follower] <= UInt8(ascii: " ") { follower += 1 }
    followers[comment.lowerBound] = followers[follower] ?? follower
  }
  for comment in tree.comments {
    let start = comment.lowerBound
    table.add(
      text.text(from: start, to: comment.upperBound), at: start,
      before: text.isFirstOnLine(start) ? followers[start] : nil, in: text)
  }
  return table
}
