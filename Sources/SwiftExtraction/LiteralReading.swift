import Model
import SwiftSyntax

/// Reads a literal; `nil` for everything else.
func readLiteral(_ node: ExprSyntax, _ context: inout ExtractionContext) -> Expression? {
  switch node.as(ExprSyntaxEnum.self) {
  case .nilLiteralExpr:
    return .literal(.absent, context.span(of: node))
  case .booleanLiteralExpr(let node):
    return .literal(.boolean(node.literal.tokenKind == .keyword(.true)), context.span(of: node))
  case .integerLiteralExpr, .floatLiteralExpr:
    return .literal(.number, context.span(of: node))
  case .stringLiteralExpr(let node):
    return readString(node, &context)
  case .simpleStringLiteralExpr(let node):
    return text(node.segments.map(\.content.text).joined(), context.span(of: node))
  case .regexLiteralExpr(let node):
    return text(node.regex.text, context.span(of: node))
  case .arrayExpr(let node):
    let elements = node.elements.map { readExpression($0.expression, &context) }
    return collection(elements, context.span(of: node))
  case .dictionaryExpr(let node):
    guard case .elements(let list) = node.content else {
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
func readMacro(
  _ node: some FreestandingMacroExpansionSyntax, _ context: inout ExtractionContext
) -> Expression {
  let nameSpan = context.text.span(
    from: startOffset(of: node.pound), to: endOffset(of: node.macroName))
  let name = Expression.name("#\(node.macroName.text)", nameSpan)
  let arguments =
    readArguments(node.arguments, &context)
    + readTrailingClosures(node.trailingClosure, node.additionalTrailingClosures, &context)
  if node.leftParen == nil && arguments.isEmpty { return name }
  return .call(Call(callee: name, arguments: arguments, span: context.span(of: node)))
}

private func readString(
  _ node: StringLiteralExprSyntax, _ context: inout ExtractionContext
) -> Expression {
  var plain = ""
  var parts: [Expression] = []
  var isInterpolated = false
  for segment in node.segments {
    switch segment {
    case .stringSegment(let segment):
      plain += segment.content.text
    case .expressionSegment(let segment):
      isInterpolated = true
      parts += segment.expressions.map { readExpression($0.expression, &context) }
    @unknown default:
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
