import Model
import SwiftSyntax

/// The names that stand for types given by whoever uses the declaration.
func parameterNames(_ clause: GenericParameterClauseSyntax?) -> [String] {
  clause?.parameters.map { plainName($0.name) } ?? []
}

/// The generic parameters of a function, and what they have to be.
func readGenerics(
  of node: some WithGenericParametersSyntax, into facts: inout FunctionFacts,
  _ context: inout ExtractionContext
) {
  facts.genericParameters = parameterNames(node.genericParameterClause)
  facts.genericBounds = readBounds(
    node.genericParameterClause, node.genericWhereClause, &context)
}

/// What the parameters have to be, by the clause that lists them and by the `where` behind the head.
func readBounds(
  _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
  _ context: inout ExtractionContext
) -> [GenericBound] {
  var bounds: [GenericBound] = []
  for parameter in clause?.parameters ?? [] {
    if let type = parameter.inheritedType {
      bounds.append(GenericBound(name: plainName(parameter.name), type: readType(type, &context)))
    }
  }
  return bounds + readBounds(requirements, &context)
}

/// What associated types have to be.
func readBounds(
  ofAssociatedTypesIn node: ProtocolDeclSyntax, _ context: inout ExtractionContext
) -> [GenericBound] {
  var bounds: [GenericBound] = []
  for item in node.memberBlock.members {
    guard let declaration = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
    for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
      bounds.append(
        GenericBound(name: plainName(declaration.name), type: readType(inherited.type, &context)))
    }
  }
  return bounds
}

/// Requirements on parameters themselves; those on their associated types say nothing here.
private func readBounds(
  _ clause: GenericWhereClauseSyntax?, _ context: inout ExtractionContext
) -> [GenericBound] {
  var bounds: [GenericBound] = []
  for requirement in clause?.requirements ?? [] {
    let left: TypeSyntax?
    let right: TypeSyntax?
    switch requirement.requirement {
    case .conformanceRequirement(let node):
      (left, right) = (node.leftType, node.rightType)
    case .sameTypeRequirement(let node):
      (left, right) = (node.leftType.as(TypeSyntax.self), node.rightType.as(TypeSyntax.self))
    default:
      continue
    }
    guard let name = left?.as(IdentifierTypeSyntax.self)?.name, let right else { continue }
    bounds.append(GenericBound(name: plainName(name), type: readType(right, &context)))
  }
  return bounds
}
