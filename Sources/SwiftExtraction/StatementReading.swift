import Model
import SwiftSyntax

/// Reads the statements of one kind of body.
typealias BodyReader = (Node<CodeBlockItemListSyntax>, inout ExtractionContext) -> [Statement]

/// Reads the body of a function, getter or closure: a single expression is its result, also in the
/// branches of a single `if`, `switch` or `#if`.
func readBody(
  _ items: Node<CodeBlockItemListSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  guard items.count == 1, let only = items.first else {
    return context.inBody { readStatements(items, &$0) }
  }
  guard context.remainingDepth > 0 else {
    context.leaveOut(items)
    return []
  }
  return context.nested { context in
    context.inBody { readSoleItem(only, &$0) }
  }
}

/// Reads statements after each other; those that lie too deep are left out.
func readStatements(
  _ items: Node<CodeBlockItemListSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  guard context.remainingDepth > 0 else {
    context.leaveOut(items)
    return []
  }
  return context.nested { context in
    var statements: [Statement] = []
    for item in items { statements += readStatement(item, &context) }
    return statements
  }
}

/// Reads one statement; several where it binds variables for those after it.
func readStatement(
  _ item: Node<CodeBlockItemSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  let item = item.item
  if item.raw.isExpression { return readExpressionStatement(Node<ExprSyntax>(item), &context) }
  if item.raw.isDeclaration {
    return readLocalDeclaration(Node<DeclSyntax>(item), &context, readStatements)
  }
  return readStatement(Node<StmtSyntax>(item), &context)
}

private func readSoleItem(
  _ item: Node<CodeBlockItemSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  let item = item.item
  if item.raw.isExpression { return readSoleExpression(Node<ExprSyntax>(item), &context) }
  if item.raw.isDeclaration {
    return readLocalDeclaration(Node<DeclSyntax>(item), &context, readBody)
  }
  guard let expression = item.as(ExpressionStmtSyntax.self)?.expression else {
    return readStatement(Node<StmtSyntax>(item), &context)
  }
  return readSoleExpression(expression, &context)
}

private func readSoleExpression(
  _ node: Node<ExprSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  if let branching = readBranching(node, &context, readBody) { return branching }
  let expression = readExpression(node, &context)
  // An assignment has no value to give back.
  if case .assignment = expression { return [.expression(expression)] }
  return [.result(expression)]
}

private func readExpressionStatement(
  _ node: Node<ExprSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  readBranching(node, &context, readStatements)
    ?? [.expression(readExpression(node, &context))]
}

/// `nil` for everything but `if` and `switch`.
private func readBranching(
  _ node: Node<ExprSyntax>, _ context: inout ExtractionContext, _ read: BodyReader
) -> [Statement]? {
  switch node.kind {
  case .ifExpr: readIf(Node<IfExprSyntax>(node), &context, read)
  case .switchExpr: readSwitch(Node<SwitchExprSyntax>(node), &context, read)
  default: nil
  }
}

private func readStatement(
  _ statement: Node<StmtSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  switch statement.kind {
  case .expressionStmt:
    return readExpressionStatement(Node<ExpressionStmtSyntax>(statement).expression, &context)
  case .returnStmt:
    let value = Node<ReturnStmtSyntax>(statement).expression
    return value.map { [.result(readExpression($0, &context))] } ?? []
  case .throwStmt:
    return [.expression(readExpression(Node<ThrowStmtSyntax>(statement).expression, &context))]
  case .discardStmt:
    return [.expression(readExpression(Node<DiscardStmtSyntax>(statement).expression, &context))]
  case .yieldStmt:
    return readYield(Node<YieldStmtSyntax>(statement), &context)
  case .guardStmt:
    return readGuard(Node<GuardStmtSyntax>(statement), &context)
  case .doStmt:
    return readDo(Node<DoStmtSyntax>(statement), &context)
  case .deferStmt:
    let body = Node<DeferStmtSyntax>(statement).body
    return [.block(readStatements(body.statements, &context), condition: nil)]
  case .forStmt:
    return readFor(Node<ForStmtSyntax>(statement), &context)
  case .whileStmt:
    return readWhile(Node<WhileStmtSyntax>(statement), &context)
  case .repeatStmt:
    let node = Node<RepeatStmtSyntax>(statement)
    let body = readStatements(node.body.statements, &context)
    return [
      .block(body, condition: nil), .expression(readExpression(node.condition, &context)),
    ]
  case .labeledStmt:
    return readStatement(Node<LabeledStmtSyntax>(statement).statement, &context)
  default:
    return []
  }
}

private func readYield(
  _ node: Node<YieldStmtSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  let yielded = node.yieldedExpressions
  guard yielded.kind == .yieldedExpressionsClause else {
    return [.expression(readExpression(Node<ExprSyntax>(yielded), &context))]
  }
  return Node<YieldedExpressionsClauseSyntax>(yielded).elements.map {
    .expression(readExpression($0.expression, &context))
  }
}
