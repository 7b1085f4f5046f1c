import Model
import SwiftSyntax

/// Reads a closure written out; parameters used as `$0` are not listed.
func readClosure(_ node: Node<ClosureExprSyntax>, _ context: inout ExtractionContext) -> Closure {
  let captures = node.signature?.capture.map { clause in
    clause.items.map { readCapture($0, &context) }
  }
  return Closure(
    captures: captures ?? [],
    parameters: readParameters(node.signature?.parameterClause, &context),
    body: readBody(node.statements, &context),
    span: context.span(of: node))
}

/// Closures behind the parentheses of a call, as its last arguments.
func readTrailingClosures(
  _ first: Node<ClosureExprSyntax>?, _ others: Node<MultipleTrailingClosureElementListSyntax>,
  _ context: inout ExtractionContext
) -> [Argument] {
  var arguments: [Argument] = []
  if let first {
    arguments.append(Argument(label: nil, value: readTrailing(first, &context)))
  }
  for other in others {
    arguments.append(
      Argument(label: plainName(other.label), value: readTrailing(other.closure, &context)))
  }
  return arguments
}

private func readTrailing(
  _ node: Node<ClosureExprSyntax>, _ context: inout ExtractionContext
) -> Expression {
  readExpression(Node<ExprSyntax>(node), &context)
}

private func readCapture(
  _ node: Node<ClosureCaptureSyntax>, _ context: inout ExtractionContext
) -> Capture {
  let strength: Strength =
    switch node.specifier?.specifier.text {
    case "weak": .weak
    case "unowned": .unowned
    default: .strong
    }
  return Capture(
    name: plainName(node.name), strength: strength,
    value: node.initializer.map { readExpression($0.value, &context) })
}

private func readParameters(
  _ clause: Node<ClosureSignatureSyntax.ParameterClause>?, _ context: inout ExtractionContext
) -> [Parameter] {
  guard let clause else { return [] }
  switch clause.kind {
  case .closureShorthandParameterList:
    return Node<ClosureShorthandParameterListSyntax>(clause).map { node in
      Parameter(
        label: nil, name: plainName(node.name), type: nil, defaultValue: nil,
        span: context.span(of: node.name))
    }
  case .closureParameterClause:
    return Node<ClosureParameterClauseSyntax>(clause).parameters.map { node in
      let name = node.secondName ?? node.firstName
      return Parameter(
        label: nil, name: plainName(name), type: node.type.map { readType($0, &context) },
        defaultValue: nil,
        span: context.span(of: name))
    }
  default:
    return []
  }
}
