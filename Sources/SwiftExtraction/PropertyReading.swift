import Model
import SwiftSyntax

/// The variables of one declaration: one for each name that it binds, `_` included, which tells
/// what is evaluated and kept nowhere.
func readProperties(
  _ node: Node<VariableDeclSyntax>, _ context: inout ExtractionContext
) -> [PropertyFacts] {
  let shared = readSharedPart(of: node, &context)
  var properties: [PropertyFacts] = []
  for binding in node.bindings {
    let type = binding.typeAnnotation.map { readType($0.type, &context) }
    let value = binding.initializer.map { initializer in
      context.inBody { readExpression(initializer.value, &$0) }
    }
    for bound in bind(binding.pattern, type, value, .strong, context) {
      var property = shared
      property.name = bound.name
      property.type = bound.type
      property.value = bound.value
      property.nameSpan = bound.span
      if let annotation = binding.typeAnnotation {
        property.closureParameters = readClosureParameters(of: annotation.type, &context)
      }
      if let block = binding.accessorBlock {
        property.accessors = readAccessors(block, of: bound.type, &context)
        property.isComputed = property.accessors.contains { !observers.contains($0.name) }
      }
      properties.append(property)
    }
  }
  takeDirectives(of: node, into: &properties, &context)
  return properties
}

private func readSharedPart(
  of node: Node<VariableDeclSyntax>, _ context: inout ExtractionContext
) -> PropertyFacts {
  let span = context.span(of: node)
  let modifiers = readModifiers(node.modifiers)
  var property = PropertyFacts(name: "", span: span, nameSpan: span)
  property.attributes = readAttributes(node.attributes, &context)
  property.modifiers = modifiers.words
  property.isStatic = modifiers.isStatic
  property.isConstant = node.bindingSpecifier.text == "let"
  property.isLazy = modifiers.isLazy
  property.strength = modifiers.strength
  property.visibility = modifiers.visibility ?? context.defaultVisibility
  property.setterVisibility = modifiers.setterVisibility ?? property.visibility
  property.condition = context.condition
  return property
}

private func takeDirectives(
  of node: Node<VariableDeclSyntax>, into properties: inout [PropertyFacts],
  _ context: inout ExtractionContext
) {
  guard let nameSpan = properties.first?.nameSpan else { return }
  let directives = context.takeDirectives(of: node, nameSpan: nameSpan)
  for index in properties.indices { properties[index].directives = directives }
}

/// Accessors that watch a stored property.
private let observers: Set<String> = ["willSet", "didSet"]
