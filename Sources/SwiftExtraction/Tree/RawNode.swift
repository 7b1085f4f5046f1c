@_spi(RawSyntax) import SwiftSyntax

/// A node of the tree that the parser made, and where it begins. Valid as long as the tree is held.
struct RawNode {
  /// A number and no pointer: of an optional value that begins with a pointer, Swift 6.3 without
  /// optimization compares all words with nil, though only the first is set.
  private let address: UInt
  /// Offset of its first byte, with the white space and comments in front.
  let offset: Int

  /// The root of a tree.
  init(root: SourceFileSyntax) {
    self.init(address: unsafeBitCast(root.raw, to: UInt.self), offset: 0)
  }

  private init(address: UInt, offset: Int) {
    self.address = address
    self.offset = offset
  }

  /// SwiftSyntax's node is one pointer, which its library alone may look behind: as a value of its
  /// own type it is copied by a call of the library each time. A cast between sizes stops at once.
  private var syntax: RawSyntax { unsafeBitCast(address, to: RawSyntax.self) }

  var kind: NodeKind { NodeKind(syntax.kind) }

  /// True for a node of exactly that kind; slow.
  func isExactly(_ kind: any SyntaxProtocol.Type) -> Bool { syntax.kind.syntaxNodeType == kind }

  /// Offset of the first byte that is no white space or comment.
  var start: Int { offset + syntax.leadingTriviaByteLength }

  /// Offset behind the last byte that is no white space or comment.
  var end: Int {
    let syntax = syntax
    return offset + syntax.byteLength - syntax.trailingTriviaByteLength
  }

  var isDeclaration: Bool { RawDeclSyntax.isKindOf(syntax) }
  var isExpression: Bool { RawExprSyntax.isKindOf(syntax) }
  var isType: Bool { RawTypeSyntax.isKindOf(syntax) }

  /// The text of a token; empty for other nodes.
  var text: String {
    guard let text = syntax.tokenView?.rawText else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: text.baseAddress, count: text.count), as: UTF8.self)
  }

  /// The child at a place; `nil` when it is absent, as children are that one need not write.
  func child(_ slot: Int) -> RawNode? {
    let children = children
    guard children.indices.contains(slot), children[slot] != absent else { return nil }
    var offset = offset
    for previous in children[..<slot] {
      if previous != absent { offset += RawNode(address: previous, offset: 0).byteCount }
    }
    return RawNode(address: children[slot], offset: offset)
  }

  private var byteCount: Int { syntax.byteLength }

  /// The children with places for absent ones. They lie in the memory of the tree.
  private var children: UnsafeBufferPointer<UInt> {
    let buffer = syntax.layoutView?.children.withContiguousStorageIfAvailable { children in
      UnsafeRawBufferPointer(start: children.baseAddress, count: children.count * pointerStride)
    }
    return buffer.map { $0.assumingMemoryBound(to: UInt.self) }
      ?? UnsafeBufferPointer(start: nil, count: 0)
  }
}

extension RawNode {
  /// Goes through the children that are there.
  struct Children: Sequence, IteratorProtocol {
    private var rest: UnsafeBufferPointer<UInt>.Iterator
    private var offset: Int

    fileprivate init(of node: RawNode) {
      rest = node.children.makeIterator()
      offset = node.offset
    }

    mutating func next() -> RawNode? {
      while let place = rest.next() {
        if place == absent { continue }
        let child = RawNode(address: place, offset: offset)
        offset += child.byteCount
        return child
      }
      return nil
    }
  }

  var presentChildren: Children { Children(of: self) }

  /// Number of the children, absent ones included.
  var placeCount: Int { children.count }
}

/// The address of a child that one need not write and has not.
private let absent: UInt = 0
private let pointerStride = MemoryLayout<UInt>.stride
