import Model
import SwiftSyntax

/// Adds a type or extension, and those inside it, to the types of the file; leaves other
/// declarations alone.
func readTypeDeclaration(_ declaration: Node<DeclSyntax>, _ context: inout ExtractionContext) {
  switch declaration.kind {
  case .classDecl:
    readNominalType(Node<ClassDeclSyntax>(declaration), .class, &context)
  case .structDecl:
    readNominalType(Node<StructDeclSyntax>(declaration), .struct, &context)
  case .actorDecl:
    readNominalType(Node<ActorDeclSyntax>(declaration), .actor, &context)
  case .enumDecl:
    readNominalType(Node<EnumDeclSyntax>(declaration), .enum, &context)
  case .protocolDecl:
    let node = Node<ProtocolDeclSyntax>(declaration)
    readNominalType(
      node, .protocol, associatedTypeNames(node),
      readBounds(ofAssociatedTypesIn: node, &context), &context)
  case .extensionDecl:
    readExtension(Node<ExtensionDeclSyntax>(declaration), &context)
  default:
    break
  }
}

private func readNominalType<Kind: NodeShape>(
  _ node: Node<Kind>, _ keyword: TypeFacts.Keyword, _ context: inout ExtractionContext
) where Kind.Fields: NamedTypeFields & GenericFields {
  let clause = node[Kind.fields.genericParameterClause]
  readNominalType(
    node, keyword, parameterNames(clause),
    readBounds(clause, node[Kind.fields.genericWhereClause], &context), &context)
}

private func readNominalType<Kind: NodeShape>(
  _ node: Node<Kind>, _ keyword: TypeFacts.Keyword,
  _ genericParameters: [String], _ genericBounds: [GenericBound],
  _ context: inout ExtractionContext
) where Kind.Fields: NamedTypeFields {
  let name = node[Kind.fields.name]
  let own = plainName(name)
  let full = context.enclosingType.map { "\($0).\(own)" } ?? own
  var facts = TypeFacts(
    name: full, keyword: keyword, span: context.span(of: node),
    nameSpan: context.span(of: name))
  facts.genericParameters = genericParameters
  facts.genericBounds = genericBounds
  addType(&facts, node, &context)
}

private func readExtension(_ node: Node<ExtensionDeclSyntax>, _ context: inout ExtractionContext) {
  var facts = TypeFacts(
    name: extendedName(readType(node.extendedType, &context)), keyword: .extension,
    span: context.span(of: node), nameSpan: context.span(of: node.extendedType))
  addType(&facts, node, &context)
}

private func addType<Kind: NodeShape>(
  _ facts: inout TypeFacts, _ node: Node<Kind>, _ context: inout ExtractionContext
) where Kind.Fields: TypeFields {
  let modifiers = readModifiers(node[Kind.fields.modifiers])
  facts.attributes = readAttributes(node[Kind.fields.attributes], &context)
  facts.modifiers = modifiers.words
  facts.visibility = modifiers.visibility ?? context.defaultVisibility
  facts.condition = context.condition
  facts.isLocal = context.isInBody
  facts.directives = context.takeDirectives(of: node, nameSpan: facts.nameSpan)
  readInheritance(node[Kind.fields.inheritanceClause], into: &facts, &context)

  // Keeps the outer type in front of those inside it.
  let position = context.types.count
  context.types.append(facts)
  let memberVisibility = memberVisibility(of: facts, written: modifiers.visibility)
  context.inType(facts.name, memberVisibility: memberVisibility) { context in
    for item in node[Kind.fields.memberBlock].members {
      readMember(item.decl, into: &facts, &context)
    }
  }
  context.types[position] = facts
}

private func memberVisibility(of facts: TypeFacts, written: Visibility?) -> Visibility {
  switch facts.keyword {
  case .extension: written ?? .module
  case .protocol: facts.visibility
  case .class, .struct, .actor, .enum, .object, .companion: .module
  }
}

private func readInheritance(
  _ clause: Node<InheritanceClauseSyntax>?, into facts: inout TypeFacts,
  _ context: inout ExtractionContext
) {
  guard let clause else { return }
  for inherited in clause.inheritedTypes {
    facts.inherited.append(readType(inherited.type, &context))
    guard let attributed = inherited.type.as(AttributedTypeSyntax.self) else { continue }
    // Other attributes here, such as @preconcurrency, say nothing about the type.
    facts.attributes += readAttributes(attributed.attributes, &context).filter {
      $0.name == "unchecked"
    }
  }
}

private func readMember(
  _ declaration: Node<DeclSyntax>, into facts: inout TypeFacts, _ context: inout ExtractionContext
) {
  switch declaration.kind {
  case .variableDecl:
    let properties = readProperties(Node<VariableDeclSyntax>(declaration), &context)
    facts.properties += properties.filter { $0.name != "_" }
  case .functionDecl:
    facts.functions.append(readFunction(Node<FunctionDeclSyntax>(declaration), &context))
  case .initializerDecl:
    facts.functions.append(readInitializer(Node<InitializerDeclSyntax>(declaration), &context))
  case .deinitializerDecl:
    facts.functions.append(readDeinitializer(Node<DeinitializerDeclSyntax>(declaration), &context))
  case .subscriptDecl:
    facts.functions.append(readSubscript(Node<SubscriptDeclSyntax>(declaration), &context))
  case .typeAliasDecl:
    facts.aliases.append(readAlias(Node<TypeAliasDeclSyntax>(declaration), &context))
  case .enumCaseDecl:
    facts.cases += Node<EnumCaseDeclSyntax>(declaration).elements.map { readCase($0, &context) }
  case .ifConfigDecl:
    _ = readConditions(Node<IfConfigDeclSyntax>(declaration), &context) { elements, context in
      guard let members = elements.as(MemberBlockItemListSyntax.self) else { return }
      for item in members { readMember(item.decl, into: &facts, &context) }
    }
  default:
    readTypeDeclaration(declaration, &context)
  }
}

private func readCase(
  _ node: Node<EnumCaseElementSyntax>, _ context: inout ExtractionContext
) -> CaseFacts {
  let payload = node.parameterClause?.parameters.map { readType($0.type, &context) }
  return CaseFacts(
    name: plainName(node.name), payload: payload ?? [], nameSpan: context.span(of: node.name))
}

/// Associated types stand for types that are known elsewhere, as generic parameters do.
private func associatedTypeNames(_ node: Node<ProtocolDeclSyntax>) -> [String] {
  node.memberBlock.members.compactMap { item in
    item.decl.as(AssociatedTypeDeclSyntax.self).map { plainName($0.name) }
  }
}

private func extendedName(_ type: TypeReference) -> String {
  switch type {
  case .named(let name, _): name
  case .collection(let parts): parts.count == 2 ? "Dictionary" : "Array"
  case .optional: "Optional"
  case .implicitlyUnwrapped, .function, .several, .tuple: type.spelling
  }
}
