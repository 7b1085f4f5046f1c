import Model
import SwiftSyntax

/// Reads the statements of one kind of body.
typealias BodyReader = (CodeBlockItemListSyntax, inout ExtractionContext) -> [Statement]

/// Reads the body of a function, getter or closure: a single expression is its result, also in the
/// branches of a single `if`, `switch` or `#if`.
func readBody(
  _ items: CodeBlockItemListSyntax, _ context: inout ExtractionContext
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
  _ items: CodeBlockItemListSyntax, _ context: inout ExtractionContext
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
  _ item: CodeBlockItemSyntax, _ context: inout ExtractionContext
) -> [Statement] {
  switch item.item {
  case .decl(let declaration): readLocalDeclaration(declaration, &context, readStatements)
  case .stmt(let statement): readStatement(statement, &context)
  case .expr(let expression): readExpressionStatement(expression, &context)
  @unknown default: []
  }
}

private func readSoleItem(
  _ item: CodeBlockItemSyntax, _ context: inout ExtractionContext
) -> [Statement] {
  switch item.item {
  case .decl(let declaration):
    return readLocalDeclaration(declaration, &context, readBody)
  case .stmt(let statement):
    guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else {
      return readStatement(statement, &context)
    }
    return readSoleExpression(expression, &context)
  case .expr(let expression):
    return readSoleExpression(expression, &context)
  @unknown default:
    return []
  }
}

private func readSoleExpression(
  _ node: ExprSyntax, _ context: inout ExtractionContext
) -> [Statement] {
  if let branching = readBranching(node, &context, readBody) { return branching }
  let expression = readExpression(node, &context)
  // An assignment has no value to give back.
  if case .assignment = expression { return [.expression(expression)] }
  return [.result(expression)]
}

private func readExpressionStatement(
  _ node: ExprSyntax, _ context: inout ExtractionContext
) -> [Statement] {
  readBranching(node, &context, readStatements)
    ?? [.expression(readExpression(node, &context))]
}

/// `nil` for everything but `if` and `switch`.
private func readBranching(
  _ node: ExprSyntax, _ context: inout ExtractionContext, _ read: BodyReader
) -> [Statement]? {
  if let node = node.as(IfExprSyntax.self) { return readIf(node, &context, read) }
  return node.as(SwitchExprSyntax.self).map { readSwitch($0, &context, read) }
}

private func readStatement(
  _ statement: StmtSyntax, _ context: inout ExtractionContext
) -> [Statement] {
  switch statement.as(StmtSyntaxEnum.self) {
  case .expressionStmt(let node):
    return readExpressionStatement(node.expression, &context)
  case .returnStmt(let node):
    return node.expression.map { [.result(readExpression($0, &context))] } ?? []
  case .throwStmt(let node):
    return [.expression(readExpression(node.expression, &context))]
  case .discardStmt(let node):
    return [.expression(readExpression(node.expression, &context))]
  case .yieldStmt(let node):
    return readYield(node, &context)
  case .guardStmt(let node):
    return readGuard(node, &context)
  case .doStmt(let node):
    return readDo(node, &context)
  case .deferStmt(let node):
    return [.block(readStatements(node.body.statements, &context), condition: nil)]
  case .forStmt(let node):
    return readFor(node, &context)
  case .whileStmt(let node):
    return readWhile(node, &context)
  case .repeatStmt(let node):
    let body = readStatements(node.body.statements, &context)
    return [
      .block(body, condition: nil), .expression(readExpression(node.condition, &context)),
    ]
  case .labeledStmt(let node):
    return readStatement(node.statement, &context)
  default:
    return []
  }
}

private func readYield(
  _ node: YieldStmtSyntax, _ context: inout ExtractionContext
) -> [Statement] {
  switch node.yieldedExpressions {
  case .single(let expression):
    return [.expression(readExpression(expression, &context))]
  case .multiple(let clause):
    return clause.elements.map { .expression(readExpression($0.expression, &context)) }
  @unknown default:
    return []
  }
}
