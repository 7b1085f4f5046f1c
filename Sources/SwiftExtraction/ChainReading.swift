import Model
import SourceReading
import SwiftSyntax

/// Reads members, calls and subscripts after each other, such as `a.b().c[0]`. Goes along the
/// chain in a loop, since chains are much longer than anything else is deep. `root` stands before a
/// chain that starts with a member; without one that member is implicit.
func readChain(
  _ node: Node<ExprSyntax>, root: Expression?, _ context: inout ExtractionContext
) -> Expression {
  let chain = unwind(node)
  let start = node.start
  var result = chain.base.map { readExpression($0, &context) } ?? root
  var links = chain.links[...]
  if links.count > context.remainingDepth {
    links = links.suffix(context.remainingDepth)
    context.leaveOut(from: links.first?.end ?? start, to: node.end)
  }
  while let link = links.popLast() {
    // Arguments lie below all the links that come after theirs.
    result = context.nested(by: links.count) { readLink(link, after: result, from: start, &$0) }
  }
  return result ?? .group([])
}

/// One piece of a chain.
private enum Link {
  case member(Node<MemberAccessExprSyntax>)
  case call(Node<FunctionCallExprSyntax>)
  case element(Node<SubscriptCallExprSyntax>)
  case conditional(Node<IfConfigDeclSyntax>)

  /// Offset behind it.
  var end: Int {
    switch self {
    case .member(let node): node.end
    case .call(let node): node.end
    case .element(let node): node.end
    case .conditional(let node): node.end
    }
  }
}

/// Takes a chain apart: its base, and the links with the last one first.
private func unwind(_ node: Node<ExprSyntax>) -> (base: Node<ExprSyntax>?, links: [Link]) {
  var links: [Link] = []
  var current: Node<ExprSyntax>? = node
  while let expression = current {
    switch expression.kind {
    case .memberAccessExpr:
      let node = Node<MemberAccessExprSyntax>(expression)
      links.append(.member(node))
      current = node.base
    case .functionCallExpr:
      let node = Node<FunctionCallExprSyntax>(expression)
      links.append(.call(node))
      current = node.calledExpression
    case .subscriptCallExpr:
      let node = Node<SubscriptCallExprSyntax>(expression)
      links.append(.element(node))
      current = node.calledExpression
    case .postfixIfConfigExpr:
      let node = Node<PostfixIfConfigExprSyntax>(expression)
      links.append(.conditional(node.config))
      current = node.base
    case .optionalChainingExpr:
      current = Node<OptionalChainingExprSyntax>(expression).expression
    case .forceUnwrapExpr:
      current = Node<ForceUnwrapExprSyntax>(expression).expression
    case .genericSpecializationExpr:
      current = Node<GenericSpecializationExprSyntax>(expression).expression
    default:
      return (expression, links)
    }
  }
  return (nil, links)
}

private func readLink(
  _ link: Link, after base: Expression?, from start: Int, _ context: inout ExtractionContext
) -> Expression? {
  switch link {
  case .member(let node):
    let name = node.declName.baseName
    return .member(base, plainName(name), context.text.span(from: start, to: name.end))
  case .call(let node):
    return readCall(node, of: base, from: start, &context)
  case .element(let node):
    if let base, let path = keyPath(in: node), let member = readKeyPath(path, from: base, &context)
    {
      return member
    }
    let arguments =
      readArguments(node.arguments, &context)
      + readTrailingClosures(node.trailingClosure, node.additionalTrailingClosures, &context)
    let span = context.text.span(from: start, to: node.end)
    return .element(base ?? .group([]), arguments, span)
  case .conditional(let node):
    return readConditionalLinks(node, after: base, &context)
  }
}

private func readCall(
  _ node: Node<FunctionCallExprSyntax>, of callee: Expression?, from start: Int,
  _ context: inout ExtractionContext
) -> Expression {
  let arguments =
    (readElementPath(of: node, callee: callee, &context) ?? readArguments(node.arguments, &context))
    + readTrailingClosures(node.trailingClosure, node.additionalTrailingClosures, &context)
  let span = context.text.span(from: start, to: node.end)
  guard let collection = collectionTypeName(node.calledExpression) else {
    let call = Call(callee: callee ?? .group([]), arguments: arguments, span: span)
    guard let type = specializedType(node.calledExpression, named: callee, &context) else {
      return .call(call)
    }
    return .cast(.call(call), type, span)
  }
  if arguments.isEmpty {
    let elements = collectionTypes(callee ?? .group([]))
    return elements.isEmpty
      ? .literal(.empty, span) : .cast(.literal(.empty, span), .collection(elements), span)
  }
  return .call(Call(callee: .name(collection, span), arguments: arguments, span: span))
}

/// The type that `Mutex<Session?>(nil)` makes; `nil` where no type arguments are written, and for
/// functions.
private func specializedType(
  _ callee: Node<ExprSyntax>, named name: Expression?, _ context: inout ExtractionContext
) -> TypeReference? {
  guard let specialized = callee.as(GenericSpecializationExprSyntax.self),
    case .named(let dotted, _)? = name.flatMap(namedType),
    dotted.split(separator: ".").last?.first?.isUppercase == true
  else { return nil }
  return namedType(dotted, readArguments(specialized.genericArgumentClause, &context))
}

/// The types that the elements of `[Element]` or `[Key: Value]` name.
private func collectionTypes(_ collection: Expression) -> [TypeReference] {
  guard case .collection(let elements, _) = collection else { return [] }
  let types = elements.compactMap(namedType)
  return types.count == elements.count ? types : []
}

private func namedType(_ expression: Expression) -> TypeReference? {
  switch expression {
  case .name(let name, _):
    return .named(name, [])
  case .member(let base?, let name, _):
    guard case .named(let outer, _) = namedType(base) else { return nil }
    return .named("\(outer).\(name)", [])
  case .collection:
    let inner = collectionTypes(expression)
    return inner.isEmpty ? nil : .collection(inner)
  default:
    return nil
  }
}

/// What `[Element]` and `[Key: Value]` stand for where they are called.
private func collectionTypeName(_ callee: Node<ExprSyntax>) -> String? {
  switch callee.kind {
  case .arrayExpr: "Array"
  case .dictionaryExpr: "Dictionary"
  default: nil
  }
}

/// Links inside `#if`: their common base and what each of them evaluates.
private func readConditionalLinks(
  _ node: Node<IfConfigDeclSyntax>, after base: Expression?, _ context: inout ExtractionContext
) -> Expression {
  let inner = readConditions(node, &context) { elements, context -> Expression? in
    guard elements.raw.isExpression else { return nil }
    return context.nested { readChain(Node<ExprSyntax>(elements), root: .group([]), &$0) }
  }
  return .group((base.map { [$0] } ?? []) + inner.compactMap { $0 })
}
