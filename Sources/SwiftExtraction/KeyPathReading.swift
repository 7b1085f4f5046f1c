import Model
import SourceReading
import SwiftSyntax

/// A key path as the members it goes through. With a root type it is a group, since its value is
/// none of them.
func readKeyPath(_ node: Node<KeyPathExprSyntax>, _ context: inout ExtractionContext) -> Expression
{
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
  result = follow(node, from: result, &context)
  let path = result ?? .group([])
  return node.root == nil ? path : .group([path])
}

/// The path in `base[keyPath: \.a.b]`; `nil` for other elements.
func keyPath(in node: Node<SubscriptCallExprSyntax>) -> Node<KeyPathExprSyntax>? {
  guard node.arguments.count == 1, let argument = node.arguments.first,
    argument.label?.text == "keyPath"
  else { return nil }
  return argument.expression.as(KeyPathExprSyntax.self)
}

/// What a path leads to from a value: the members that it goes through. `nil` for an empty one.
func readKeyPath(
  _ node: Node<KeyPathExprSyntax>, from base: Expression, _ context: inout ExtractionContext
) -> Expression? {
  let result = follow(node, from: base, &context)
  return result == base ? nil : result
}

/// The members that a path goes through, after what stands before them.
private func follow(
  _ node: Node<KeyPathExprSyntax>, from base: Expression?, _ context: inout ExtractionContext
) -> Expression? {
  let start = node.start
  var result = base
  for component in node.components.map({ $0.component }) {
    let span = context.text.span(from: start, to: component.end)
    switch component.kind {
    case .keyPathPropertyComponent:
      let name = Node<KeyPathPropertyComponentSyntax>(component).declName.baseName
      result = .member(result, plainName(name), span)
    case .keyPathSubscriptComponent:
      let arguments = Node<KeyPathSubscriptComponentSyntax>(component).arguments
      result = .element(result ?? .group([]), readArguments(arguments, &context), span)
    default:
      continue
    }
  }
  return result
}

/// The arguments of `all.map(\.child)`, in which the path is a function of the element.
func readElementPath(
  of node: Node<FunctionCallExprSyntax>, callee: Expression?, _ context: inout ExtractionContext
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
