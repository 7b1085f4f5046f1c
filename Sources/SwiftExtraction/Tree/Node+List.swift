import SwiftSyntax

/// A list of nodes, such as the arguments of a call.
extension Node: Sequence where Kind: SyntaxCollection {
  /// Goes through the nodes of a list.
  struct Iterator: IteratorProtocol {
    fileprivate var rest: RawNode.Children

    mutating func next() -> Node<Kind.Element>? { rest.next().map { Node<Kind.Element>($0) } }
  }

  func makeIterator() -> Iterator { Iterator(rest: raw.presentChildren) }

  /// Lists have no places for absent nodes.
  var count: Int { raw.placeCount }

  var isEmpty: Bool { count == 0 }

  var first: Node<Kind.Element>? { raw.child(0).map { Node<Kind.Element>($0) } }

  var last: Node<Kind.Element>? { raw.child(count - 1).map { Node<Kind.Element>($0) } }
}
