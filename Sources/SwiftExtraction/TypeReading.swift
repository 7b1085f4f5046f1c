import Model
import SwiftSyntax

/// A type as written, without `some`, `any`, attributes, specifiers and needless parentheses.
func readType(_ node: TypeSyntax) -> TypeReference {
  switch node.as(TypeSyntaxEnum.self) {
  case .identifierType(let node):
    return named(plainName(node.name), readArguments(node.genericArgumentClause))
  case .memberType(let node):
    return readMemberType(node)
  case .optionalType(let node):
    return .optional(readType(node.wrappedType))
  case .implicitlyUnwrappedOptionalType(let node):
    return .implicitlyUnwrapped(readType(node.wrappedType))
  case .arrayType(let node):
    return .collection([readType(node.element)])
  case .dictionaryType(let node):
    return .collection([readType(node.key), readType(node.value)])
  case .inlineArrayType(let node):
    return .collection(readArgument(node.element).map { [$0] } ?? [])
  case .functionType(let node):
    return .function(result: readResult(node.returnClause))
  case .tupleType(let node):
    let parts = node.elements.map { readType($0.type) }
    return parts.count == 1 ? parts[0] : .several(parts)
  case .compositionType(let node):
    return .several(node.elements.map { readType($0.type) })
  case .metatypeType(let node):
    return .named("\(readType(node.baseType).spelling).\(node.metatypeSpecifier.text)", [])
  case .attributedType(let node):
    return readType(node.baseType)
  case .someOrAnyType(let node):
    return readType(node.constraint)
  case .namedOpaqueReturnType(let node):
    return readType(node.type)
  case .packExpansionType(let node):
    return .collection([readType(node.repetitionPattern)])
  case .packElementType(let node):
    return readType(node.pack)
  case .suppressedType(let node):
    return .named("~\(readType(node.type).spelling)", [])
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
    case .several(let parts): parts.isEmpty
    case .optional, .implicitlyUnwrapped, .collection, .function: false
    }
  }
}

private func readMemberType(_ node: MemberTypeSyntax) -> TypeReference {
  let base = readType(node.baseType)
  let name = plainName(node.name)
  let arguments = readArguments(node.genericArgumentClause)
  guard case .named(let outer, let outerArguments) = base else {
    return .named("\(base.spelling).\(name)", arguments)
  }
  if outer == "Swift", case .collection = named(name, arguments) { return named(name, arguments) }
  return .named("\(outer).\(name)", outerArguments + arguments)
}

private func readArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
  clause?.arguments.compactMap(readArgument) ?? []
}

/// `nil` for values, such as the size of an inline array.
private func readArgument(_ node: GenericArgumentSyntax) -> TypeReference? {
  node.argument.as(TypeSyntax.self).map(readType)
}

/// Spells collections and optionals written out like those written short.
private func named(_ name: String, _ arguments: [TypeReference]) -> TypeReference {
  switch (name, arguments.count) {
  case ("Array", 1), ("Set", 1), ("Dictionary", 2): .collection(arguments)
  case ("Optional", 1): .optional(arguments[0])
  default: .named(name, arguments)
  }
}
