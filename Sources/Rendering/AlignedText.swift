import Model

/// A cell of a table for people.
struct TextCell {
  let text: TerminalText
  var marks: TextStyle.Marks?
  /// True for numbers, which stand at the right.
  var isAmount = false

  static func amount(_ number: Int) -> TextCell {
    TextCell(text: "\(grouped(number))", isAmount: true)
  }

  var width: Int { text.written.count }
}

/// Rows in columns, two blanks apart, each column as wide as its widest cell but no wider than is
/// good to read; nothing stands behind the last cell of a row.
func alignedText(_ rows: [[TextCell]], indent: Int) -> TerminalText {
  var widths: [Int] = []
  for row in rows {
    for (column, cell) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], cell.width > widestColumn ? 0 : cell.width)
    }
  }
  return rows.map { row in
    let shown = row[..<((row.lastIndex { !$0.text.isEmpty } ?? -1) + 1)]
    var line = blanks(indent)
    for (column, cell) in shown.enumerated() {
      let padding = blanks(max(0, widths[column] - cell.width))
      let text = cell.marks.map { $0(cell.text) } ?? cell.text
      line += cell.isAmount ? "\(padding)\(text)" : text
      if column < shown.count - 1 { line += cell.isAmount ? "  " : "\(padding)  " }
    }
    return "\(line)\n"
  }.joined()
}

private let widestColumn = 60

func blanks(_ count: Int) -> TerminalText {
  TerminalText(escaping: String(repeating: " ", count: count))
}

/// The first names, and how many more there are.
func shortList(_ names: [String], of shown: Int) -> TerminalText {
  let list = names.prefix(shown).map { TerminalText(escaping: $0) }.joined(", ")
  return names.count > shown ? "\(list) and \(grouped(names.count - shown)) more" : list
}
