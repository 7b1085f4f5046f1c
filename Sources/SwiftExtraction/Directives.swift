import Model
import SwiftSyntax

/// The `// lifegraph:` comments of a file by where they stand. A comment belongs to the outermost
/// declaration that it fits, so it is taken out with the first that asks.
struct DirectiveTable {
  /// By the offset of what follows them.
  fileprivate var leading: [Int: [Directive]] = [:]
  /// By the line whose end they stand at.
  fileprivate var trailing: [Int: [Directive]] = [:]
}

/// What one comment says, and the offset of the comment.
private struct Directive {
  let text: String
  let offset: Int
}

extension DirectiveTable {
  /// A problem for each directive that no declaration took, in the order of the file.
  func problems(in path: String, _ text: SourceBuffer) -> [Problem] {
    (leading.values.flatMap { $0 } + trailing.values.flatMap { $0 })
      .sorted { $0.offset < $1.offset }
      .map { directive in
        let span = text.span(from: directive.offset, to: directive.offset + 2)
        return Problem(
          .warning, "The directive “\(shortened(directive.text))” belongs to no declaration",
          advice: "Write it above a type, property or function, or at the end of its first line",
          at: Location(file: path, span: span))
      }
  }
}

extension ExtractionContext {
  /// Directives above a declaration, and those at the end of a line between its start and its name
  /// or of its last line.
  mutating func takeDirectives<Kind>(of node: Node<Kind>, nameSpan: Span) -> [String] {
    if directives.leading.isEmpty && directives.trailing.isEmpty { return [] }
    let span = span(of: node)
    var taken = directives.leading.removeValue(forKey: node.start) ?? []
    for line in Int(span.line)...max(Int(span.line), Int(nameSpan.line)) {
      taken += directives.trailing.removeValue(forKey: line) ?? []
    }
    taken += directives.trailing.removeValue(forKey: Int(span.endLine)) ?? []
    return taken.map(\.text)
  }
}

/// Collects the directives of a file; costs next to nothing where the word does not occur.
func readDirectives(in tree: SourceFileSyntax, _ text: SourceBuffer) -> DirectiveTable {
  var table = DirectiveTable()
  guard holds(marker, in: text.bytes) else { return table }
  for token in tree.tokens(viewMode: .sourceAccurate) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    forEachComment(in: token.leadingTrivia, from: token.position.utf8Offset) { comment, offset in
      guard let directive = directive(in: comment, at: offset) else { return }
      if text.isFirstOnLine(offset) {
        table.leading[start, default: []].append(directive)
      } else {
        table.trailing[text.place(of: offset).line, default: []].append(directive)
      }
    }
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    forEachComment(in: token.trailingTrivia, from: end) { comment, offset in
      guard let directive = directive(in: comment, at: offset) else { return }
      table.trailing[text.place(of: offset).line, default: []].append(directive)
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

private let marker = Array("lifegraph:".utf8)

/// What follows the marker at the start of a comment; `nil` for other comments.
private func directive(in comment: String, at offset: Int) -> Directive? {
  var body = comment[...]
  if body.hasPrefix("/*"), body.hasSuffix("*/"), body.utf8.count >= 4 { body = body.dropLast(2) }
  body = body.drop { $0 == "/" || $0 == "*" || $0 == "!" || $0.isWhitespace }
  guard body.hasPrefix("lifegraph:") else { return nil }
  body = body.dropFirst("lifegraph:".count).drop(while: \.isWhitespace)
  while body.last?.isWhitespace == true { body.removeLast() }
  return Directive(text: String(body), offset: offset)
}
