import SwiftSyntax

/// A node of a parsed file, known as one kind of SwiftSyntax. SwiftSyntax's own nodes count
/// references and remember their parents; these are two words and are copied freely. They are valid
/// as long as the tree is held.
@dynamicMemberLookup
struct Node<Kind: SyntaxProtocol> {
  let raw: RawNode

  /// Takes the word of the caller for its kind; builds without optimization check it at each child.
  init(_ raw: RawNode) { self.raw = raw }

  /// The same node, taken for another kind, such as an expression for a call.
  init<Other>(_ other: Node<Other>) { raw = other.raw }

  var kind: NodeKind { raw.kind }

  /// Offset of the first byte that is no white space or comment.
  var start: Int { raw.start }

  /// Offset behind the last byte that is no white space or comment.
  var end: Int { raw.end }

  /// The node as one of that kind; `nil` when it is another.
  func `as`<Other: KnownShape>(_ kind: Other.Type) -> Node<Other>? {
    raw.kind == Other.kind ? Node<Other>(raw) : nil
  }
}

/// A kind of node whose children have names.
protocol NodeShape: SyntaxProtocol {
  associatedtype Fields: Sendable
  /// Where the children stand.
  static var fields: Fields { get }
}

/// Where a child stands among those of its parent.
struct Field<Child>: Sendable {
  let slot: Int

  /// The place that SwiftSyntax gives to a property of its node.
  init<Parent: SyntaxProtocol>(_ path: KeyPath<Parent, Child>) {
    guard case .layout(let paths) = Parent.structure,
      let slot = paths.firstIndex(where: { $0 as AnyKeyPath == path as AnyKeyPath })
    else { preconditionFailure("\(Parent.self) lists no child for \(path)") }
    self.slot = slot
  }
}

extension Node where Kind: NodeShape {
  @inline(__always)
  subscript<Child: SyntaxProtocol>(
    dynamicMember field: KeyPath<Kind.Fields, Field<Child>>
  ) -> Node<Child> {
    self[Kind.fields[keyPath: field]]
  }

  @inline(__always)
  subscript<Child: SyntaxProtocol>(
    dynamicMember field: KeyPath<Kind.Fields, Field<Child?>>
  ) -> Node<Child>? {
    self[Kind.fields[keyPath: field]]
  }

  subscript<Child: SyntaxProtocol>(field: Field<Child>) -> Node<Child> {
    assert(raw.isExactly(Kind.self))
    guard let child = raw.child(field.slot) else {
      preconditionFailure("\(Kind.self) is without a child that it always has")
    }
    return Node<Child>(child)
  }

  subscript<Child: SyntaxProtocol>(field: Field<Child?>) -> Node<Child>? {
    assert(raw.isExactly(Kind.self))
    return raw.child(field.slot).map { Node<Child>($0) }
  }
}

extension Node<TokenSyntax> {
  /// The token as written.
  var text: String { raw.text }
}
