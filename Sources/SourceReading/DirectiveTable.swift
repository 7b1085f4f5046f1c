package import Model

/// The `// lifegraph:` comments of a file by where they stand. A comment belongs to the outermost
/// declaration that it fits, so it is taken out with the first that asks.
package struct DirectiveTable {
  /// By the offset of what follows them.
  private var leading: [Int: [Directive]] = [:]
  /// By the line whose end they stand at.
  private var trailing: [Int: [Directive]] = [:]

  /// What one comment says, and the offset of the comment.
  private struct Directive {
    let text: String
    let offset: Int
  }

  package init() {}

  /// False where the word that begins a directive does not occur: then no comment need be asked.
  package static func mayBe(in text: SourceBuffer) -> Bool { holds(marker, in: text.bytes) }

  /// Notes a comment that stands at an offset, if it is a directive. `follower` is the offset of what
  /// comes after it; `nil` for a comment behind code on its line.
  package mutating func add(
    _ comment: String, at offset: Int, before follower: Int?, in text: SourceBuffer
  ) {
    guard let words = directive(in: comment) else { return }
    let found = Directive(text: words, offset: offset)
    if let follower, text.isFirstOnLine(offset) {
      leading[follower, default: []].append(found)
    } else {
      trailing[text.place(of: offset).line, default: []].append(found)
    }
  }

  /// Directives above a declaration that starts at an offset, and those at the end of a line between
  /// its start and its name or of its last line.
  package mutating func take(from start: Int, span: Span, nameSpan: Span) -> [String] {
    if leading.isEmpty && trailing.isEmpty { return [] }
    var taken = leading.removeValue(forKey: start) ?? []
    for line in Int(span.line)...max(Int(span.line), Int(nameSpan.line)) {
      taken += trailing.removeValue(forKey: line) ?? []
    }
    taken += trailing.removeValue(forKey: Int(span.endLine)) ?? []
    return taken.map(\.text)
  }

  /// A problem for each directive that no declaration took, in the order of the file.
  package func problems(in path: String, _ text: SourceBuffer) -> [Problem] {
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

private let marker = Array("lifegraph:".utf8)

/// What follows the marker at the start of a comment; `nil` for other comments.
private func directive(in comment: String) -> String? {
  var body = comment[...]
  if body.hasPrefix("/*"), body.hasSuffix("*/"), body.utf8.count >= 4 { body = body.dropLast(2) }
  body = body.drop { $0 == "/" || $0 == "*" || $0 == "!" || $0.isWhitespace }
  guard body.hasPrefix("lifegraph:") else { return nil }
  body = body.dropFirst("lifegraph:".count).drop(while: \.isWhitespace)
  while body.last?.isWhitespace == true { body.removeLast() }
  return String(body)
}
