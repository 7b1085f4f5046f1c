import Model
import SwiftSyntax

/// A key path as the members it goes through. With a root type it is a group, since its value is
/// none of them.
func readKeyPath(_ node: KeyPathExprSyntax, _ context: inout ExtractionContext) -> Expression {
  let start = startOffset(of: node)
  var result: Expression?
  if let root = node.root {
    let span = context.span(of: root)
    if case .named(let name, _) = readType(root, &context).unwrapped {
      result = name.split(separator: ".").map(String.init).reduce(nil) { base, word in
        base.map { .member($0, word, span) } ?? .name(word, span)
      }
    }
    result = result ?? .group([])
  }
  for component in node.components.map(\.component) {
    let span = context.text.span(from: start, to: endOffset(of: component))
    switch component {
    case .property(let property):
      result = .member(result, plainName(property.declName.baseName), span)
    case .subscript(let element):
      result = .element(result ?? .group([]), readArguments(element.arguments, &context), span)
    default:
      continue
    }
  }
  let path = result ?? .group([])
  return node.root == nil ? path : .group([path])
}

/// The path in `base[keyPath: \.a.b]`; `nil` for other elements.
func keyPath(in node: SubscriptCallExprSyntax) -> KeyPathExprSyntax? {
  guard node.arguments.count == 1, let argument = node.arguments.first,
    argument.label?.text == "keyPath"
  else { return nil }
  return argument.expression.as(KeyPathExprSyntax.self)
}

/// What a path leads to from a value: the members that it goes through. `nil` for an empty one.
func readKeyPath(
  _ node: KeyPathExprSyntax, from base: Expression, _ context: inout ExtractionContext
) -> Expression? {
  var result = base
  let start = startOffset(of: node)
  for component in node.components.map(\.component) {
    let span = context.text.span(from: start, to: endOffset(of: component))
    switch component {
    case .property(let property):
      result = .member(result, plainName(property.declName.baseName), span)
    case .subscript(let element):
      result = .element(result, readArguments(element.arguments, &context), span)
    default:
      continue
    }
  }
  return result == base ? nil : result
}

/// The arguments of `all.map(\.child)`, in which the path is a function of the element.
func readElementPath(
  of node: FunctionCallExprSyntax, callee: Expression?, _ context: inout ExtractionContext
) -> [Argument]? {
  guard case .member(_?, let name, _)? = callee, elementFunctions.contains(name),
    node.arguments.count == 1, let argument = node.arguments.first,
    let path = argument.expression.as(KeyPathExprSyntax.self), path.root == nil
  else { return nil }
  let span = context.span(of: path)
  guard let result = readKeyPath(path, from: .name("$0", span), &context) else { return nil }
  let closure = Closure(captures: [], parameters: [], body: [.result(result)], span: span)
  return [Argument(label: argument.label.map(plainName), value: .closure(closure))]
}

/// Functions of sequences and optionals that take a function of the element.
private let elementFunctions: Set<String> = [
  "map", "compactMap", "flatMap", "filter", "allSatisfy", "contains", "first", "last", "forEach",
]
