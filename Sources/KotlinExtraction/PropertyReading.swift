import Model
import SourceReading

/// The variables that one `val` or `var` declares outside of bodies. One with a receiver goes to the
/// types of the file, as an extension of the receiver.
func readProperties(_ node: Node, _ context: inout ExtractionContext) -> [PropertyFacts] {
  guard let declared = node.first(.variableDeclaration), let name = declared.first(.identifier)
  else { return [] }
  let modifiers = readModifiers(of: node, &context)
  var facts = PropertyFacts(
    name: context.name(of: name), span: context.span(of: node), nameSpan: context.span(of: name))
  facts.attributes = modifiers.attributes
  facts.modifiers = modifiers.words
  facts.visibility = modifiers.visibility
  facts.setterVisibility = modifiers.visibility
  facts.directives = context.directives.take(
    from: node.start, span: facts.span, nameSpan: facts.nameSpan)
  if let type = declared.children.first(where: { $0.kind.isType }) {
    let written = readType(type, &context)
    facts.type = modifiers.has("lateinit") ? .implicitlyUnwrapped(written) : written
    facts.closureParameters = readClosureParameters(of: type, &context)
  }
  readValue(of: node, into: &facts, &context)
  facts.isConstant =
    node.has(.valToken) && !holdsMutableCollection(node, declared, context)
  if isConcurrentCollection(madeBy: node, declared, context) {
    facts.modifiers.append("concurrent")
  }
  if initialValue(of: node).map({ context.text(of: $0).contains("WeakHashMap") }) == true {
    facts.modifiers.append("weak")
  }
  readAccessors(of: node, into: &facts, &context)
  let hasGetter = facts.accessors.contains { $0.name == "get" }
  facts.isComputed = hasGetter && facts.value == nil && !modifiers.has("lateinit")
  guard let receiver = receiver(of: node) else { return [facts] }
  facts.isComputed = facts.value == nil
  addExtension(of: receiver, declaredAt: node, &context) { $0.properties.append(facts) }
  return []
}

/// The type in front of the dot of an extension; `nil` for members of the place itself.
func receiver(of node: Node) -> Node? {
  var type: Node?
  for child in node.children {
    if child.kind.isType { type = child }
    if child.kind == .dotToken { return type }
    if child.kind == .variableDeclaration || child.field == .name { return nil }
  }
  return nil
}

/// Adds what is declared for a receiver to the types of the file.
func addExtension(
  of receiver: Node, declaredAt node: Node, _ context: inout ExtractionContext,
  _ add: (inout TypeFacts) -> Void
) {
  let type = readType(receiver, &context)
  var facts = TypeFacts(
    name: extendedName(type), keyword: .extension, span: context.span(of: node),
    nameSpan: context.span(of: receiver))
  facts.visibility = .module
  add(&facts)
  context.types.append(facts)
}

private func extendedName(_ type: TypeReference) -> String {
  switch type.unwrapped {
  case .named(let name, _): name
  case .collection(let parts): parts.count == 2 ? "Map" : "List"
  case .optional, .implicitlyUnwrapped, .function, .several, .tuple: type.spelling
  }
}

/// The initial value, or what the delegate makes.
private func readValue(
  of node: Node, into facts: inout PropertyFacts, _ context: inout ExtractionContext
) {
  if let delegate = node.first(.propertyDelegate)?.firstNamed {
    let value = context.inBody { readExpression(delegate, &$0) }
    if let made = lazilyMade(value) {
      facts.isLazy = true
      facts.value = made
    } else {
      facts.modifiers.append("by")
      facts.value = value
    }
    return
  }
  guard let value = initialValue(of: node) else { return }
  facts.value = context.inBody { readExpression(value, &$0) }
}

/// What stands behind the equal sign of a declaration.
func initialValue(of node: Node) -> Node? {
  var hasEqual = false
  for child in node.children {
    if hasEqual, child.isNamed { return child }
    if child.kind == .equalToken { hasEqual = true }
    if child.kind == .getter || child.kind == .setter { return nil }
  }
  return nil
}

/// The value of `lazy { … }`: its lambda, called.
private func lazilyMade(_ value: Expression) -> Expression? {
  guard case .call(let call) = value, case .name("lazy", _) = call.callee,
    let closure = call.arguments.last?.value, case .closure = closure
  else { return nil }
  return .call(Call(callee: closure, arguments: [], span: call.span))
}

/// True for a collection that lets one in at a time, which its type does not tell any more.
private func isConcurrentCollection(
  madeBy node: Node, _ declared: Node, _ context: ExtractionContext
) -> Bool {
  var names = [typeName(of: declared, context)]
  if let value = initialValue(of: node), value.kind == .callExpression,
    let callee = value.firstNamed
  {
    names.append(
      context.name(of: callee.kind == .callExpression ? callee.firstNamed ?? callee : callee))
  }
  return names.contains { $0.hasPrefix("Concurrent") || $0.hasPrefix("CopyOnWrite") }
}

/// True for a `val` whose collection changes in place, by the type or by the call that makes it.
func holdsMutableCollection(
  _ node: Node, _ declared: Node, _ context: ExtractionContext
) -> Bool {
  if isMutableCollection(typeName(of: declared, context)) { return true }
  guard let value = initialValue(of: node), value.kind == .callExpression,
    let callee = value.firstNamed
  else { return false }
  return isMutableCollection(
    context.name(of: callee.kind == .callExpression ? callee.firstNamed ?? callee : callee))
}

/// The last name of the type that is written in a node; empty when none is.
func typeName(of node: Node, _ context: ExtractionContext) -> String {
  guard let type = node.children.first(where: { $0.kind.isType }),
    let name = type.children.reversed().first(where: { $0.kind == .identifier })
  else { return "" }
  return context.name(of: name)
}

private func readAccessors(
  of node: Node, into facts: inout PropertyFacts, _ context: inout ExtractionContext
) {
  for child in node.children where child.kind == .getter || child.kind == .setter {
    let isSetter = child.kind == .setter
    let modifiers = readModifiers(of: child, &context)
    if isSetter {
      facts.setterVisibility =
        modifiers.visibility == .everywhere ? facts.visibility : modifiers.visibility
    }
    guard let body = child.first(.functionBody) else { continue }
    var accessor = FunctionFacts(
      name: isSetter ? "set" : "get", role: .accessor, span: context.span(of: child),
      nameSpan: facts.nameSpan)
    accessor.attributes = modifiers.attributes
    accessor.result = isSetter ? nil : facts.type ?? readType(in: child, &context)
    if isSetter, let name = child.first(.identifier) ?? child.first(.parameter)?.first(.identifier)
    {
      accessor.parameters = [
        Parameter(
          label: nil, name: context.name(of: name), type: facts.type, defaultValue: nil,
          span: context.span(of: name))
      ]
    }
    if !isSetter, facts.type == nil { facts.type = accessor.result }
    accessor.body = context.with(\.accessedProperty, facts.name) { readFunctionBody(body, &$0) }
    facts.accessors.append(accessor)
  }
}
