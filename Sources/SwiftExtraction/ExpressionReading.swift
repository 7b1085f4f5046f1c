import Model
import SwiftSyntax

/// Reads an expression; one that lies too deep is left out.
func readExpression(_ node: ExprSyntax, _ context: inout ExtractionContext) -> Expression {
  guard context.remainingDepth > 0 else {
    context.leaveOut(node)
    return .group([])
  }
  return context.nested { readExpressionNode(withoutWrappers(node), &$0) }
}

/// The arguments in parentheses or brackets.
func readArguments(
  _ list: LabeledExprListSyntax, _ context: inout ExtractionContext
) -> [Argument] {
  list.map { node in
    Argument(
      label: node.label.map(plainName), value: readExpression(node.expression, &context),
      isInout: node.expression.kind == .inOutExpr)
  }
}

/// Goes through what leaves the value as it is: parentheses, `try`, `await`, `&` and their like.
private func withoutWrappers(_ node: ExprSyntax) -> ExprSyntax {
  var current = node
  // The kind is cheap to ask for; most expressions have nothing around them.
  while true {
    switch current.kind {
    case .tryExpr, .awaitExpr, .inOutExpr, .unsafeExpr, .consumeExpr, .copyExpr, .tupleExpr:
      guard let inner = content(of: current) else { return current }
      current = inner
    default: return current
    }
  }
}

/// What one such node leaves as it is; `nil` for a tuple.
private func content(of node: ExprSyntax) -> ExprSyntax? {
  switch node.as(ExprSyntaxEnum.self) {
  case .tryExpr(let node): node.expression
  case .awaitExpr(let node): node.expression
  case .inOutExpr(let node): node.expression
  case .unsafeExpr(let node): node.expression
  case .consumeExpr(let node): node.expression
  case .copyExpr(let node): node.expression
  case .tupleExpr(let node): node.elements.count == 1 ? node.elements.first?.expression : nil
  default: nil
  }
}

private func readExpressionNode(
  _ node: ExprSyntax, _ context: inout ExtractionContext
) -> Expression {
  switch node.as(ExprSyntaxEnum.self) {
  case .declReferenceExpr(let node):
    .name(plainName(node.baseName), context.span(of: node.baseName))
  case .superExpr(let node):
    .name("super", context.span(of: node))
  case .discardAssignmentExpr(let node):
    .name("_", context.span(of: node))
  case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
    .forceUnwrapExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
    readChain(node, root: nil, &context)
  case .sequenceExpr(let node):
    readSequence(node.elements, &context)
  case .closureExpr(let node):
    .closure(readClosure(node, &context))
  case .tupleExpr(let node):
    .group(node.elements.map { readExpression($0.expression, &context) })
  case .ifExpr(let node):
    .block(readIf(node, &context, readBody))
  case .switchExpr(let node):
    .block(readSwitch(node, &context, readBody))
  case .keyPathExpr(let node):
    readKeyPath(node, &context)
  case .macroExpansionExpr(let node):
    readMacro(node, &context)
  case .typeExpr(let node):
    readTypeName(node, &context)
  default:
    readLiteral(node, &context) ?? .group(readParts(of: node, &context))
  }
}

/// The expressions right inside a node that has no meaning of its own here, such as `!value`.
private func readParts(
  of node: ExprSyntax, _ context: inout ExtractionContext
) -> [Expression] {
  node.children(viewMode: .sourceAccurate).compactMap { child in
    child.as(ExprSyntax.self).map { readExpression($0, &context) }
  }
}

private func readTypeName(_ node: TypeExprSyntax, _ context: inout ExtractionContext) -> Expression
{
  guard case .named(let name, _) = readType(node.type, &context).unwrapped else {
    return .group([])
  }
  let span = context.span(of: node)
  let words = name.split(separator: ".").map(String.init)
  guard let first = words.first else { return .group([]) }
  return words.dropFirst().reduce(.name(first, span)) { .member($0, $1, span) }
}
