import Model
import SourceReading
import SwiftSyntax

/// What a list of conditions gives: the ones evaluated in any case, and from the first that binds a
/// variable on, what belongs to where the variables are known.
struct Conditions {
  var evaluated: [Statement] = []
  var bound: [Statement] = []
}

/// Reads the conditions of an `if`, `guard` or `while`.
func readConditions(
  _ list: Node<ConditionElementListSyntax>, _ context: inout ExtractionContext
) -> Conditions {
  var conditions = Conditions()
  for element in list {
    let condition = element.condition
    switch condition.kind {
    case .optionalBindingCondition:
      let node = Node<OptionalBindingConditionSyntax>(condition)
      conditions.bound += readBinding(node, &context).map { .local($0) }
    case .matchingPatternCondition:
      conditions.bound += readMatching(Node<MatchingPatternConditionSyntax>(condition), &context)
    case .availabilityCondition:
      break
    default:
      let statement = Statement.expression(readExpression(Node<ExprSyntax>(condition), &context))
      if conditions.bound.isEmpty {
        conditions.evaluated.append(statement)
      } else {
        conditions.bound.append(statement)
      }
    }
  }
  return conditions
}

/// Variables of a `guard` live on; its other body runs when the conditions do not hold.
func readGuard(
  _ node: Node<GuardStmtSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  let conditions = readConditions(node.conditions, &context)
  let body = readStatements(node.body.statements, &context)
  let text = shortened("!(\(context.text.shortText(of: node.conditions)))")
  let rest: [Statement] =
    node.conditions.contains(where: saysSomething) && !stopsTheProgram(node.body)
    ? [.rest(condition: context.text.shortText(of: node.conditions))] : []
  return conditions.evaluated + conditions.bound + [.block(body, condition: text)] + rest
}

/// True for a body that ends in `fatalError()`: its `guard` states what always holds.
private func stopsTheProgram(_ body: Node<CodeBlockSyntax>) -> Bool {
  guard
    let callee = body.statements.last?.item.as(FunctionCallExprSyntax.self)?.calledExpression,
    let name = callee.as(DeclReferenceExprSyntax.self)?.baseName
  else { return false }
  return ["fatalError", "preconditionFailure"].contains(plainName(name))
}

/// What follows an `if` without `else` that leaves.
func readRest(after node: Node<IfExprSyntax>, _ text: String) -> [Statement] {
  guard node.conditions.contains(where: saysSomething), let last = node.body.statements.last
  else { return [] }
  switch last.item.kind {
  case .returnStmt, .throwStmt, .breakStmt, .continueStmt:
    return [.rest(condition: shortened("!(\(text))"))]
  default:
    return []
  }
}

/// False for `let self`, which tells the life of the object and not its state, and for what the
/// system offers.
private func saysSomething(_ element: Node<ConditionElementSyntax>) -> Bool {
  let condition = element.condition
  switch condition.kind {
  case .availabilityCondition:
    return false
  case .optionalBindingCondition:
    let node = Node<OptionalBindingConditionSyntax>(condition)
    let value = node.initializer?.value ?? node.pattern.as(ExpressionPatternSyntax.self)?.expression
    if let name = value?.as(DeclReferenceExprSyntax.self) {
      return plainName(name.baseName) != "self"
    }
    return node.pattern.as(IdentifierPatternSyntax.self).map {
      node.initializer != nil || plainName($0.identifier) != "self"
    } ?? true
  default:
    return true
  }
}

/// A `while`, whose conditions are evaluated each time.
func readWhile(
  _ node: Node<WhileStmtSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  let conditions = readConditions(node.conditions, &context)
  let body = readStatements(node.body.statements, &context)
  if isAlwaysTrue(node.conditions, context.text), !canLeave(node.body, context.text) {
    return [.endless(body, over: nil)]
  }
  return [
    .block(
      conditions.evaluated + conditions.bound + body,
      condition: context.text.shortText(of: node.conditions))
  ]
}

/// A `for`, whose variable is an element of the sequence.
func readFor(_ node: Node<ForStmtSyntax>, _ context: inout ExtractionContext) -> [Statement] {
  let sequence = readExpression(node.sequence, &context)
  let element = Expression.element(sequence, [], context.span(of: node.sequence))
  var body: [Statement] = []
  if node.caseKeyword == nil {
    let type = node.typeAnnotation.map { readType($0.type, &context) }
    body = bindLocals(node.pattern, type, element, .strong, context).map { .local($0) }
  } else {
    body = readMatch(node.pattern, of: element, context.span(of: node.sequence), &context)
  }
  if let condition = node.whereClause?.condition {
    body.append(.expression(readExpression(condition, &context)))
  }
  body += readStatements(node.body.statements, &context)
  if node.awaitKeyword != nil, !canLeave(node.body, context.text) {
    return [.endless(body, over: sequence)]
  }
  return [.block(body, condition: nil)]
}

/// A `do` with its `catch`es; without an error those do not run.
func readDo(_ node: Node<DoStmtSyntax>, _ context: inout ExtractionContext) -> [Statement] {
  var statements = [Statement.block(readStatements(node.body.statements, &context), condition: nil)]
  for clause in node.catchClauses {
    var body: [Statement] = []
    for item in clause.catchItems {
      if let pattern = item.pattern { body += readMatch(pattern, of: .unknown, &context) }
      if let condition = item.whereClause?.condition {
        body.append(.expression(readExpression(condition, &context)))
      }
    }
    body += readStatements(clause.body.statements, &context)
    let text = context.text.shortText(
      from: clause.start, to: clause.body.start)
    statements.append(.block(body, condition: text))
  }
  return statements
}

private func readBinding(
  _ node: Node<OptionalBindingConditionSyntax>, _ context: inout ExtractionContext
) -> [LocalVariable] {
  let type = node.typeAnnotation.map { readType($0.type, &context) }
  let written = node.initializer.map { readExpression($0.value, &context) }
  return bindLocals(node.pattern, type, written, .strong, context).map { variable in
    // `if let name` unwraps the variable of that name.
    LocalVariable(
      name: variable.name, type: variable.type,
      value: written == nil ? .name(variable.name, variable.span) : variable.value,
      strength: .strong, span: variable.span)
  }
}

private func readMatching(
  _ node: Node<MatchingPatternConditionSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  let value = readExpression(node.initializer.value, &context)
  return readMatch(node.pattern, of: value, context.span(of: node.initializer.value), &context)
}

/// Matches a value that is evaluated here, once.
private func readMatch(
  _ pattern: Node<PatternSyntax>, of value: Expression, _ span: Span,
  _ context: inout ExtractionContext
) -> [Statement] {
  let subject = MatchSubject(whole: value, source: .name(subjectName, span))
  let matched = readMatch(pattern, of: subject, &context)
  if matched.contains(where: takesPart) { return [holdSubject(value, span)] + matched }
  return evaluating(value, in: matched)
}

/// Puts the matched value in front where no variable carries it.
private func evaluating(_ value: Expression, in matched: [Statement]) -> [Statement] {
  let isCarried = matched.contains { statement in
    if case .local(let variable) = statement { return variable.value != nil }
    return false
  }
  return isCarried ? matched : [.expression(value)] + matched
}
