import Model
import SwiftSyntax

/// Reads an expression; one that lies too deep is left out.
func readExpression(_ node: ExprSyntax, _ context: inout ExtractionContext) -> Expression {
  guard context.remainingDepth > 0 else {
    context.leaveOut(node)
    return .group([])
  }
  return context.nested { readExpressionNode(node, &$0) }
}

/// The arguments in parentheses or brackets.
func readArguments(
  _ list: LabeledExprListSyntax, _ context: inout ExtractionContext
) -> [Argument] {
  list.map { node in
    Argument(label: node.label.map(plainName), value: readExpression(node.expression, &context))
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
    readSequence(Array(node.elements)[...], &context)
  case .closureExpr(let node):
    .closure(readClosure(node, &context))
  case .tryExpr(let node):
    readExpression(node.expression, &context)
  case .awaitExpr(let node):
    readExpression(node.expression, &context)
  case .inOutExpr(let node):
    readExpression(node.expression, &context)
  case .unsafeExpr(let node):
    readExpression(node.expression, &context)
  case .consumeExpr(let node):
    readExpression(node.expression, &context)
  case .copyExpr(let node):
    readExpression(node.expression, &context)
  case .borrowExpr(let node):
    readExpression(node.expression, &context)
  case .tupleExpr(let node):
    readTuple(node, &context)
  case .ifExpr(let node):
    .block(readIf(node, &context, readBody))
  case .switchExpr(let node):
    .block(readSwitch(node, &context, readBody))
  case .keyPathExpr(let node):
    readKeyPath(node, &context)
  case .macroExpansionExpr(let node):
    readMacro(node, &context)
  case .typeExpr(let node):
    readTypeName(node, context)
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

/// Parentheses alone are transparent.
private func readTuple(
  _ node: TupleExprSyntax, _ context: inout ExtractionContext
) -> Expression {
  if node.elements.count == 1, let only = node.elements.first {
    return readExpression(only.expression, &context)
  }
  return .group(node.elements.map { readExpression($0.expression, &context) })
}

private func readTypeName(_ node: TypeExprSyntax, _ context: ExtractionContext) -> Expression {
  guard case .named(let name, _) = readType(node.type).unwrapped else { return .group([]) }
  let span = context.span(of: node)
  let words = name.split(separator: ".").map(String.init)
  guard let first = words.first else { return .group([]) }
  return words.dropFirst().reduce(.name(first, span)) { .member($0, $1, span) }
}
