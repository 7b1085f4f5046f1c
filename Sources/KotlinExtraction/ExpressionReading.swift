import Model
import SourceReading

/// Reads one expression; one that lies too deep is left out.
func readExpression(_ node: Node, _ context: inout ExtractionContext) -> Expression {
  context.nested(node, else: .group([])) { readExpressionNode(node, &$0) }
}

private func readExpressionNode(_ node: Node, _ context: inout ExtractionContext) -> Expression {
  let span = context.span(of: node)
  switch node.kind {
  case .identifier:
    return readName(node, span, context)
  case .thisExpression:
    return .name(readThis(node, context), span)
  case .superExpression:
    return .name("super", span)
  case .navigationExpression:
    return readNavigation(node, span, &context)
  case .callableReference:
    return readReference(node, span, &context)
  case .callExpression:
    return readCall(node, span, &context)
  case .indexExpression:
    let parts = node.named
    guard let base = parts.first else { return .group([]) }
    let arguments = parts.dropFirst().map {
      Argument(label: nil, value: readExpression($0, &context))
    }
    return .element(readExpression(base, &context), arguments, span)
  case .lambdaLiteral, .annotatedLambda, .anonymousFunction:
    return readClosure(node, &context)
  case .assignment:
    return readAssignment(node, span, &context)
  case .unaryExpression:
    return readUnary(node, span, &context)
  case .binaryExpression:
    return readGenericCall(node, span, &context) ?? readBinary(node, &context)
  case .infixExpression:
    return readInfix(node, span, &context)
  case .asExpression:
    guard let left = node.first(NodeField.left), let right = node.first(NodeField.right) else {
      return readParts(of: node, &context)
    }
    let type = readType(right, &context)
    return .cast(
      readExpression(left, &context), node.has(.safeAsToken) ? .optional(type) : type, span)
  case .parenthesizedExpression, .annotatedExpression, .labeledExpression, .spreadExpression:
    let inner = node.children.reversed().first { $0.isNamed && $0.kind != .annotation }
    return inner.map { readExpression($0, &context) } ?? .group([])
  case .ifExpression, .whenExpression, .tryExpression:
    return .block(readBranching(node, &context, readValueBody) ?? [])
  case .returnExpression, .forStatement, .whileStatement, .doWhileStatement, .block,
    .propertyDeclaration, .functionDeclaration:
    return .block(readStatement(node, &context))
  case .throwExpression:
    // A call that does not come back, as `error("…")` is one.
    let thrown = node.named.first.map { readExpression($0, &context) }
    return .call(
      Call(
        callee: .name("throw", span),
        arguments: thrown.map { [Argument(label: nil, value: $0)] } ?? [], span: span))
  case .objectLiteral:
    return readObjectLiteral(node, span, &context)
  case .collectionLiteral:
    let elements = node.named.filter { !$0.isMissing }.map { readExpression($0, &context) }
    return elements.isEmpty ? .literal(.empty, span) : .collection(elements, span)
  case .stringLiteral, .multilineStringLiteral:
    return readString(node, span, &context)
  case .numberLiteral, .floatLiteral:
    return .literal(.number, span)
  case .characterLiteral:
    return .literal(.text(context.text(of: node)), span)
  default:
    return readParts(of: node, &context)
  }
}

/// What is evaluated inside a node whose own value is unknown.
private func readParts(of node: Node, _ context: inout ExtractionContext) -> Expression {
  .group(
    node.named.filter { !$0.kind.isType && $0.kind != .error }.map { readExpression($0, &context) })
}

/// The grammar has no literals for these.
private func readName(
  _ node: Node, _ span: Span, _ context: ExtractionContext
) -> Expression {
  let name = context.name(of: node)
  switch name {
  case "null": return .literal(.absent, span)
  case "true", "false": return .literal(.boolean(name == "true"), span)
  case "break", "continue": return .group([])
  case "field":
    return context.accessedProperty.map { .member(.name("self", span), $0, span) }
      ?? .name(name, span)
  default: return .name(name, span)
  }
}

/// `this`, or `this@Outer`, which is the same where that is the type around.
private func readThis(_ node: Node, _ context: ExtractionContext) -> String {
  guard let label = node.first(.identifier) else { return context.receiver }
  let name = context.name(of: label)
  let outer = context.enclosingType?.split(separator: ".").last.map(String.init)
  return name == outer ? "self" : "self@\(name)"
}

private func readNavigation(
  _ node: Node, _ span: Span, _ context: inout ExtractionContext
) -> Expression {
  let parts = node.named
  guard let base = parts.first, let last = parts.last, parts.count > 1 else {
    return readParts(of: node, &context)
  }
  let name = context.name(of: last)
  if node.has(.doubleColonToken) {
    let type = readExpression(base, &context)
    return .member(type, name == "class" ? "self" : name, span)
  }
  let value = readExpression(base, &context)
  // `X::class.java` is the same type for another library.
  if case .member(_, "self", _) = value, ["java", "javaObjectType", "kotlin"].contains(name) {
    return value
  }
  return .member(value, name, span)
}

/// `::function`, `Type::function` or `Type::class`, where the grammar does not make a navigation of it.
private func readReference(
  _ node: Node, _ span: Span, _ context: inout ExtractionContext
) -> Expression {
  let base = node.named.first.flatMap { $0.field == .none && $0.kind.isType ? $0 : nil }
  let last = node.children.reversed().first { $0.kind == .identifier || $0.kind == .classToken }
  guard let last else { return readParts(of: node, &context) }
  let name = last.kind == .classToken ? "self" : context.name(of: last)
  guard let base else {
    let parts = node.named
    guard parts.count > 1, let value = parts.first else { return .name(name, span) }
    return .member(readExpression(value, &context), name, span)
  }
  return .member(typeName(base, context), name, span)
}

private func readAssignment(
  _ node: Node, _ span: Span, _ context: inout ExtractionContext
) -> Expression {
  guard let left = node.first(NodeField.left), let right = node.first(NodeField.right) else {
    return readParts(of: node, &context)
  }
  let sign = node.first(NodeField.operator).map { context.text(of: $0) } ?? "="
  return .assignment(
    Assignment(
      target: readExpression(left, &context), value: readExpression(right, &context),
      isCompound: sign != "=", span: span))
}

private func readUnary(
  _ node: Node, _ span: Span, _ context: inout ExtractionContext
) -> Expression {
  guard let argument = node.first(NodeField.argument) else { return readParts(of: node, &context) }
  let value = readExpression(argument, &context)
  switch node.first(NodeField.operator).map({ context.text(of: $0) }) {
  case "!!": return value
  case "++", "--":
    return .assignment(
      Assignment(target: value, value: .literal(.number, span), isCompound: true, span: span))
  default: return .group([value])
  }
}

private func readBinary(_ node: Node, _ context: inout ExtractionContext) -> Expression {
  guard let left = node.first(NodeField.left), let right = node.first(NodeField.right) else {
    return readParts(of: node, &context)
  }
  let parts = [readExpression(left, &context), readExpression(right, &context)]
  return node.has(.elvisToken) ? .alternatives(parts) : .group(parts)
}

/// `a to b` pairs two values; every other word is a function.
private func readInfix(
  _ node: Node, _ span: Span, _ context: inout ExtractionContext
) -> Expression {
  let parts = node.named
  guard parts.count == 3, parts[1].kind == .identifier else { return readParts(of: node, &context) }
  let left = readExpression(parts[0], &context)
  let right = readExpression(parts[2], &context)
  let name = context.name(of: parts[1])
  if name == "to" { return .group([left, right]) }
  return .call(
    Call(
      callee: .member(left, name, span), arguments: [Argument(label: nil, value: right)],
      span: span))
}
