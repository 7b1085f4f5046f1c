import Model
import SourceReading

/// Reads the statements of a block after each other.
func readStatements(_ block: Node, _ context: inout ExtractionContext) -> [Statement] {
  context.nested(block, else: []) { context in
    var statements: [Statement] = []
    for child in block.children where child.isNamed {
      statements += readStatement(child, &context)
    }
    return statements
  }
}

/// Reads the statements of a block whose last expression is its value: of a lambda, and of the
/// branches of an `if` or `when` that is one.
func readValueBlock(_ block: Node, _ context: inout ExtractionContext) -> [Statement] {
  context.nested(block, else: []) { context in
    let children = block.children.filter {
      $0.isNamed && $0.kind != .lambdaParameters && $0.kind != .error
    }
    var statements: [Statement] = []
    for child in children.dropLast() { statements += readStatement(child, &context) }
    if let last = children.last { statements += readSoleExpression(last, &context) }
    return statements
  }
}

/// The only or last expression of a body, which is its value.
func readSoleExpression(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  if let branching = readBranching(node, &context, readValueBody) { return branching }
  guard node.kind.isValue else { return readStatement(node, &context) }
  return [.result(readExpression(node, &context))]
}

/// Reads one statement; several where it binds variables for those after it.
func readStatement(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  switch node.kind {
  case .propertyDeclaration:
    return readLocalVariables(node, &context)
  case .functionDeclaration:
    return readLocalFunction(node, &context)
  case .classDeclaration, .objectDeclaration:
    readTypeDeclaration(node, &context)
    return []
  case .block:
    return [.block(readStatements(node, &context), condition: nil)]
  case .forStatement:
    return readForLoop(node, &context)
  case .whileStatement, .doWhileStatement:
    return readWhileLoop(node, &context)
  case .returnExpression:
    return readReturn(node, &context)
  case .labeledExpression:
    return node.children.reversed().first(where: \.isNamed).map { readStatement($0, &context) }
      ?? []
  case .error, .typeAlias, .label:
    return []
  default:
    return readBranching(node, &context, readBody)
      ?? [.expression(readExpression(node, &context))]
  }
}

/// What a branch does: a block, or a single statement.
func readBody(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  node.kind == .block
    ? readStatements(node, &context)
    : context.nested(node, else: []) { readStatement(node, &$0) }
}

/// The same where the branch has a value.
func readValueBody(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  node.kind == .block
    ? readValueBlock(node, &context)
    : context.nested(node, else: []) { readSoleExpression(node, &$0) }
}

private func readReturn(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  guard let value = node.children.first(where: { $0.isNamed && $0.field != .label }) else {
    return []
  }
  let isLabelled = node.first(NodeField.label) != nil
  let expression = readExpression(value, &context)
  // Without a label it leaves the function around a lambda.
  return [context.isInLambda && !isLabelled ? .expression(expression) : .result(expression)]
}

private func readLocalVariables(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  if let names = node.first(.multiVariableDeclaration) {
    let value = initialValue(of: node).map { readExpression($0, &context) }
    return bindParts(names, value, &context)
  }
  guard let declared = node.first(.variableDeclaration), let name = declared.first(.identifier)
  else { return [] }
  let written = readType(in: declared, &context)
  let delegate = node.first(.propertyDelegate)?.firstNamed
  let source = delegate ?? initialValue(of: node)
  var value = source.map { readExpression($0, &context) }
  if let getter = node.first(.getter)?.first(.functionBody) {
    value = .block(readFunctionBody(getter, &context))
  }
  let variable = LocalVariable(
    name: context.name(of: name), type: written, value: value, strength: .strong,
    span: context.span(of: name))
  return [.local(variable)] + readRest(after: source, context)
}

/// What follows `val x = value ?: return` runs only when there is a value.
private func readRest(after value: Node?, _ context: ExtractionContext) -> [Statement] {
  guard let value, value.kind == .binaryExpression, let left = value.first(NodeField.left),
    let right = value.first(NodeField.right), right.kind.isExit, value.has(.elvisToken)
  else { return [] }
  return [.rest(condition: "\(context.shortText(of: left)) != null")]
}

/// `val (a, b) = value`: the first carries the whole, as something that is evaluated.
func bindParts(
  _ names: Node, _ value: Expression?, _ context: inout ExtractionContext
) -> [Statement] {
  var whole = value.map { Expression.group([$0]) }
  var statements: [Statement] = []
  for child in names.children where child.kind == .variableDeclaration {
    guard let name = child.first(.identifier) else { continue }
    statements.append(
      .local(
        LocalVariable(
          name: context.name(of: name), type: readType(in: child, &context), value: whole,
          strength: .strong, span: context.span(of: name))))
    whole = nil
  }
  return statements
}

private func readLocalFunction(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  let receiver = context.receiver
  guard let function = readFunction(node, &context) else { return [] }
  context.receiver = receiver
  let closure = Closure(
    captures: [], parameters: function.parameters, body: function.body, span: function.span)
  return [
    .local(
      LocalVariable(
        name: function.name, type: nil, value: .closure(closure), strength: .strong,
        span: function.nameSpan))
  ]
}

extension NodeKind {
  /// True for what leaves the place where it stands.
  var isExit: Bool { self == .returnExpression || self == .throwExpression }

  /// True for an expression that may have a value.
  var isValue: Bool {
    switch self {
    case .propertyDeclaration, .functionDeclaration, .classDeclaration, .objectDeclaration,
      .forStatement, .whileStatement, .doWhileStatement, .returnExpression, .throwExpression,
      .assignment, .block, .error, .typeAlias, .label, .labeledExpression:
      false
    default: true
    }
  }
}
