import CTreeSitter

/// The nodes of a file by the grammar alone. Goes through the parser's tree in a loop, however deep
/// it is.
func parse(_ bytes: [UInt8]) -> [SyntaxTree.Record] {
  let numbers = GrammarNumbers.ofKotlin
  let parser = ts_parser_new()
  defer { ts_parser_delete(parser) }
  ts_parser_set_language(parser, tree_sitter_kotlin())
  // The grammar's scanner looks for white space behind an `@` and does not stop at the end of the file.
  let text = bytes + [UInt8(ascii: "\n")]
  let parsed = text.withUnsafeBytes { buffer in
    ts_parser_parse_string(
      parser, nil, buffer.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: buffer.count))
  }
  guard let parsed else { return [unreadFile(bytes.count)] }
  defer { ts_tree_delete(parsed) }
  var records: [SyntaxTree.Record] = []
  records.reserveCapacity(bytes.count / 3)
  var open: [Int] = []
  var cursor = ts_tree_cursor_new(ts_tree_root_node(parsed))
  defer { ts_tree_cursor_delete(&cursor) }
  while true {
    let node = ts_tree_cursor_current_node(&cursor)
    let kind = numbers.kind(ts_node_symbol(node))
    if kind != .lineComment && kind != .blockComment {
      records.append(
        SyntaxTree.Record(
          kind: kind, field: numbers.field(ts_tree_cursor_current_field_id(&cursor)),
          isNamed: ts_node_is_named(node), isMissing: ts_node_is_missing(node),
          start: Int32(min(Int(ts_node_start_byte(node)), bytes.count)),
          end: Int32(min(Int(ts_node_end_byte(node)), bytes.count)),
          after: Int32(records.count + 1)))
      if ts_tree_cursor_goto_first_child(&cursor) {
        open.append(records.count - 1)
        continue
      }
    }
    while !ts_tree_cursor_goto_next_sibling(&cursor) {
      guard let parent = open.popLast(), ts_tree_cursor_goto_parent(&cursor) else { return records }
      records[parent].after = Int32(records.count)
    }
  }
}

/// What the parser gives up on is lost whole.
private func unreadFile(_ size: Int) -> SyntaxTree.Record {
  SyntaxTree.Record(
    kind: .error, field: .none, isNamed: true, isMissing: false, start: 0,
    end: Int32(clamping: size), after: 1)
}
