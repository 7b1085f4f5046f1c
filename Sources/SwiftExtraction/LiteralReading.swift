import Model
import SourceReading
import SwiftSyntax

/// Reads a literal; `nil` for everything else.
func readLiteral(_ node: Node<ExprSyntax>, _ context: inout ExtractionContext) -> Expression? {
  switch node.kind {
  case .nilLiteralExpr:
    return .literal(.absent, context.span(of: node))
  case .booleanLiteralExpr:
    let word = Node<BooleanLiteralExprSyntax>(node).literal.text
    return .literal(.boolean(word == "true"), context.span(of: node))
  case .integerLiteralExpr, .floatLiteralExpr:
    return .literal(.number, context.span(of: node))
  case .stringLiteralExpr:
    return readString(Node<StringLiteralExprSyntax>(node), &context)
  case .simpleStringLiteralExpr:
    let segments = Node<SimpleStringLiteralExprSyntax>(node).segments
    return text(segments.map { $0.content.text }.joined(), context.span(of: node))
  case .regexLiteralExpr:
    return text(Node<RegexLiteralExprSyntax>(node).regex.text, context.span(of: node))
  case .arrayExpr:
    let elements = Node<ArrayExprSyntax>(node).elements.map {
      readExpression($0.expression, &context)
    }
    return collection(elements, context.span(of: node))
  case .dictionaryExpr:
    let content = Node<DictionaryExprSyntax>(node).content
    guard let list = content.as(DictionaryElementListSyntax.self) else {
      return .literal(.empty, context.span(of: node))
    }
    let parts = list.flatMap {
      [readExpression($0.key, &context), readExpression($0.value, &context)]
    }
    return collection(parts, context.span(of: node))
  default:
    return nil
  }
}

/// A macro as a call of `#name`; without arguments it is that name alone.
func readMacro<Kind: NodeShape>(
  _ node: Node<Kind>, _ context: inout ExtractionContext
) -> Expression where Kind.Fields: MacroFields {
  let fields = Kind.fields
  let word = node[fields.macroName]
  let nameSpan = context.text.span(from: node[fields.pound].start, to: word.end)
  let name = Expression.name("#\(word.text)", nameSpan)
  let arguments =
    readArguments(node[fields.arguments], &context)
    + readTrailingClosures(
      node[fields.trailingClosure], node[fields.additionalTrailingClosures], &context)
  if node[fields.leftParen] == nil && arguments.isEmpty { return name }
  return .call(Call(callee: name, arguments: arguments, span: context.span(of: node)))
}

private func readString(
  _ node: Node<StringLiteralExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  var plain = ""
  var parts: [Expression] = []
  var isInterpolated = false
  for segment in node.segments {
    switch segment.kind {
    case .stringSegment:
      plain += Node<StringSegmentSyntax>(segment).content.text
    case .expressionSegment:
      isInterpolated = true
      parts += Node<ExpressionSegmentSyntax>(segment).expressions.map {
        readExpression($0.expression, &context)
      }
    default:
      break
    }
  }
  return isInterpolated ? .group(parts) : text(plain, context.span(of: node))
}

private func text(_ text: String, _ span: Span) -> Expression {
  .literal(text.isEmpty ? .empty : .text(text), span)
}

private func collection(_ parts: [Expression], _ span: Span) -> Expression {
  parts.isEmpty ? .literal(.empty, span) : .collection(parts, span)
}
