package import Model

/// Facts in short lines, for comparing them with what a test expects.
package func text(_ facts: FileFacts) -> String {
  var lines = facts.packageName.map { ["package \($0)"] } ?? []
  lines += facts.imports.map { "import \($0)" }
  lines += facts.globals.flatMap { described($0) }
  lines += facts.functions.flatMap { described($0) }
  lines += facts.aliases.map { "alias \($0.name) = \($0.type.spelling)" }
  lines += facts.types.flatMap { described($0) }
  lines += facts.statements.map { text($0) }
  return lines.joined(separator: "\n")
}

/// Line and columns of a span.
package func text(_ span: Span) -> String {
  "\(span.line):\(span.column)-\(span.endLine):\(span.endColumn)"
}

private func described(_ type: TypeFacts) -> [String] {
  var head = words(
    type.attributes, type.modifiers, type.visibility, isStatic: false, type.keyword.rawValue)
  head += " \(type.name)"
  if !type.genericParameters.isEmpty {
    head += "<\(type.genericParameters.joined(separator: ", "))>"
  }
  if !type.inherited.isEmpty {
    head += ": \(type.inherited.map { text($0) }.joined(separator: ", "))"
  }
  head += remarks(type.condition, type.directives)
  if type.isLocal { head += " local" }
  var inner = type.cases.map { enumCase in
    "case \(enumCase.name)"
      + (enumCase.payload.isEmpty
        ? "" : "(\(enumCase.payload.map { text($0) }.joined(separator: ", ")))")
  }
  inner += type.aliases.map { "alias \($0.name) = \($0.type.spelling)" }
  inner += type.properties.flatMap { described($0) }
  inner += type.functions.flatMap { described($0) }
  return [head] + inner.map { "  \($0)" }
}

private func described(_ property: PropertyFacts) -> [String] {
  var head = words(
    property.attributes, property.modifiers, property.visibility, isStatic: property.isStatic, "")
  if property.setterVisibility != property.visibility {
    head += "set:\(property.setterVisibility) "
  }
  if property.isLazy { head += "lazy " }
  if property.strength != .strong { head += "\(property.strength) " }
  head += property.isConstant ? "let " : "var "
  head += property.name
  head += property.type.map { ": \(text($0))" } ?? ""
  head += property.value.map { " = \(text($0))" } ?? ""
  head += property.isComputed ? " computed" : ""
  head += remarks(property.condition, property.directives)
  return [head] + property.accessors.flatMap { described($0) }.map { "  \($0)" }
}

private func described(_ function: FunctionFacts) -> [String] {
  var head = words(
    function.attributes, function.modifiers, function.visibility, isStatic: function.isStatic,
    function.role == .accessor ? "accessor" : "func")
  head += " \(function.name)"
  if !function.genericParameters.isEmpty {
    head += "<\(function.genericParameters.joined(separator: ", "))>"
  }
  if !function.parameters.isEmpty {
    head += "(\(function.parameters.map { text($0) }.joined(separator: ", ")))"
  }
  head += function.result.map { " -> \(text($0))" } ?? ""
  head += remarks(function.condition, function.directives)
  return [head] + function.body.map { "  \(text($0))" }
}

private func words(
  _ attributes: [AttributeFacts], _ modifiers: [String], _ visibility: Visibility, isStatic: Bool,
  _ keyword: String
) -> String {
  var words = attributes.map { attribute in
    "@\(attribute.name)"
      + (attribute.typeArguments.isEmpty
        ? "" : "<\(attribute.typeArguments.map { text($0) }.joined(separator: ", "))>")
      + (attribute.arguments.isEmpty ? "" : "(\(text(attribute.arguments)))")
  }
  if visibility != .module { words.append("\(visibility)") }
  words += modifiers
  if isStatic { words.append("static") }
  if !keyword.isEmpty { return (words + [keyword]).joined(separator: " ") }
  return words.map { "\($0) " }.joined()
}

private func remarks(_ condition: String?, _ directives: [String]) -> String {
  (condition.map { " #if \($0)" } ?? "")
    + directives.map { " // \($0)" }.joined()
}

private func text(_ parameter: Parameter) -> String {
  let label = parameter.label ?? "_"
  return parameter.attributes.map { "@\($0.name) " }.joined()
    + (label == parameter.name ? label : "\(label) \(parameter.name)")
    + (parameter.type.map { ": \(text($0))" } ?? "")
    + (parameter.defaultValue.map { " = \(text($0))" } ?? "")
}

/// A type in short, as the extractor understood it.
package func text(_ type: TypeReference) -> String {
  switch type {
  case .named(let name, let arguments):
    arguments.isEmpty ? name : "\(name)<\(arguments.map { text($0) }.joined(separator: ", "))>"
  case .optional(let inner): "\(text(inner))?"
  case .implicitlyUnwrapped(let inner): "\(text(inner))!"
  case .collection(let inner): "[\(inner.map { text($0) }.joined(separator: ": "))]"
  case .function(let result): "() -> \(result.map { text($0) } ?? "nothing")"
  case .several(let parts), .tuple(_, let parts):
    "(\(parts.map { text($0) }.joined(separator: " & ")))"
  }
}

private func text(_ arguments: [Argument]) -> String {
  arguments.map { argument in
    (argument.label.map { "\($0): " } ?? "") + (argument.isInout ? "&" : "")
      + text(argument.value)
  }.joined(separator: ", ")
}

/// `<a, b>` is a group, `(a | b)` are alternatives, `#` is a number, `empty` an empty literal.
package func text(_ expression: Expression) -> String {
  switch expression {
  case .name(let name, _): name
  case .member(let base, let name, _): "\(base.map { text($0) } ?? "").\(name)"
  case .call(let call): text(call)
  case .element(let base, let arguments, _): "\(text(base))[\(text(arguments))]"
  case .closure(let closure): text(closure)
  case .literal(let literal, _): text(literal)
  case .collection(let parts, _): "[\(parts.map { text($0) }.joined(separator: ", "))]"
  case .cast(let value, let type, _): "(\(text(value)) as \(text(type)))"
  case .assignment(let assignment):
    "\(text(assignment.target)) \(assignment.isCompound ? "∆=" : "=") \(text(assignment.value))"
  case .payload(let payload):
    "\(text(payload.subject)).\(payload.caseName)#\(payload.position)/\(payload.count)"
  case .alternatives(let parts): "(\(parts.map { text($0) }.joined(separator: " | ")))"
  case .group(let parts): "<\(parts.map { text($0) }.joined(separator: ", "))>"
  case .block(let statements): "do \(text(statements))"
  }
}

private func text(_ call: Call) -> String {
  let types =
    call.typeArguments.isEmpty
    ? "" : "<\(call.typeArguments.map { text($0) }.joined(separator: ", "))>"
  return "\(text(call.callee))\(types)(\(text(call.arguments)))"
}

private func text(_ literal: Literal) -> String {
  switch literal {
  case .absent: "nil"
  case .empty: "empty"
  case .number: "#"
  case .boolean(let value): "\(value)"
  case .text(let text): "\"\(text)\""
  }
}

private func text(_ closure: Closure) -> String {
  let captures = closure.captures.map { capture in
    (capture.strength == .strong ? "" : "\(capture.strength) ") + capture.name
      + (capture.value.map { " = \(text($0))" } ?? "")
  }
  var head = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] "
  if !closure.parameters.isEmpty {
    head += "(\(closure.parameters.map { text($0) }.joined(separator: ", "))) "
  }
  return head.isEmpty ? text(closure.body) : "{ \(head)in \(inner(closure.body)) }"
}

private func text(_ statements: [Statement]) -> String {
  statements.isEmpty ? "{}" : "{ \(inner(statements)) }"
}

private func inner(_ statements: [Statement]) -> String {
  statements.map { text($0) }.joined(separator: "; ")
}

/// A statement in short.
package func text(_ statement: Statement) -> String {
  switch statement {
  case .local(let variable):
    (variable.strength == .strong ? "" : "\(variable.strength) ") + "let \(variable.name)"
      + (variable.type.map { ": \(text($0))" } ?? "")
      + (variable.value.map { " = \(text($0))" } ?? "")
  case .expression(let expression): text(expression)
  case .result(let expression): "return \(text(expression))"
  case .rest(let condition): "rest[\(condition)]"
  case .compiled(let condition): "compiled[\(condition)]"
  case .block(let body, let condition): "\(text(condition, "block")) \(text(body))"
  case .endless(let body, let sequence):
    "endless\(sequence.map { "[\(text($0))]" } ?? "") \(text(body))"
  case .branches(let bodies, let condition):
    "\(text(condition, "branches")) \(bodies.map { text($0) }.joined(separator: " "))"
  }
}

private func text(_ condition: String?, _ word: String) -> String {
  condition.map { "\(word)[\($0)]" } ?? word
}
