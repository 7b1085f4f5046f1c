import Model
import SwiftSyntax

/// The accessors of a variable or subscript; a body without a word is the getter.
func readAccessors(
  _ block: Node<AccessorBlockSyntax>, of type: TypeReference?, _ context: inout ExtractionContext
) -> [FunctionFacts] {
  let accessors = block.accessors
  switch accessors.kind {
  case .codeBlockItemList:
    var getter = FunctionFacts(
      name: "get", role: .accessor, span: context.span(of: block),
      nameSpan: context.span(of: block.leftBrace))
    getter.result = type
    getter.body = readBody(Node<CodeBlockItemListSyntax>(accessors), &context)
    return [getter]
  case .accessorDeclList:
    return Node<AccessorDeclListSyntax>(accessors).map { readAccessor($0, of: type, &context) }
  default:
    return []
  }
}

private func readAccessor(
  _ node: Node<AccessorDeclSyntax>, of type: TypeReference?, _ context: inout ExtractionContext
) -> FunctionFacts {
  var accessor = FunctionFacts(
    name: node.accessorSpecifier.text, role: .accessor, span: context.span(of: node),
    nameSpan: context.span(of: node.accessorSpecifier))
  accessor.attributes = readAttributes(node.attributes, &context)
  accessor.modifiers = node.modifier.map { [spelling(of: $0)] } ?? []
  accessor.visibility = context.defaultVisibility
  if let implicit = implicitParameterNames[accessor.name] {
    let written = node.parameters?.name
    let parameter = Parameter(
      label: nil, name: written.map(plainName) ?? implicit, type: type, defaultValue: nil,
      span: context.span(of: written ?? node.accessorSpecifier))
    accessor.parameters = [parameter]
  } else if accessor.name == "get" {
    accessor.result = type
  }
  accessor.body = node.body.map { readBody($0.statements, &context) } ?? []
  return accessor
}

private let implicitParameterNames = [
  "set": "newValue", "willSet": "newValue", "didSet": "oldValue", "init": "newValue",
]
