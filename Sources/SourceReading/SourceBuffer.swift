package import Model

/// The bytes of a file and where its lines start: turns a parser's offsets into spans and text.
package struct SourceBuffer: Sendable {
  /// The file in UTF-8.
  package let bytes: [UInt8]
  /// Offset of the first byte of each line, behind a byte order mark on the first.
  private let lineStarts: [Int]

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == newline {
        starts.append(offset)
      } else if byte == carriageReturn {
        if offset < bytes.count, bytes[offset] == newline { offset += 1 }
        starts.append(offset)
      }
    }
    self.bytes = bytes
    lineStarts = starts
  }

  /// The range between two offsets.
  package func span(from start: Int, to end: Int) -> Span {
    let first = place(of: start)
    let last = place(of: max(start, end), from: first.line)
    return Span(
      line: first.line, column: first.column, endLine: last.line, endColumn: last.column)
  }

  /// Line and column of an offset, both from 1.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    place(of: offset, from: 1)
  }

  /// The same for an offset that is not before a line: most nodes end close to where they begin.
  private func place(of offset: Int, from line: Int) -> (line: Int, column: Int) {
    var low = line - 1
    var step = 1
    while low + step < lineStarts.count, lineStarts[low + step] <= offset {
      low += step
      step *= 2
    }
    var high = min(low + step, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, max(0, offset - lineStarts[low]) + 1)
  }

  /// The first lines.
  package func head(lines: Int) -> ArraySlice<UInt8> {
    lines < lineStarts.count ? bytes[..<lineStarts[lines]] : bytes[...]
  }

  /// True when only white space stands before the offset on its line.
  package func isFirstOnLine(_ offset: Int) -> Bool {
    let start = lineStarts[place(of: offset).line - 1]
    return offset <= start || bytes[start..<offset].allSatisfy(isWhiteSpace)
  }

  /// The source between two offsets as it stands there.
  package func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  /// The same in one line of at most 80 characters.
  package func shortText(from start: Int, to end: Int) -> String {
    // A character takes several bytes at times; this bounds the work on big nodes.
    let sample = bytes[start..<max(start, min(end, start + 2000))]
    var words: [String] = []
    for word in sample.split(whereSeparator: isWhiteSpace) {
      words.append(String(decoding: word, as: UTF8.self))
    }
    return shortened(words.joined(separator: " "))
  }
}

/// The text, cut with an ellipsis when it is longer than 80 characters.
package func shortened(_ text: String) -> String {
  guard text.utf8.count > 80, text.count > 80 else { return text }
  return text.prefix(79) + "…"
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

private func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (9...13).contains(byte)
}
