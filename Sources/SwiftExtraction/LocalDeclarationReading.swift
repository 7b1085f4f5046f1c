import Model
import SwiftSyntax

/// Reads a declaration inside a body. Types go into the types of the file; a function becomes a
/// local variable that holds a closure.
func readLocalDeclaration(
  _ declaration: Node<DeclSyntax>, _ context: inout ExtractionContext, _ read: BodyReader
) -> [Statement] {
  switch declaration.kind {
  case .variableDecl:
    return readLocalVariables(Node<VariableDeclSyntax>(declaration), &context)
  case .functionDecl:
    return [.local(readLocalFunction(Node<FunctionDeclSyntax>(declaration), &context))]
  case .macroExpansionDecl:
    return [.expression(readMacro(Node<MacroExpansionDeclSyntax>(declaration), &context))]
  case .ifConfigDecl:
    return readCompiled(Node<IfConfigDeclSyntax>(declaration), &context, read)
  default:
    readTypeDeclaration(declaration, &context)
    return []
  }
}

private func readLocalVariables(
  _ node: Node<VariableDeclSyntax>, _ context: inout ExtractionContext
) -> [Statement] {
  let modifiers = readModifiers(node.modifiers)
  let strength = modifiers.strength
  if modifiers.words.contains(Silencer.Word.nonisolatedUnsafe.rawValue) {
    context.localSilencers.append(context.span(of: node.bindings))
  }
  var statements: [Statement] = []
  for binding in node.bindings {
    let type = binding.typeAnnotation.map { readType($0.type, &context) }
    let value =
      binding.initializer.map { readExpression($0.value, &context) }
      ?? readWrapper(node.attributes, &context)
    var variables = bindLocals(binding.pattern, type, value, strength, context)
    if let block = binding.accessorBlock {
      let accessors = readAccessors(block, of: type, &context)
      variables = variables.map { computed($0, by: accessors) }
    }
    statements += variables.map { variable in
      if variable.name == "_", let value = variable.value { return .expression(value) }
      return .local(variable)
    }
  }
  return statements
}

/// What `@Dependency(\.date) var date` starts with: its wrapper, called with the arguments.
private func readWrapper(
  _ attributes: Node<AttributeListSyntax>, _ context: inout ExtractionContext
) -> Expression? {
  let wrapper = readAttributes(attributes, &context).last { attribute in
    !attribute.arguments.isEmpty && attribute.name.first?.isUppercase == true
  }
  return wrapper.map { wrapper in
    .call(
      Call(
        callee: .name(wrapper.name, wrapper.span), arguments: wrapper.arguments,
        span: wrapper.span))
  }
}

/// The variable with what its accessors do as its value.
private func computed(
  _ variable: LocalVariable, by accessors: [FunctionFacts]
) -> LocalVariable {
  let value = variable.value.map { [Statement.result($0)] } ?? []
  return LocalVariable(
    name: variable.name, type: variable.type,
    value: .block(value + accessors.map { .block($0.body, condition: nil) }),
    strength: variable.strength, span: variable.span)
}

private func readLocalFunction(
  _ node: Node<FunctionDeclSyntax>, _ context: inout ExtractionContext
) -> LocalVariable {
  let function = readFunction(node, &context)
  let parameters = function.parameters.map { parameter in
    // A parameter of the local function itself is known by what it has to be.
    let bound = function.genericBounds.first { parameter.type == .named($0.name, []) }
    return Parameter(
      label: parameter.label, name: parameter.name, type: bound?.type ?? parameter.type,
      defaultValue: parameter.defaultValue, span: parameter.span)
  }
  let closure = Closure(
    captures: [], parameters: parameters, body: function.body, span: function.span)
  return LocalVariable(
    name: function.name, type: .function(result: function.result), value: .closure(closure),
    strength: .strong, span: function.nameSpan)
}
