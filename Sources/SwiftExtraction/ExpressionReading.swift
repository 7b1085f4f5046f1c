import Model
import SwiftSyntax

/// Reads an expression; one that lies too deep is left out.
func readExpression(_ node: Node<ExprSyntax>, _ context: inout ExtractionContext) -> Expression {
  guard context.remainingDepth > 0 else {
    context.leaveOut(node)
    return .group([])
  }
  return context.nested { readExpressionNode(withoutWrappers(node), &$0) }
}

/// The arguments in parentheses or brackets.
func readArguments(
  _ list: Node<LabeledExprListSyntax>, _ context: inout ExtractionContext
) -> [Argument] {
  list.map { node in
    Argument(
      label: node.label.map(plainName), value: readExpression(node.expression, &context),
      isInout: node.expression.kind == .inOutExpr)
  }
}

/// Goes through what leaves the value as it is: parentheses, `try`, `await`, `&` and their like.
private func withoutWrappers(_ node: Node<ExprSyntax>) -> Node<ExprSyntax> {
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
private func content(of node: Node<ExprSyntax>) -> Node<ExprSyntax>? {
  switch node.kind {
  case .tryExpr: return Node<TryExprSyntax>(node).expression
  case .awaitExpr: return Node<AwaitExprSyntax>(node).expression
  case .inOutExpr: return Node<InOutExprSyntax>(node).expression
  case .unsafeExpr: return Node<UnsafeExprSyntax>(node).expression
  case .consumeExpr: return Node<ConsumeExprSyntax>(node).expression
  case .copyExpr: return Node<CopyExprSyntax>(node).expression
  case .tupleExpr:
    let elements = Node<TupleExprSyntax>(node).elements
    return elements.count == 1 ? elements.first?.expression : nil
  default: return nil
  }
}

private func readExpressionNode(
  _ node: Node<ExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  switch node.kind {
  case .declReferenceExpr:
    readName(Node<DeclReferenceExprSyntax>(node).baseName, context)
  case .superExpr:
    .name("super", context.span(of: node))
  case .discardAssignmentExpr:
    .name("_", context.span(of: node))
  case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
    .forceUnwrapExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
    readChain(node, root: nil, &context)
  case .sequenceExpr:
    readSequence(Node<SequenceExprSyntax>(node).elements, &context)
  case .closureExpr:
    .closure(readClosure(Node<ClosureExprSyntax>(node), &context))
  case .tupleExpr:
    .group(Node<TupleExprSyntax>(node).elements.map { readExpression($0.expression, &context) })
  case .ifExpr:
    .block(readIf(Node<IfExprSyntax>(node), &context, readBody))
  case .switchExpr:
    .block(readSwitch(Node<SwitchExprSyntax>(node), &context, readBody))
  case .keyPathExpr:
    readKeyPath(Node<KeyPathExprSyntax>(node), &context)
  case .macroExpansionExpr:
    readMacro(Node<MacroExpansionExprSyntax>(node), &context)
  case .typeExpr:
    readTypeName(Node<TypeExprSyntax>(node), &context)
  default:
    readLiteral(node, &context) ?? .group(readParts(of: node, &context))
  }
}

private func readName(_ token: Node<TokenSyntax>, _ context: ExtractionContext) -> Expression {
  .name(plainName(token), context.span(of: token))
}

/// The expressions right inside a node that has no meaning of its own here, such as `!value`.
private func readParts(
  of node: Node<ExprSyntax>, _ context: inout ExtractionContext
) -> [Expression] {
  node.raw.presentChildren.compactMap { child in
    child.isExpression ? readExpression(Node<ExprSyntax>(child), &context) : nil
  }
}

private func readTypeName(_ node: Node<TypeExprSyntax>, _ context: inout ExtractionContext)
  -> Expression
{
  guard case .named(let name, _) = readType(node.type, &context).unwrapped else {
    return .group([])
  }
  let span = context.span(of: node)
  let words = name.split(separator: ".").map(String.init)
  guard let first = words.first else { return .group([]) }
  return words.dropFirst().reduce(.name(first, span)) { .member($0, $1, span) }
}
