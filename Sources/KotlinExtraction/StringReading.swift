import Model
import SourceReading

/// A string: its text, or what is put into it.
func readString(_ node: Node, _ span: Span, _ context: inout ExtractionContext) -> Expression {
  var text = ""
  var parts: [Expression] = []
  var isBehindDollar = false
  for child in node.named {
    if child.kind == .interpolation {
      parts += child.named.map { readExpression($0, &context) }
      continue
    }
    let content = context.text(of: child)
    // The grammar gives `$name` as a dollar and more text.
    if isBehindDollar, let name = leadingName(content) {
      let end = child.start + name.utf8.count
      parts.append(.name(name, context.text.span(from: child.start, to: end)))
    }
    isBehindDollar = content == "$"
    text += content
  }
  if !parts.isEmpty { return .group(parts) }
  return .literal(text.isEmpty ? .empty : .text(text), span)
}

private func leadingName(_ text: String) -> String? {
  let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  guard let first = name.first, !first.isNumber else { return nil }
  return String(name)
}
