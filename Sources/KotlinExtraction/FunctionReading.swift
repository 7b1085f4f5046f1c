import Model
import SourceReading

/// A function of a type or of the top level. One with a receiver goes to the types of the file, as an
/// extension of the receiver; inside a class it stays a function of the class.
func readFunction(_ node: Node, _ context: inout ExtractionContext) -> FunctionFacts? {
  guard let name = node.first(NodeField.name) ?? node.first(.identifier) else { return nil }
  let modifiers = readModifiers(of: node, &context)
  var facts = FunctionFacts(
    name: context.name(of: name), role: .function, span: context.span(of: node),
    nameSpan: context.span(of: name))
  facts.attributes = modifiers.attributes
  facts.modifiers = modifiers.words
  facts.visibility = modifiers.visibility
  facts.directives = context.directives.take(
    from: node.start, span: facts.span, nameSpan: facts.nameSpan)
  readGenerics(of: node, &facts.genericParameters, &facts.genericBounds, &context)
  facts.parameters = node.first(.functionValueParameters).map { readParameters($0, &context) } ?? []
  let receiver = receiver(of: node)
  let isOfOtherType = receiver != nil && context.enclosingType != nil
  facts.result = readResult(of: node, &context)
  facts.body =
    node.first(.functionBody).map { body in
      context.with(\.receiver, isOfOtherType ? "self@\(facts.name)" : "self") {
        readFunctionBody(body, &$0)
      }
    } ?? []
  guard let receiver, !isOfOtherType, !context.isInBody else { return facts }
  addExtension(of: receiver, declaredAt: node, &context) { $0.functions.append(facts) }
  return nil
}

/// The body in braces, or the value behind the equal sign.
func readFunctionBody(_ node: Node, _ context: inout ExtractionContext) -> [Statement] {
  context.with(\.isInLambda, false) { context in
    context.inBody { context in
      if let block = node.first(.block) { return readStatements(block, &context) }
      guard let value = node.firstNamed else { return [] }
      return readSoleExpression(value, &context)
    }
  }
}

/// The parameters of a function as their callers and their body name them.
func readParameters(_ list: Node, _ context: inout ExtractionContext) -> [Parameter] {
  var parameters: [Parameter] = []
  var modifiers = Modifiers()
  var hasEqual = false
  for child in list.children {
    switch child.kind {
    case .parameterModifiers:
      modifiers = readModifiers(child, &context)
    case .parameter:
      if let parameter = readParameter(child, modifiers, &context) { parameters.append(parameter) }
      modifiers = Modifiers()
    case .equalToken:
      hasEqual = true
    default:
      guard hasEqual, child.isNamed, let last = parameters.popLast() else { continue }
      hasEqual = false
      let value = context.inBody { readExpression(child, &$0) }
      parameters.append(last.with(defaultValue: value))
    }
  }
  return parameters
}

private func readParameter(
  _ node: Node, _ modifiers: Modifiers, _ context: inout ExtractionContext
) -> Parameter? {
  guard let name = node.first(.identifier) else { return nil }
  let type = node.children.first { $0.kind.isType }
  let written = type.map { readType($0, &context) }
  var parameter = Parameter(
    label: context.name(of: name), name: context.name(of: name),
    type: modifiers.has("vararg") ? written.map { .collection([$0]) } : written,
    defaultValue: nil, span: context.span(of: node))
  parameter.closureParameters = type.map { readClosureParameters(of: $0, &context) } ?? []
  parameter.attributes = modifiers.attributes
  return parameter
}

/// The type behind the parameters; `nil` for none and for `Unit`.
func readResult(of node: Node, _ context: inout ExtractionContext) -> TypeReference? {
  var isBehindParameters = false
  for child in node.children {
    if child.kind == .functionValueParameters { isBehindParameters = true }
    if isBehindParameters, child.kind.isType {
      let type = readType(child, &context)
      return type == .named("Unit", []) ? nil : type
    }
  }
  return nil
}

extension Parameter {
  fileprivate func with(defaultValue: Expression) -> Parameter {
    var parameter = Parameter(
      label: label, name: name, type: type, defaultValue: defaultValue, span: span)
    parameter.closureParameters = closureParameters
    parameter.attributes = attributes
    return parameter
  }
}
