package import Model

/// A finding as an example shows it: the place and the words.
package struct Mark: Hashable, Comparable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int
  package let endColumn: Int
  package let message: String

  package var description: String {
    "\(file):\(line):\(column)-\(endColumn): \(message)"
  }

  package static func < (left: Mark, right: Mark) -> Bool {
    (left.file, left.line, left.column, left.endColumn, left.message)
      < (right.file, right.line, right.column, right.endColumn, right.message)
  }
}

/// The marks in the comments of a file, in the order of the text.
///
/// A comment of carets and a message stands below the line that it is about: `// ^^^ message`, in
/// YAML `# ^^^ message`. Several such lines all mean the last line that is none. The columns of the
/// carets, counted in UTF-8 bytes, are the range; a `<` before them lets it begin at column 1, where
/// the comment's own sign is in the way.
package func marks(in file: SourceText) -> [Mark] {
  var marks: [Mark] = []
  var markedLine = 0
  let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    if let carets = carets(in: line) {
      marks.append(
        Mark(
          file: file.path, line: markedLine, column: carets.column, endColumn: carets.endColumn,
          message: carets.message))
    } else {
      markedLine = index + 1
    }
  }
  return marks
}

private func carets(in line: Substring) -> (column: Int, endColumn: Int, message: String)? {
  let bytes = Array(line.utf8)
  var index = 0
  func skip(_ character: Character) {
    while index < bytes.count, bytes[index] == character.asciiValue { index += 1 }
  }
  skip(" ")
  let start = index
  skip("/")
  if index == start { skip("#") }
  guard index > start else { return nil }
  skip(" ")
  let reachesBack = index < bytes.count && bytes[index] == UInt8(ascii: "<")
  if reachesBack { index += 1 }
  let first = index
  skip("^")
  guard index > first, index == bytes.count || bytes[index] == UInt8(ascii: " ") else { return nil }
  let end = index
  skip(" ")
  let message = String(decoding: bytes[index...], as: UTF8.self)
  return (reachesBack ? 1 : first + 1, end + 1, message)
}
