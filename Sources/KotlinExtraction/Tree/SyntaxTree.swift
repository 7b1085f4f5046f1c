/// The syntax tree of one file as a list of nodes in the order of the source, comments apart. It is
/// plain memory: nodes are positions in it, and walking it calls no library.
final class SyntaxTree {
  /// One node. Its first child is the next record; `end of subtree` is where its next sibling stands.
  struct Record {
    let kind: NodeKind
    let field: NodeField
    let isNamed: Bool
    let isMissing: Bool
    var start: Int32
    var end: Int32
    /// The record behind the last one inside of this node.
    var after: Int32
  }

  let records: UnsafeMutableBufferPointer<Record>
  /// Comments in the order of the source, by their offsets.
  let comments: [Range<Int>]
  /// What the parser did not know.
  let loss: TreeLoss

  fileprivate init(_ text: [UInt8], _ parts: TakenParts, _ comments: [Range<Int>]) {
    var rest = text
    let parsed = parse(parts, of: rest)
    parts.erase(in: &rest)
    let (records, unattached) = attach(parsed, to: openErrors(in: parse(rest)))
    self.records = .allocate(capacity: records.count)
    _ = self.records.initialize(from: records)
    self.comments = comments
    let unseen = Set(unattached)
    let lost = parts.heads.lazy.filter { unseen.contains($0.keyword) }.flatMap(\.annotations)
    loss = TreeLoss(of: records, parts: parsed.lost + lost)
  }

  deinit { records.deallocate() }

  /// The whole file. Valid for as long as the tree is.
  var root: Node { Node(tree: records.baseAddress, index: 0) }
}

/// Parses a file: by the grammar as it is, and where that meets errors once more with what it does
/// not know written otherwise.
func parseTree(_ bytes: [UInt8]) -> SyntaxTree {
  let tokens = readTokens(bytes)
  var text = bytes
  for offset in tokens.idleDollars { text[offset] = blank }
  let parts = takeParts(from: &text, by: tokens)
  let first = SyntaxTree(text, parts, tokens.comments)
  guard first.loss.isAny else { return first }
  for rewrite in SourceRewrite.uponErrors { rewrite.apply(tokens, &text) }
  let second = SyntaxTree(text, parts, tokens.comments)
  return second.loss < first.loss ? second : first
}
