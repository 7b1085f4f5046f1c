import Model
import SourceReading

/// A lambda or an anonymous function written out.
func readClosure(_ node: Node, _ context: inout ExtractionContext) -> Expression {
  readClosure(node, receiver: nil, &context)
}

/// The same for the lambda of `apply` and its like, in which `this` has another name: it is the first
/// parameter then.
func readClosure(
  _ node: Node, receiver: String?, _ context: inout ExtractionContext
) -> Expression {
  if node.kind == .anonymousFunction { return readAnonymousFunction(node, &context) }
  guard let lambda = node.kind == .lambdaLiteral ? node : node.first(.lambdaLiteral) else {
    return .group([])
  }
  var parameters: [Parameter] = []
  var taken: [Statement] = []
  if let list = lambda.first(.lambdaParameters) {
    for child in list.named {
      readLambdaParameter(child, into: &parameters, &taken, &context)
    }
  } else {
    // Unless it is named, the only parameter is `it`, or the receiver.
    let name = receiver ?? "it"
    parameters.append(
      Parameter(
        label: nil, name: name, type: nil, defaultValue: nil, span: context.span(of: lambda)))
  }
  let body = context.with(\.isInLambda, true) { context in
    context.with(\.receiver, receiver ?? context.receiver) { context in
      context.inBody { readValueBlock(lambda, &$0) }
    }
  }
  return .closure(
    Closure(
      captures: [], parameters: parameters, body: taken + body, span: context.span(of: lambda)))
}

private func readLambdaParameter(
  _ node: Node, into parameters: inout [Parameter], _ taken: inout [Statement],
  _ context: inout ExtractionContext
) {
  let span = context.span(of: node)
  if node.kind == .multiVariableDeclaration {
    let name = "$\(parameters.count)"
    parameters.append(
      Parameter(label: nil, name: name, type: nil, defaultValue: nil, span: span))
    taken += bindParts(node, .name(name, span), &context)
    return
  }
  guard let name = node.first(.identifier) else { return }
  parameters.append(
    Parameter(
      label: nil, name: context.name(of: name), type: readType(in: node, &context),
      defaultValue: nil, span: span))
}

private func readAnonymousFunction(
  _ node: Node, _ context: inout ExtractionContext
) -> Expression {
  let parameters = node.first(.functionValueParameters).map { readParameters($0, &context) }
  let body = node.first(.functionBody).map { readFunctionBody($0, &context) }
  return .closure(
    Closure(
      captures: [], parameters: parameters ?? [], body: body ?? [], span: context.span(of: node)))
}

/// `object : Type(arguments) { … }` is an object of that type, which is handed a closure for each of
/// its functions. Further types are made as well: it can be taken for any of them.
func readObjectLiteral(
  _ node: Node, _ span: Span, _ context: inout ExtractionContext
) -> Expression {
  var made: [(callee: Expression, arguments: [Argument])] = []
  for specifier in node.first(.delegationSpecifiers)?.named.map({ $0 }) ?? [] {
    guard let part = specifier.named.first(where: { $0.kind != .annotation }),
      let type = part.kind.isType ? part : part.children.first(where: { $0.kind.isType })
    else { continue }
    let arguments = part.first(.valueArguments).map { readArguments($0, &context) }
    made.append((typeName(type, context), arguments ?? []))
  }
  var content: [Argument] = []
  for member in node.first(.classBody)?.children ?? node.noChildren {
    content += context.with(\.receiver, "self@object") { readLiteralMember(member, &$0) }
  }
  guard let first = made.first else { return .group(content.map(\.value)) }
  let object = Expression.call(
    Call(callee: first.callee, arguments: first.arguments + content, span: span))
  return object
}

/// The name of a type as an expression.
func typeName(_ type: Node, _ context: ExtractionContext) -> Expression {
  let names = type.children.filter { $0.kind == .identifier }.map { $0 }
  guard let first = names.first else { return .group([]) }
  let start = Expression.name(context.name(of: first), context.span(of: first))
  return names.dropFirst().reduce(start) {
    .member($0, context.name(of: $1), context.span(of: $1))
  }
}

private func readLiteralMember(_ member: Node, _ context: inout ExtractionContext) -> [Argument] {
  switch member.kind {
  case .functionDeclaration:
    guard let name = member.first(NodeField.name) else { return [] }
    let parameters = member.first(.functionValueParameters).map { readParameters($0, &context) }
    let body = member.first(.functionBody).map { readFunctionBody($0, &context) }
    let closure = Closure(
      captures: [], parameters: parameters ?? [], body: body ?? [], span: context.span(of: member))
    return [Argument(label: context.name(of: name), value: .closure(closure))]
  case .propertyDeclaration:
    let name = member.first(.variableDeclaration)?.first(.identifier)
    let value = initialValue(of: member) ?? member.first(.propertyDelegate)?.firstNamed
    guard let name, let value else { return [] }
    return [Argument(label: context.name(of: name), value: readExpression(value, &context))]
  case .anonymousInitializer:
    return [Argument(label: nil, value: .block(readInitializerBlock(member, &context)))]
  default:
    return []
  }
}
