import Model
import SourceReading

/// A call with its trailing lambda.
func readCall(_ node: Node, _ span: Span, _ context: inout ExtractionContext) -> Expression {
  var parts = CallParts(node)
  // `f(a) { … }` is a call of a call in the grammar.
  if let inner = parts.callee, inner.kind == .callExpression, parts.arguments == nil,
    !inner.has(.annotatedLambda), parts.lambda != nil
  {
    let outer = parts
    parts = CallParts(inner)
    parts.lambda = outer.lambda
  }
  guard let calleeNode = parts.callee else { return .group([]) }
  let callee = readExpression(calleeNode, &context)
  var arguments = parts.arguments.map { readArguments($0, &context) } ?? []
  if let lambda = parts.lambda {
    let receiver = scopeReceiver(of: callee)
    arguments.append(
      Argument(label: nil, value: readClosure(lambda, receiver: receiver, &context)))
  }
  arguments = sayingReplay(arguments, of: callee, in: parts.arguments, context)
  let types = parts.typeArguments.map { readTypeArguments($0, &context) } ?? []
  return readMade(callee, arguments, types, span)
    ?? .call(call(callee, arguments, types, span))
}

/// `f<T>(a)` and `f<T> { … }`, which the grammar takes for two comparisons.
func readGenericCall(
  _ node: Node, _ span: Span, _ context: inout ExtractionContext
) -> Expression? {
  guard let inner = node.first(NodeField.left), inner.kind == .binaryExpression,
    let list = node.first(NodeField.right), sign(of: node, context) == ">",
    sign(of: inner, context) == "<", let calleeNode = inner.first(NodeField.left),
    let type = inner.first(NodeField.right)
  else { return nil }
  let callee = readExpression(calleeNode, &context)
  let types = [namedType(context.text(of: type), [])]
  func made(_ value: Expression) -> Expression {
    let arguments = [Argument(label: nil, value: value)]
    return readMade(callee, arguments, types, span) ?? .call(call(callee, arguments, types, span))
  }
  switch list.kind {
  case .parenthesizedExpression:
    return list.firstNamed.map { made(readExpression($0, &context)) }
  case .lambdaLiteral:
    return made(readExpression(list, &context))
  case .infixExpression:
    // `f<T> { … } and other`: the word comes behind the call.
    let parts = list.named
    guard parts.count == 3, parts[0].kind == .lambdaLiteral, parts[1].kind == .identifier else {
      return nil
    }
    let base = made(readExpression(parts[0], &context))
    let other = Argument(label: nil, value: readExpression(parts[2], &context))
    let member = Expression.member(base, context.name(of: parts[1]), span)
    return .call(call(member, [other], [], span))
  default:
    return nil
  }
}

private func sign(of node: Node, _ context: ExtractionContext) -> String? {
  node.first(NodeField.operator).map { context.text(of: $0) }
}

private func call(
  _ callee: Expression, _ arguments: [Argument], _ types: [TypeReference], _ span: Span
) -> Call {
  var call = Call(callee: callee, arguments: arguments, span: span)
  call.typeArguments = types
  return call
}

/// What a call makes whose name or type arguments tell it: collections, and objects of generic types.
private func readMade(
  _ callee: Expression, _ arguments: [Argument], _ types: [TypeReference], _ span: Span
) -> Expression? {
  guard case .name(let name, _) = callee else { return nil }
  if makesCollection(name) {
    if arguments.isEmpty {
      let empty = Expression.literal(.empty, span)
      return types.isEmpty ? empty : .cast(empty, .collection(types), span)
    }
    let elements = Expression.collection(arguments.map(\.value), span)
    return types.isEmpty ? elements : .cast(elements, .collection(types), span)
  }
  if isCollectionType(name), arguments.isEmpty {
    let empty = Expression.literal(.empty, span)
    return types.isEmpty ? empty : .cast(empty, .collection(types), span)
  }
  guard !types.isEmpty, name.first?.isUppercase == true else { return nil }
  return .cast(.call(call(callee, arguments, types, span)), namedType(name, types), span)
}

/// The parts of a call as the grammar orders them.
private struct CallParts {
  var callee: Node?
  var typeArguments: Node?
  var arguments: Node?
  var lambda: Node?

  init(_ node: Node) {
    for child in node.children where child.isNamed {
      switch child.kind {
      case .typeArguments: typeArguments = child
      case .valueArguments: arguments = child
      case .annotatedLambda: lambda = child
      default: if callee == nil { callee = child }
      }
    }
  }
}

/// The arguments in parentheses.
func readArguments(_ list: Node, _ context: inout ExtractionContext) -> [Argument] {
  var arguments: [Argument] = []
  for child in list.children where child.kind == .valueArgument {
    let parts = child.children.filter { $0.isNamed && $0.kind != .annotation }
    guard let value = parts.last else { continue }
    let label =
      parts.count > 1 && child.has(.equalToken) ? context.name(of: parts[0]) : nil
    arguments.append(Argument(label: label, value: readExpression(value, &context)))
  }
  return arguments
}

/// The name that `this` has in the lambda of a function of the standard library that lends its
/// subject as receiver; `nil` for every other call.
private func scopeReceiver(of callee: Expression) -> String? {
  switch callee {
  case .member(_?, let name, _) where name == "apply" || name == "run": "self@\(name)"
  case .name("with", _): "self@with"
  default: nil
  }
}
