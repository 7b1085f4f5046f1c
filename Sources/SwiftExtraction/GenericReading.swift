import Model
import SwiftSyntax

/// The names that stand for types given by whoever uses the declaration.
func parameterNames(_ clause: Node<GenericParameterClauseSyntax>?) -> [String] {
  clause?.parameters.map { plainName($0.name) } ?? []
}

/// The generic parameters of a function, and what they have to be.
func readGenerics<Kind: NodeShape>(
  of node: Node<Kind>, into facts: inout FunctionFacts, _ context: inout ExtractionContext
) where Kind.Fields: GenericFields {
  let clause = node[Kind.fields.genericParameterClause]
  facts.genericParameters = parameterNames(clause)
  facts.genericBounds = readBounds(clause, node[Kind.fields.genericWhereClause], &context)
}

/// What the parameters have to be, by the clause that lists them and by the `where` behind the head.
func readBounds(
  _ clause: Node<GenericParameterClauseSyntax>?, _ requirements: Node<GenericWhereClauseSyntax>?,
  _ context: inout ExtractionContext
) -> [GenericBound] {
  var bounds: [GenericBound] = []
  guard let clause else { return readBounds(requirements, &context) }
  for parameter in clause.parameters {
    if let type = parameter.inheritedType {
      bounds.append(GenericBound(name: plainName(parameter.name), type: readType(type, &context)))
    }
  }
  return bounds + readBounds(requirements, &context)
}

/// What associated types have to be.
func readBounds(
  ofAssociatedTypesIn node: Node<ProtocolDeclSyntax>, _ context: inout ExtractionContext
) -> [GenericBound] {
  var bounds: [GenericBound] = []
  for item in node.memberBlock.members {
    guard let declaration = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
    guard let inherited = declaration.inheritanceClause?.inheritedTypes else { continue }
    for inherited in inherited {
      bounds.append(
        GenericBound(name: plainName(declaration.name), type: readType(inherited.type, &context)))
    }
  }
  return bounds
}

/// Requirements on parameters themselves; those on their associated types say nothing here.
private func readBounds(
  _ clause: Node<GenericWhereClauseSyntax>?, _ context: inout ExtractionContext
) -> [GenericBound] {
  var bounds: [GenericBound] = []
  guard let clause else { return [] }
  for requirement in clause.requirements.map({ $0.requirement }) {
    let left: Node<TypeSyntax>
    let right: Node<TypeSyntax>
    switch requirement.kind {
    case .conformanceRequirement:
      let node = Node<ConformanceRequirementSyntax>(requirement)
      (left, right) = (node.leftType, node.rightType)
    case .sameTypeRequirement:
      let node = Node<SameTypeRequirementSyntax>(requirement)
      (left, right) = (Node<TypeSyntax>(node.leftType), Node<TypeSyntax>(node.rightType))
    default:
      continue
    }
    guard let name = left.as(IdentifierTypeSyntax.self)?.name, right.raw.isType else { continue }
    bounds.append(GenericBound(name: plainName(name), type: readType(right, &context)))
  }
  return bounds
}
