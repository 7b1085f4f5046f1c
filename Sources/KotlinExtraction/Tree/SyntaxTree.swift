import CTreeSitter

/// The syntax tree of one file as a list of nodes in the order of the source, comments apart. It is
/// plain memory: nodes are positions in it, and walking it calls no library.
final class SyntaxTree {
  /// One node. Its first child is the next record; `end of subtree` is where its next sibling stands.
  struct Record {
    let kind: NodeKind
    let field: NodeField
    let isNamed: Bool
    let isMissing: Bool
    let start: Int32
    let end: Int32
    /// The record behind the last one inside of this node.
    fileprivate(set) var after: Int32
  }

  let records: UnsafeMutableBufferPointer<Record>
  /// Comments in the order of the source, by their offsets.
  let comments: [Range<Int>]
  /// True when the parser met something that it does not know.
  let hasError: Bool

  init(_ records: [Record], comments: [Range<Int>], hasError: Bool) {
    self.records = .allocate(capacity: records.count)
    _ = self.records.initialize(from: records)
    self.comments = comments
    self.hasError = hasError
  }

  deinit { records.deallocate() }

  /// The whole file. Valid for as long as the tree is.
  var root: Node { Node(tree: records.baseAddress, index: 0) }
}

/// Parses a file. Goes through the parser's tree in a loop, however deep it is.
func parseTree(_ bytes: [UInt8]) -> SyntaxTree {
  let numbers = GrammarNumbers.ofKotlin
  let parser = ts_parser_new()
  defer { ts_parser_delete(parser) }
  ts_parser_set_language(parser, tree_sitter_kotlin())
  let parsed = bytes.withUnsafeBytes { buffer in
    ts_parser_parse_string(
      parser, nil, buffer.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: buffer.count))
  }
  guard let parsed else {
    return SyntaxTree([emptyFile(bytes.count)], comments: [], hasError: true)
  }
  defer { ts_tree_delete(parsed) }
  var records: [SyntaxTree.Record] = []
  records.reserveCapacity(bytes.count / 3)
  var comments: [Range<Int>] = []
  var open: [Int] = []
  var cursor = ts_tree_cursor_new(ts_tree_root_node(parsed))
  defer { ts_tree_cursor_delete(&cursor) }
  while true {
    let node = ts_tree_cursor_current_node(&cursor)
    let kind = numbers.kind(ts_node_symbol(node))
    let start = Int(ts_node_start_byte(node))
    let end = Int(ts_node_end_byte(node))
    let isComment = kind == .lineComment || kind == .blockComment
    if isComment {
      comments.append(start..<end)
    } else {
      records.append(
        SyntaxTree.Record(
          kind: kind, field: numbers.field(ts_tree_cursor_current_field_id(&cursor)),
          isNamed: ts_node_is_named(node), isMissing: ts_node_is_missing(node),
          start: Int32(start), end: Int32(end), after: Int32(records.count + 1)))
      if ts_tree_cursor_goto_first_child(&cursor) {
        open.append(records.count - 1)
        continue
      }
    }
    while !ts_tree_cursor_goto_next_sibling(&cursor) {
      guard let parent = open.popLast(), ts_tree_cursor_goto_parent(&cursor) else {
        return SyntaxTree(
          records, comments: comments,
          hasError: ts_node_has_error(ts_tree_root_node(parsed)))
      }
      records[parent].after = Int32(records.count)
    }
  }
}

private func emptyFile(_ size: Int) -> SyntaxTree.Record {
  SyntaxTree.Record(
    kind: .sourceFile, field: .none, isNamed: true, isMissing: false, start: 0,
    end: Int32(clamping: size), after: 1)
}
