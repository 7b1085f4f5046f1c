import Model
import SourceReading

/// Adds a class, interface or object, and the types inside it, to the types of the file.
func readTypeDeclaration(_ node: Node, _ context: inout ExtractionContext) {
  guard let name = node.first(NodeField.name) ?? node.first(.identifier) else { return }
  let modifiers = readModifiers(of: node, &context)
  let own = context.name(of: name)
  var facts = TypeFacts(
    name: context.enclosingType.map { "\($0).\(own)" } ?? own, keyword: keyword(node, modifiers),
    span: context.span(of: node), nameSpan: context.span(of: name))
  facts.attributes = modifiers.attributes
  facts.modifiers = modifiers.words
  facts.visibility = modifiers.visibility
  facts.isLocal = context.isInBody
  facts.directives = context.directives.take(
    from: node.start, span: facts.span, nameSpan: facts.nameSpan)
  readGenerics(of: node, &facts.genericParameters, &facts.genericBounds, &context)

  // Keeps the outer type in front of those inside it.
  let position = context.types.count
  context.types.append(facts)
  context.with(\.enclosingType, facts.name) { context in
    context.with(\.receiver, "self") { readContent(of: node, into: &facts, &$0) }
  }
  context.types[position] = facts
}

private func keyword(_ node: Node, _ modifiers: Modifiers) -> TypeFacts.Keyword {
  if node.kind == .objectDeclaration { return .object }
  if node.has(.interfaceToken) { return .protocol }
  if modifiers.has("enum") { return .enum }
  // What has no identity is a value; an annotation is none that lives.
  return ["data", "value", "annotation"].contains(where: modifiers.has) ? .struct : .class
}

private func readContent(
  of node: Node, into facts: inout TypeFacts, _ context: inout ExtractionContext
) {
  var construction = readInheritance(of: node, into: &facts, &context)
  let primary = node.first(.primaryConstructor)
  var initializer = primary.map {
    readPrimaryConstructor($0, into: &facts, &construction, &context)
  }
  for body in node.children where body.kind == .classBody || body.kind == .enumClassBody {
    for member in body.children {
      if member.kind == .anonymousInitializer {
        construction += readInitializerBlock(member, &context)
      } else {
        readMember(member, into: &facts, &context)
      }
    }
  }
  if initializer == nil, !construction.isEmpty {
    initializer = FunctionFacts(
      name: "init", role: .initializer, span: facts.nameSpan, nameSpan: facts.nameSpan)
  }
  if var initializer {
    initializer.body = construction
    facts.functions.append(initializer)
  }
}

/// Reads one member; those of a companion are members of the type around, which has them once.
private func readMember(
  _ node: Node, into facts: inout TypeFacts, _ context: inout ExtractionContext
) {
  switch node.kind {
  case .propertyDeclaration:
    facts.properties += readProperties(node, &context).filter { $0.name != "_" }
  case .functionDeclaration:
    if let function = readFunction(node, &context) { facts.functions.append(function) }
  case .secondaryConstructor:
    facts.functions.append(readSecondaryConstructor(node, &context))
  case .companionObject:
    readCompanion(node, into: &facts, &context)
  case .typeAlias:
    if let alias = readAlias(node, &context) { facts.aliases.append(alias) }
  case .enumEntry:
    guard let name = node.first(.identifier) else { return }
    facts.cases.append(
      CaseFacts(name: context.name(of: name), payload: [], nameSpan: context.span(of: name)))
  case .classDeclaration, .objectDeclaration:
    readTypeDeclaration(node, &context)
  default:
    break
  }
}

private func readCompanion(
  _ node: Node, into facts: inout TypeFacts, _ context: inout ExtractionContext
) {
  let name = node.first(.identifier).map { context.name(of: $0) } ?? "Companion"
  facts.aliases.append(AliasFacts(name: name, type: .named(facts.name, [])))
  let modifiers = readModifiers(of: node, &context)
  var companion = facts
  (companion.properties, companion.functions, companion.aliases) = ([], [], [])
  var initializer: [Statement] = []
  for member in node.first(.classBody)?.children ?? node.noChildren {
    if member.kind == .anonymousInitializer {
      initializer += readInitializerBlock(member, &context)
    } else {
      readMember(member, into: &companion, &context)
    }
  }
  facts.properties += companion.properties.map { property in
    var property = property
    property.isStatic = true
    property.visibility = narrower(property.visibility, modifiers.visibility)
    property.setterVisibility = narrower(property.setterVisibility, modifiers.visibility)
    return property
  }
  facts.functions += companion.functions.map { function in
    var function = function
    function.isStatic = true
    function.visibility = narrower(function.visibility, modifiers.visibility)
    return function
  }
  facts.aliases += companion.aliases
  if !initializer.isEmpty {
    // No constructor, which the name would say.
    var function = FunctionFacts(
      name: "companion init", role: .initializer, span: context.span(of: node),
      nameSpan: context.span(of: node))
    function.isStatic = true
    function.body = initializer
    facts.functions.append(function)
  }
}

private func narrower(_ one: Visibility, _ other: Visibility) -> Visibility {
  let order: [Visibility] = [.file, .module, .package, .everywhere]
  return order.first { $0 == one || $0 == other } ?? one
}

/// Reads what a type inherits from; gives back what is evaluated for it when an object is made.
private func readInheritance(
  of node: Node, into facts: inout TypeFacts, _ context: inout ExtractionContext
) -> [Statement] {
  var construction: [Statement] = []
  for specifier in node.first(.delegationSpecifiers)?.named.map({ $0 }) ?? [] {
    guard let part = specifier.named.first(where: { $0.kind != .annotation }) else { continue }
    switch part.kind {
    case .constructorInvocation:
      guard let type = part.first(.userType) else { continue }
      facts.inherited.append(readType(type, &context))
      guard let list = part.first(.valueArguments) else { continue }
      let arguments = context.inBody { readArguments(list, &$0) }
      if arguments.isEmpty { continue }
      let span = context.span(of: part)
      construction.append(
        .expression(
          .call(
            Call(
              callee: .member(.name("super", span), "init", span), arguments: arguments, span: span)
          )))
    case .explicitDelegation:
      guard let type = readType(in: part, &context) else { continue }
      facts.inherited.append(type)
      readDelegation(part, to: type, into: &facts, &context)
    default:
      if part.kind.isType { facts.inherited.append(readType(part, &context)) }
    }
  }
  return construction
}

/// `Interface by value`: the value is kept in a slot without a name.
private func readDelegation(
  _ node: Node, to type: TypeReference, into facts: inout TypeFacts,
  _ context: inout ExtractionContext
) {
  guard let value = node.children.reversed().first(where: { $0.isNamed && !$0.kind.isType }) else {
    return
  }
  let span = context.span(of: node)
  var property = PropertyFacts(name: "by \(type.spelling)", span: span, nameSpan: span)
  property.type = type
  property.value = context.inBody { readExpression(value, &$0) }
  property.isConstant = true
  property.visibility = .file
  property.setterVisibility = .file
  property.modifiers = ["by"]
  facts.properties.append(property)
}
