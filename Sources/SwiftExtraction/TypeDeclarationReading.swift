import Model
import SwiftSyntax

/// Adds a type or extension, and those inside it, to the types of the file; leaves other
/// declarations alone.
func readTypeDeclaration(_ declaration: DeclSyntax, _ context: inout ExtractionContext) {
  switch declaration.as(DeclSyntaxEnum.self) {
  case .classDecl(let node):
    readNominalType(node, .class, &context)
  case .structDecl(let node):
    readNominalType(node, .struct, &context)
  case .actorDecl(let node):
    readNominalType(node, .actor, &context)
  case .enumDecl(let node):
    readNominalType(node, .enum, &context)
  case .protocolDecl(let node):
    readNominalType(
      node, .protocol, associatedTypeNames(node),
      readBounds(ofAssociatedTypesIn: node, &context), &context)
  case .extensionDecl(let node):
    readExtension(node, &context)
  default:
    break
  }
}

private func readNominalType(
  _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
  _ keyword: TypeFacts.Keyword, _ context: inout ExtractionContext
) {
  readNominalType(
    node, keyword, parameterNames(node.genericParameterClause),
    readBounds(node.genericParameterClause, node.genericWhereClause, &context), &context)
}

private func readNominalType(
  _ node: some DeclGroupSyntax & NamedDeclSyntax, _ keyword: TypeFacts.Keyword,
  _ genericParameters: [String], _ genericBounds: [GenericBound],
  _ context: inout ExtractionContext
) {
  let own = plainName(node.name)
  let full = context.enclosingType.map { "\($0).\(own)" } ?? own
  var facts = TypeFacts(
    name: full, keyword: keyword, span: context.span(of: node),
    nameSpan: context.span(of: node.name))
  facts.genericParameters = genericParameters
  facts.genericBounds = genericBounds
  addType(&facts, node, &context)
}

private func readExtension(_ node: ExtensionDeclSyntax, _ context: inout ExtractionContext) {
  var facts = TypeFacts(
    name: extendedName(readType(node.extendedType, &context)), keyword: .extension,
    span: context.span(of: node), nameSpan: context.span(of: node.extendedType))
  addType(&facts, node, &context)
}

private func addType(
  _ facts: inout TypeFacts, _ node: some DeclGroupSyntax, _ context: inout ExtractionContext
) {
  let modifiers = readModifiers(node.modifiers)
  facts.attributes = readAttributes(node.attributes, &context)
  facts.modifiers = modifiers.words
  facts.visibility = modifiers.visibility ?? context.defaultVisibility
  facts.condition = context.condition
  facts.isLocal = context.isInBody
  facts.directives = context.takeDirectives(of: node, nameSpan: facts.nameSpan)
  readInheritance(node.inheritanceClause, into: &facts, &context)

  // Keeps the outer type in front of those inside it.
  let position = context.types.count
  context.types.append(facts)
  let memberVisibility = memberVisibility(of: facts, written: modifiers.visibility)
  context.inType(facts.name, memberVisibility: memberVisibility) { context in
    for item in node.memberBlock.members { readMember(item.decl, into: &facts, &context) }
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
  _ clause: InheritanceClauseSyntax?, into facts: inout TypeFacts,
  _ context: inout ExtractionContext
) {
  for inherited in clause?.inheritedTypes ?? [] {
    facts.inherited.append(readType(inherited.type, &context))
    guard let attributed = inherited.type.as(AttributedTypeSyntax.self) else { continue }
    // Other attributes here, such as @preconcurrency, say nothing about the type.
    facts.attributes += readAttributes(attributed.attributes, &context).filter {
      $0.name == "unchecked"
    }
  }
}

private func readMember(
  _ declaration: DeclSyntax, into facts: inout TypeFacts, _ context: inout ExtractionContext
) {
  switch declaration.as(DeclSyntaxEnum.self) {
  case .variableDecl(let node):
    facts.properties += readProperties(node, &context).filter { $0.name != "_" }
  case .functionDecl(let node):
    facts.functions.append(readFunction(node, &context))
  case .initializerDecl(let node):
    facts.functions.append(readInitializer(node, &context))
  case .deinitializerDecl(let node):
    facts.functions.append(readDeinitializer(node, &context))
  case .subscriptDecl(let node):
    facts.functions.append(readSubscript(node, &context))
  case .typeAliasDecl(let node):
    facts.aliases.append(readAlias(node, &context))
  case .enumCaseDecl(let node):
    facts.cases += node.elements.map { readCase($0, &context) }
  case .ifConfigDecl(let node):
    _ = readConditions(node, &context) { elements, context in
      guard case .decls(let members) = elements else { return }
      for item in members { readMember(item.decl, into: &facts, &context) }
    }
  default:
    readTypeDeclaration(declaration, &context)
  }
}

private func readCase(
  _ node: EnumCaseElementSyntax, _ context: inout ExtractionContext
) -> CaseFacts {
  let payload = node.parameterClause?.parameters.map { readType($0.type, &context) }
  return CaseFacts(
    name: plainName(node.name), payload: payload ?? [], nameSpan: context.span(of: node.name))
}

/// Associated types stand for types that are known elsewhere, as generic parameters do.
private func associatedTypeNames(_ node: ProtocolDeclSyntax) -> [String] {
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
