import Model
import SwiftSyntax

/// The attributes before a declaration, those inside `#if` too.
func readAttributes(
  _ list: AttributeListSyntax, _ context: inout ExtractionContext
) -> [AttributeFacts] {
  var attributes: [AttributeFacts] = []
  for element in list {
    switch element {
    case .attribute(let node):
      attributes.append(readAttribute(node, &context))
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        guard case .attributes(let inner) = clause.elements else { continue }
        attributes += readAttributes(inner, &context)
      }
    @unknown default:
      break
    }
  }
  return attributes
}

private func readAttribute(
  _ node: AttributeSyntax, _ context: inout ExtractionContext
) -> AttributeFacts {
  let type = readType(node.attributeName, &context)
  var arguments: [Argument] = []
  // Other forms, such as those of @available, name no values.
  if case .argumentList(let list) = node.arguments {
    arguments = context.inBody { readArguments(list, &$0) }
  }
  guard case .named(let name, let typeArguments) = type else {
    return AttributeFacts(
      name: type.spelling, typeArguments: [], arguments: arguments, span: context.span(of: node))
  }
  return AttributeFacts(
    name: name, typeArguments: typeArguments, arguments: arguments, span: context.span(of: node))
}
