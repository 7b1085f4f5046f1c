/// One node of a `SyntaxTree`: an address, valid for as long as the tree is.
struct Node {
  fileprivate let tree: UnsafeMutablePointer<SyntaxTree.Record>?
  let index: Int

  init(tree: UnsafeMutablePointer<SyntaxTree.Record>?, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var record: UnsafeMutablePointer<SyntaxTree.Record> {
    // A tree has its root at least, and children only where there are records.
    tree.unsafelyUnwrapped + index
  }

  var kind: NodeKind { record.pointee.kind }
  var field: NodeField { record.pointee.field }
  var isNamed: Bool { record.pointee.isNamed }
  var isMissing: Bool { record.pointee.isMissing }
  /// Offsets in bytes; the end is behind the last byte.
  var start: Int { Int(record.pointee.start) }
  var end: Int { Int(record.pointee.end) }

  /// All children, tokens too.
  var children: NodeChildren {
    NodeChildren(tree: tree, position: index + 1, end: Int(record.pointee.after))
  }

  /// The first child of a kind.
  func first(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }

  /// True when a child has the kind.
  func has(_ kind: NodeKind) -> Bool { first(kind) != nil }

  /// The first child with a field.
  func first(_ field: NodeField) -> Node? { children.first { $0.field == field } }

  /// The first child that is no token.
  var firstNamed: Node? { children.first(where: \.isNamed) }

  /// Children that are no tokens.
  var named: [Node] { children.filter(\.isNamed) }
}

/// The children of a node, from first to last.
struct NodeChildren: Sequence, IteratorProtocol {
  fileprivate let tree: UnsafeMutablePointer<SyntaxTree.Record>?
  fileprivate var position: Int
  fileprivate let end: Int

  mutating func next() -> Node? {
    guard position < end, let tree else { return nil }
    let node = Node(tree: tree, index: position)
    position = Int(tree[position].after)
    return node
  }
}

extension Node {
  /// No children at all.
  var noChildren: NodeChildren { NodeChildren(tree: tree, position: 0, end: 0) }

  /// The node and all that is inside of it, in the order of the source.
  var subtree: some Sequence<Node> {
    (index..<Int(record.pointee.after)).lazy.map { Node(tree: tree, index: $0) }
  }
}
