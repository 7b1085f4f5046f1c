import Model
import SourceReading
import SwiftSyntax

/// A function of a type or of the top level.
func readFunction(
  _ node: Node<FunctionDeclSyntax>, _ context: inout ExtractionContext
) -> FunctionFacts {
  var facts = readHead(node, .function, name: node.name, &context)
  readGenerics(of: node, into: &facts, &context)
  facts.parameters = readParameters(node.signature.parameterClause, &context)
  facts.result = readResult(node.signature.returnClause, &context)
  if node.signature.effectSpecifiers?.throwsClause != nil { facts.modifiers.append("throws") }
  facts.body = readBody(node.body, &context)
  return facts
}

/// An initializer, named `init`.
func readInitializer(
  _ node: Node<InitializerDeclSyntax>, _ context: inout ExtractionContext
) -> FunctionFacts {
  var facts = readHead(node, .initializer, name: node.initKeyword, &context)
  readGenerics(of: node, into: &facts, &context)
  facts.parameters = readParameters(node.signature.parameterClause, &context)
  facts.body = readBody(node.body, &context)
  return facts
}

/// A deinitializer, named `deinit`.
func readDeinitializer(
  _ node: Node<DeinitializerDeclSyntax>, _ context: inout ExtractionContext
) -> FunctionFacts {
  var facts = readHead(node, .deinitializer, name: node.deinitKeyword, &context)
  facts.body = readBody(node.body, &context)
  return facts
}

/// A subscript, named `subscript`, with the bodies of its accessors after each other.
func readSubscript(
  _ node: Node<SubscriptDeclSyntax>, _ context: inout ExtractionContext
) -> FunctionFacts {
  var facts = readHead(node, .function, name: node.subscriptKeyword, &context)
  readGenerics(of: node, into: &facts, &context)
  facts.parameters = zip(
    readParameters(node.parameterClause, &context), node.parameterClause.parameters
  ).map { parameter, node in
    // Of a subscript the only name is none for callers.
    node.secondName == nil ? parameter.withoutLabel : parameter
  }
  facts.result = readResult(node.returnClause, &context)
  if let block = node.accessorBlock {
    facts.body = readAccessors(block, of: facts.result, &context).flatMap(\.body)
  }
  return facts
}

/// A `typealias`.
func readAlias(_ node: Node<TypeAliasDeclSyntax>, _ context: inout ExtractionContext) -> AliasFacts
{
  AliasFacts(name: plainName(node.name), type: readType(node.initializer.value, &context))
}

/// The type behind the arrow; `nil` for none and for `Void`.
func readResult(
  _ clause: Node<ReturnClauseSyntax>?, _ context: inout ExtractionContext
) -> TypeReference? {
  guard let clause else { return nil }
  let type = readType(clause.type, &context)
  return type.isVoid ? nil : type
}

/// The parameters of a function as their callers and their body name them.
private func readParameters(
  _ clause: Node<FunctionParameterClauseSyntax>, _ context: inout ExtractionContext
) -> [Parameter] {
  clause.parameters.map { node in
    let label = plainName(node.firstName)
    let type = readType(node.type, &context)
    var parameter = Parameter(
      label: label == "_" ? nil : label, name: node.secondName.map(plainName) ?? label,
      type: node.ellipsis == nil ? type : .collection([type]),
      defaultValue: node.defaultValue.map { clause in
        context.inBody { readExpression(clause.value, &$0) }
      },
      span: context.text.span(
        from: node.start,
        to: node.defaultValue?.end ?? node.type.end))
    parameter.closureParameters = readClosureParameters(of: node.type, &context)
    return parameter
  }
}

private func readHead<Kind: NodeShape>(
  _ node: Node<Kind>, _ role: FunctionFacts.Role, name: Node<TokenSyntax>,
  _ context: inout ExtractionContext
) -> FunctionFacts where Kind.Fields: ModifiedFields {
  let modifiers = readModifiers(node[Kind.fields.modifiers])
  var facts = FunctionFacts(
    name: plainName(name), role: role, span: context.span(of: node),
    nameSpan: context.span(of: name))
  facts.isStatic = modifiers.isStatic
  facts.attributes = readAttributes(node[Kind.fields.attributes], &context)
  facts.modifiers = modifiers.words
  facts.visibility = modifiers.visibility ?? context.defaultVisibility
  facts.condition = context.condition
  facts.directives = context.takeDirectives(of: node, nameSpan: facts.nameSpan)
  return facts
}

private func readBody(
  _ block: Node<CodeBlockSyntax>?, _ context: inout ExtractionContext
) -> [Statement] {
  block.map { readBody($0.statements, &context) } ?? []
}

extension Parameter {
  fileprivate var withoutLabel: Parameter {
    var parameter = Parameter(
      label: nil, name: name, type: type, defaultValue: defaultValue, span: span)
    parameter.closureParameters = closureParameters
    return parameter
  }
}
