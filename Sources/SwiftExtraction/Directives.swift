import Model
import SourceReading
import SwiftSyntax

extension ExtractionContext {
  /// Directives above a declaration, and those at the end of a line between its start and its name
  /// or of its last line.
  mutating func takeDirectives<Kind>(of node: Node<Kind>, nameSpan: Span) -> [String] {
    directives.take(from: node.start, span: span(of: node), nameSpan: nameSpan)
  }
}

/// Collects the directives of a file; costs next to nothing where the word does not occur.
func readDirectives(in tree: SourceFileSyntax, _ text: SourceBuffer) -> DirectiveTable {
  var table = DirectiveTable()
  guard DirectiveTable.mayBe(in: text) else { return table }
  for token in tree.tokens(viewMode: .sourceAccurate) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    forEachComment(in: token.leadingTrivia, from: token.position.utf8Offset) { comment, offset in
      table.add(comment, at: offset, before: start, in: text)
    }
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    forEachComment(in: token.trailingTrivia, from: end) { comment, offset in
      table.add(comment, at: offset, before: nil, in: text)
    }
  }
  return table
}

/// Calls back with every comment and its offset.
func forEachComment(
  in trivia: Trivia, from start: Int, _ body: (_ comment: String, _ offset: Int) -> Void
) {
  var offset = start
  for piece in trivia {
    switch piece {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      body(text, offset)
    default:
      break
    }
    offset += piece.sourceLength.utf8Length
  }
}
