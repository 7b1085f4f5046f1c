import Model
import SwiftSyntax

/// A type as written, without `some`, `any`, attributes, specifiers and needless parentheses.
/// One that lies too deep is left out and has no name.
func readType(_ node: Node<TypeSyntax>, _ context: inout ExtractionContext) -> TypeReference {
  guard context.remainingDepth > 0 else {
    context.leaveOut(node)
    return .named("", [])
  }
  return context.nested { readTypeNode(node, &$0) }
}

private func readTypeNode(
  _ node: Node<TypeSyntax>, _ context: inout ExtractionContext
) -> TypeReference {
  switch node.kind {
  case .identifierType:
    let node = Node<IdentifierTypeSyntax>(node)
    return namedType(plainName(node.name), readArguments(node.genericArgumentClause, &context))
  case .memberType:
    let node = Node<MemberTypeSyntax>(node)
    return readMemberType(node, &context)
  case .optionalType:
    let node = Node<OptionalTypeSyntax>(node)
    return .optional(readType(node.wrappedType, &context))
  case .implicitlyUnwrappedOptionalType:
    let node = Node<ImplicitlyUnwrappedOptionalTypeSyntax>(node)
    return .implicitlyUnwrapped(readType(node.wrappedType, &context))
  case .arrayType:
    let node = Node<ArrayTypeSyntax>(node)
    return .collection([readType(node.element, &context)])
  case .dictionaryType:
    let node = Node<DictionaryTypeSyntax>(node)
    return .collection([readType(node.key, &context), readType(node.value, &context)])
  case .inlineArrayType:
    let node = Node<InlineArrayTypeSyntax>(node)
    return .collection(readArgument(node.element, &context).map { [$0] } ?? [])
  case .functionType:
    let node = Node<FunctionTypeSyntax>(node)
    return .function(result: readResult(node.returnClause, &context))
  case .tupleType:
    let node = Node<TupleTypeSyntax>(node)
    let parts = node.elements.map { readType($0.type, &context) }
    let labels = node.elements.map { element in
      element.firstName.map(plainName).flatMap { $0 == "_" ? nil : $0 }
    }
    return parts.count == 1 ? parts[0] : .tuple(labels, parts)
  case .compositionType:
    let node = Node<CompositionTypeSyntax>(node)
    return .several(node.elements.map { readType($0.type, &context) })
  case .metatypeType:
    let node = Node<MetatypeTypeSyntax>(node)
    return .named(
      "\(readType(node.baseType, &context).spelling).\(node.metatypeSpecifier.text)", [])
  case .attributedType:
    let node = Node<AttributedTypeSyntax>(node)
    return readType(node.baseType, &context)
  case .someOrAnyType:
    let node = Node<SomeOrAnyTypeSyntax>(node)
    return readType(node.constraint, &context)
  case .namedOpaqueReturnType:
    let node = Node<NamedOpaqueReturnTypeSyntax>(node)
    return readType(node.type, &context)
  case .packExpansionType:
    let node = Node<PackExpansionTypeSyntax>(node)
    return .collection([readType(node.repetitionPattern, &context)])
  case .packElementType:
    let node = Node<PackElementTypeSyntax>(node)
    return readType(node.pack, &context)
  case .suppressedType:
    let node = Node<SuppressedTypeSyntax>(node)
    return .named("~\(readType(node.type, &context).spelling)", [])
  case .classRestrictionType:
    return .named("AnyObject", [])
  default:
    return .named("", [])
  }
}

extension TypeReference {
  /// True for `Void` and `()`.
  var isVoid: Bool {
    switch self {
    case .named(let name, _): name == "Void" || name == "Swift.Void"
    case .several(let parts), .tuple(_, let parts): parts.isEmpty
    case .optional, .implicitlyUnwrapped, .collection, .function: false
    }
  }
}

private func readMemberType(
  _ node: Node<MemberTypeSyntax>, _ context: inout ExtractionContext
) -> TypeReference {
  let base = readType(node.baseType, &context)
  let name = plainName(node.name)
  let arguments = readArguments(node.genericArgumentClause, &context)
  guard case .named(let outer, let outerArguments) = base else {
    return .named("\(base.spelling).\(name)", arguments)
  }
  if outer == "Swift", case .collection = namedType(name, arguments) {
    return namedType(name, arguments)
  }
  return .named("\(outer).\(name)", outerArguments + arguments)
}

/// The types in angle brackets.
func readArguments(
  _ clause: Node<GenericArgumentClauseSyntax>?, _ context: inout ExtractionContext
) -> [TypeReference] {
  clause?.arguments.compactMap { readArgument($0, &context) } ?? []
}

/// `nil` for values, such as the size of an inline array.
private func readArgument(
  _ node: Node<GenericArgumentSyntax>, _ context: inout ExtractionContext
) -> TypeReference? {
  let argument = node.argument
  return argument.raw.isType ? readType(Node<TypeSyntax>(argument), &context) : nil
}

/// Spells collections and optionals written out like those written short.
func namedType(_ name: String, _ arguments: [TypeReference]) -> TypeReference {
  switch (name, arguments.count) {
  case ("Array", 1), ("Set", 1), ("Dictionary", 2): .collection(arguments)
  case ("Optional", 1): .optional(arguments[0])
  default: .named(name, arguments)
  }
}

/// The types of the parameters of a type that is a function, also of one that may be missing; none
/// for any other type.
func readClosureParameters(
  of node: Node<TypeSyntax>, _ context: inout ExtractionContext
) -> [TypeReference] {
  var type = node
  while true {
    switch type.kind {
    case .functionType:
      return Node<FunctionTypeSyntax>(type).parameters.map { readType($0.type, &context) }
    case .attributedType:
      type = Node<AttributedTypeSyntax>(type).baseType
    case .optionalType:
      type = Node<OptionalTypeSyntax>(type).wrappedType
    case .implicitlyUnwrappedOptionalType:
      type = Node<ImplicitlyUnwrappedOptionalTypeSyntax>(type).wrappedType
    case .tupleType:
      let elements = Node<TupleTypeSyntax>(type).elements
      guard elements.count == 1, let inner = elements.first else { return [] }
      type = inner.type
    default:
      return []
    }
  }
}
