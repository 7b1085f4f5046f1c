import Model
import SwiftSyntax

/// The attributes before a declaration, those inside `#if` too.
func readAttributes(
  _ list: Node<AttributeListSyntax>, _ context: inout ExtractionContext
) -> [AttributeFacts] {
  var attributes: [AttributeFacts] = []
  for element in list {
    switch element.kind {
    case .attribute:
      attributes.append(readAttribute(Node<AttributeSyntax>(element), &context))
    case .ifConfigDecl:
      for clause in Node<IfConfigDeclSyntax>(element).clauses {
        guard let inner = clause.elements?.as(AttributeListSyntax.self) else { continue }
        attributes += readAttributes(inner, &context)
      }
    default:
      break
    }
  }
  return attributes
}

private func readAttribute(
  _ node: Node<AttributeSyntax>, _ context: inout ExtractionContext
) -> AttributeFacts {
  let type = readType(node.attributeName, &context)
  var arguments: [Argument] = []
  // Other forms, such as those of @available, name no values.
  if let list = node.arguments?.as(LabeledExprListSyntax.self) {
    arguments = context.inBody { readArguments(list, &$0) }
  }
  guard case .named(let name, let typeArguments) = type else {
    return AttributeFacts(
      name: type.spelling, typeArguments: [], arguments: arguments, span: context.span(of: node))
  }
  return AttributeFacts(
    name: name, typeArguments: typeArguments, arguments: arguments, span: context.span(of: node))
}
