import Model
import SwiftSyntax

/// A type as written, without `some`, `any`, attributes, specifiers and needless parentheses.
/// One that lies too deep is left out and has no name.
func readType(_ node: TypeSyntax, _ context: inout ExtractionContext) -> TypeReference {
  guard context.remainingDepth > 0 else {
    context.leaveOut(node)
    return .named("", [])
  }
  return context.nested { readTypeNode(node, &$0) }
}

private func readTypeNode(
  _ node: TypeSyntax, _ context: inout ExtractionContext
) -> TypeReference {
  switch node.as(TypeSyntaxEnum.self) {
  case .identifierType(let node):
    return namedType(plainName(node.name), readArguments(node.genericArgumentClause, &context))
  case .memberType(let node):
    return readMemberType(node, &context)
  case .optionalType(let node):
    return .optional(readType(node.wrappedType, &context))
  case .implicitlyUnwrappedOptionalType(let node):
    return .implicitlyUnwrapped(readType(node.wrappedType, &context))
  case .arrayType(let node):
    return .collection([readType(node.element, &context)])
  case .dictionaryType(let node):
    return .collection([readType(node.key, &context), readType(node.value, &context)])
  case .inlineArrayType(let node):
    return .collection(readArgument(node.element, &context).map { [$0] } ?? [])
  case .functionType(let node):
    return .function(result: readResult(node.returnClause, &context))
  case .tupleType(let node):
    let parts = node.elements.map { readType($0.type, &context) }
    let labels = node.elements.map { element in
      element.firstName.map(plainName).flatMap { $0 == "_" ? nil : $0 }
    }
    return parts.count == 1 ? parts[0] : .tuple(labels, parts)
  case .compositionType(let node):
    return .several(node.elements.map { readType($0.type, &context) })
  case .metatypeType(let node):
    return .named(
      "\(readType(node.baseType, &context).spelling).\(node.metatypeSpecifier.text)", [])
  case .attributedType(let node):
    return readType(node.baseType, &context)
  case .someOrAnyType(let node):
    return readType(node.constraint, &context)
  case .namedOpaqueReturnType(let node):
    return readType(node.type, &context)
  case .packExpansionType(let node):
    return .collection([readType(node.repetitionPattern, &context)])
  case .packElementType(let node):
    return readType(node.pack, &context)
  case .suppressedType(let node):
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
  _ node: MemberTypeSyntax, _ context: inout ExtractionContext
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
  _ clause: GenericArgumentClauseSyntax?, _ context: inout ExtractionContext
) -> [TypeReference] {
  clause?.arguments.compactMap { readArgument($0, &context) } ?? []
}

/// `nil` for values, such as the size of an inline array.
private func readArgument(
  _ node: GenericArgumentSyntax, _ context: inout ExtractionContext
) -> TypeReference? {
  node.argument.as(TypeSyntax.self).map { readType($0, &context) }
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
  of node: TypeSyntax, _ context: inout ExtractionContext
) -> [TypeReference] {
  var type = node
  while true {
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType(let function):
      return function.parameters.map { readType($0.type, &context) }
    case .attributedType(let attributed):
      type = attributed.baseType
    case .optionalType(let optional):
      type = optional.wrappedType
    case .implicitlyUnwrappedOptionalType(let optional):
      type = optional.wrappedType
    case .tupleType(let tuple):
      guard tuple.elements.count == 1, let inner = tuple.elements.first else { return [] }
      type = inner.type
    default:
      return []
    }
  }
}
