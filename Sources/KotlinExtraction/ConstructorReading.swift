import Model
import SourceReading

/// The constructor in the head of a class. Parameters with `val` or `var` become properties, which
/// the constructor fills before anything else of `construction` is done.
func readPrimaryConstructor(
  _ node: Node, into facts: inout TypeFacts, _ construction: inout [Statement],
  _ context: inout ExtractionContext
) -> FunctionFacts {
  let modifiers = readModifiers(of: node, &context)
  var initializer = FunctionFacts(
    name: "init", role: .initializer, span: context.span(of: node), nameSpan: facts.nameSpan)
  initializer.attributes = modifiers.attributes
  initializer.modifiers = modifiers.words
  initializer.visibility = modifiers.visibility
  var assignments: [Statement] = []
  for child in node.first(.classParameters)?.children ?? node.noChildren
  where child.kind == .classParameter {
    guard let (parameter, modifiers) = readClassParameter(child, &context) else { continue }
    initializer.parameters.append(parameter)
    let isVariable = child.has(.varToken)
    guard isVariable || child.has(.valToken) else { continue }
    var property = PropertyFacts(
      name: parameter.name, span: context.span(of: child),
      nameSpan: parameter.nameSpan(context, child))
    property.type = parameter.type
    property.attributes = modifiers.attributes
    property.modifiers = modifiers.words
    property.visibility = modifiers.visibility
    property.setterVisibility = modifiers.visibility
    property.isConstant = !isVariable && !isMutableCollection(typeName(of: child, context))
    property.closureParameters = parameter.closureParameters
    facts.properties.append(property)
    let span = property.nameSpan
    assignments.append(
      .expression(
        .assignment(
          Assignment(
            target: .member(.name("self", span), parameter.name, span),
            value: .name(parameter.name, span), isCompound: false, span: span))))
  }
  construction = assignments + construction
  return initializer
}

extension Parameter {
  /// Where the name of a parameter of a constructor stands.
  fileprivate func nameSpan(_ context: ExtractionContext, _ node: Node) -> Span {
    node.first(.identifier).map { context.span(of: $0) } ?? span
  }
}

private func readClassParameter(
  _ node: Node, _ context: inout ExtractionContext
) -> (Parameter, Modifiers)? {
  guard let name = node.first(.identifier) else { return nil }
  let modifiers = readModifiers(of: node, &context)
  let type = node.children.first { $0.kind.isType }
  var hasEqual = false
  let value = node.children.first { child in
    if hasEqual { return child.isNamed }
    hasEqual = child.kind == .equalToken
    return false
  }
  let written = type.map { readType($0, &context) }
  var parameter = Parameter(
    label: context.name(of: name), name: context.name(of: name),
    type: modifiers.has("vararg") ? written.map { .collection([$0]) } : written,
    defaultValue: value.map { value in context.inBody { readExpression(value, &$0) } },
    span: context.span(of: node))
  parameter.closureParameters = type.map { readClosureParameters(of: $0, &context) } ?? []
  parameter.attributes = modifiers.attributes
  return (parameter, modifiers)
}

/// `init { … }`.
func readInitializerBlock(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  guard let block = node.first(.block) else { return [] }
  return [.block(context.inBody { readStatements(block, &$0) }, condition: nil)]
}

/// `constructor(…) : this(…) { … }`.
func readSecondaryConstructor(_ node: Node, _ context: inout ExtractionContext) -> FunctionFacts {
  let modifiers = readModifiers(of: node, &context)
  let span = context.span(of: node)
  let name = node.children.first { !$0.isNamed && $0.kind == .other } ?? node
  var facts = FunctionFacts(
    name: "init", role: .initializer, span: span, nameSpan: context.span(of: name))
  facts.attributes = modifiers.attributes
  facts.modifiers = modifiers.words
  facts.visibility = modifiers.visibility
  facts.parameters = node.first(.functionValueParameters).map { readParameters($0, &context) } ?? []
  if let delegation = node.first(.constructorDelegationCall),
    let list = delegation.first(.valueArguments)
  {
    let span = context.span(of: delegation)
    let isOwn = context.text(of: delegation).hasPrefix("this")
    facts.body.append(
      .expression(
        .call(
          Call(
            callee: .member(.name(isOwn ? "self" : "super", span), "init", span),
            arguments: context.inBody { readArguments(list, &$0) }, span: span))))
  }
  if let block = node.first(.block) {
    facts.body += context.inBody { readStatements(block, &$0) }
  }
  facts.directives = context.directives.take(
    from: node.start, span: facts.span, nameSpan: facts.nameSpan)
  return facts
}
