import Model
import SourceReading

/// A type as written, without annotations, variance and needless parentheses. One that lies too deep
/// is left out and has no name.
func readType(_ node: Node, _ context: inout ExtractionContext) -> TypeReference {
  context.nested(node, else: .named("", [])) { readTypeNode(node, &$0) }
}

/// The type that stands somewhere among the children of a node, behind its colon if it has one.
func readType(in node: Node, _ context: inout ExtractionContext) -> TypeReference? {
  node.children.first { $0.kind.isType }.map { readType($0, &context) }
}

/// The parameters of a type that is a function, also of one that may be missing; none for any other.
func readClosureParameters(of node: Node, _ context: inout ExtractionContext) -> [TypeReference] {
  var type = node
  while true {
    switch type.kind {
    case .functionType:
      guard let list = type.first(.functionTypeParameters) else { return [] }
      return list.named.compactMap { parameter in
        parameter.kind == .parameter
          ? readType(in: parameter, &context) : readType(parameter, &context)
      }
    case .nullableType, .parenthesizedType, .nonNullableType:
      guard let inner = type.children.first(where: { $0.kind.isType }) else { return [] }
      type = inner
    default:
      return []
    }
  }
}

private func readTypeNode(_ node: Node, _ context: inout ExtractionContext) -> TypeReference {
  switch node.kind {
  case .userType:
    var names: [String] = []
    var arguments: [TypeReference] = []
    for part in node.children {
      if part.kind == .identifier {
        names.append(context.name(of: part))
      } else if part.kind == .typeArguments {
        arguments += readTypeArguments(part, &context)
      }
    }
    return namedType(names.joined(separator: "."), arguments)
  case .nullableType:
    return .optional(inner(of: node, &context))
  case .functionType:
    let result = node.children.reversed().first { $0.kind.isType }
    let type = result.map { readType($0, &context) }
    return .function(result: type == .named("Unit", []) ? nil : type)
  case .typeProjection, .parenthesizedType, .nonNullableType:
    return inner(of: node, &context)
  default:
    return .named(context.text(of: node), [])
  }
}

private func inner(of node: Node, _ context: inout ExtractionContext) -> TypeReference {
  // A star stands for any type.
  readType(in: node, &context) ?? .named("Any", [])
}

/// The types in angle brackets.
func readTypeArguments(_ list: Node, _ context: inout ExtractionContext) -> [TypeReference] {
  list.named.map { readType($0, &context) }
}

/// Spells collections like those of every language.
func namedType(_ name: String, _ arguments: [TypeReference]) -> TypeReference {
  guard let count = collectionTypes[name], arguments.count == count else {
    return .named(name, arguments)
  }
  return .collection(arguments)
}

extension NodeKind {
  var isType: Bool {
    switch self {
    case .userType, .nullableType, .nonNullableType, .parenthesizedType, .functionType,
      .typeProjection:
      true
    default: false
    }
  }
}
