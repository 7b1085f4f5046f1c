import Model
import SourceReading

/// The words and annotations before a declaration, sorted out.
struct Modifiers {
  /// All that have no field of their own, as written: `data`, `suspend`.
  var words: [String] = []
  var attributes: [AttributeFacts] = []
  var visibility = Visibility.everywhere

  func has(_ word: String) -> Bool { words.contains(word) }
}

/// Sorts out what stands before a declaration.
func readModifiers(of declaration: Node, _ context: inout ExtractionContext) -> Modifiers {
  declaration.first(.modifiers).map { readModifiers($0, &context) } ?? Modifiers()
}

/// Sorts out a list of modifiers.
func readModifiers(_ list: Node, _ context: inout ExtractionContext) -> Modifiers {
  var modifiers = Modifiers()
  for node in list.children {
    // The word of `annotation class` has the same kind.
    if node.kind == .annotation, node.firstNamed != nil {
      modifiers.attributes += readAnnotation(node, &context)
      continue
    }
    let word = context.text(of: node)
    if let visibility = visibilities[word] {
      modifiers.visibility = visibility
    } else {
      modifiers.words.append(word)
    }
  }
  return modifiers
}

private let visibilities: [String: Visibility] = [
  "private": .file, "internal": .module, "protected": .module, "public": .everywhere,
]

/// The annotations in one node: several in `@[A B]`. What the annotation is on by its words, as in
/// `@field:A` and `@get:A`, is not told apart.
func readAnnotation(_ node: Node, _ context: inout ExtractionContext) -> [AttributeFacts] {
  node.named.compactMap { part in
    switch part.kind {
    case .userType:
      return attribute(part, arguments: [], span: context.span(of: node), &context)
    case .constructorInvocation:
      guard let type = part.first(.userType) else { return nil }
      let arguments = part.first(.valueArguments).map { list in
        context.inBody { readArguments(list, &$0) }
      }
      return attribute(type, arguments: arguments ?? [], span: context.span(of: node), &context)
    default:
      return nil
    }
  }
}

private func attribute(
  _ type: Node, arguments: [Argument], span: Span, _ context: inout ExtractionContext
) -> AttributeFacts {
  guard case .named(let name, let typeArguments) = readType(type, &context) else {
    return AttributeFacts(
      name: context.text(of: type), typeArguments: [], arguments: arguments, span: span)
  }
  return AttributeFacts(name: name, typeArguments: typeArguments, arguments: arguments, span: span)
}
