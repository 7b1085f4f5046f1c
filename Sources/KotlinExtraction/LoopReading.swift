import Model
import SourceReading

/// A `for`, whose variable is an element of what it goes over.
func readForLoop(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  var isBehindIn = false
  var isBehindHead = false
  var sequence: Node?
  var body: Node?
  for child in node.children {
    if child.kind == .inToken { isBehindIn = true }
    if child.kind == .closeParenthesis { isBehindHead = true }
    guard child.isNamed else { continue }
    if isBehindHead { body = child } else if isBehindIn { sequence = child }
  }
  guard let sequence else { return [] }
  let element = Expression.element(
    readExpression(sequence, &context), [], context.span(of: sequence))
  var statements: [Statement] = []
  if let variable = node.first(.variableDeclaration), let name = variable.first(.identifier) {
    statements.append(
      .local(
        LocalVariable(
          name: context.name(of: name), type: readType(in: variable, &context), value: element,
          strength: .strong, span: context.span(of: name))))
  } else if let names = node.first(.multiVariableDeclaration) {
    statements += bindParts(names, element, &context)
  }
  if let body { statements += readBody(body, &context) }
  return [.block(statements, condition: nil)]
}

/// A `while` or `do … while`, whose condition is evaluated each time.
func readWhileLoop(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  let condition = node.first(NodeField.condition)
  let body = node.children.first { $0.isNamed && $0.field != .condition }
  let evaluated: [Statement] = condition.map { [.expression(readExpression($0, &context))] } ?? []
  let statements = body.map { readBody($0, &context) } ?? []
  let text = condition.map { context.shortText(of: $0) }
  if let text, alwaysTrue.contains(text), !(body.map { canLeave($0, context) } ?? false) {
    return [.endless(statements, over: nil)]
  }
  if node.kind == .doWhileStatement {
    return [.block(statements, condition: nil)] + evaluated
  }
  return [.block(evaluated + statements, condition: text)]
}

/// What goes on until something from outside ends it.
private let alwaysTrue: Set<String> = ["true", "isActive", "currentCoroutineContext().isActive"]

/// True when some statement in the body of a loop may leave the loop. What stands in a lambda or a
/// function of its own leaves only that.
private func canLeave(_ body: Node, _ context: ExtractionContext) -> Bool {
  var pending = [body]
  while let node = pending.popLast() {
    switch node.kind {
    case .returnExpression, .throwExpression: return true
    case .lambdaLiteral, .functionDeclaration, .anonymousFunction, .objectLiteral: continue
    case .identifier:
      // The grammar takes `break` for a name.
      if context.text(of: node) == "break" { return true }
    default: pending += node.children
    }
  }
  return false
}
