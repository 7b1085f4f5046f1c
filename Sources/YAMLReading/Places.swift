import Model

/// A text that is about to be read: valid UTF-8 without a byte order mark.
struct Input {
  let file: String
  let bytes: [UInt8]
}

/// Turns byte offsets of one text into lines and columns. A line ends at LF, CR or CRLF, as editors
/// and the Swift compiler count; YAML's other line breaks are ordinary characters here.
struct Places {
  let file: String
  /// Offsets at which lines begin; never empty.
  let lineStarts: [Int]
  private let count: Int

  init(file: String, bytes: [UInt8]) {
    self.file = file
    count = bytes.count
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isCarriageReturn = byte == 0x0D
      let isFollowedByFeed = isCarriageReturn && offset + 1 < count && bytes[offset + 1] == 0x0A
      if byte == 0x0A || (isCarriageReturn && !isFollowedByFeed) { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  func location(from start: Int, to end: Int) -> Location {
    let first = position(of: min(start, count))
    let last = position(of: min(max(start, end), count))
    return Location(
      file: file, line: first.line, column: first.column, endLine: last.line,
      endColumn: last.column)
  }

  private func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}

/// Turns libyaml's character counts into byte offsets. Marks come nearly in order, so that walking
/// from the last one costs the length of the text altogether.
struct CharacterOffsets {
  private let bytes: [UInt8]
  private let isASCII: Bool
  private var index = 0
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  mutating func offset(ofCharacter wanted: Int) -> Int {
    if isASCII { return min(wanted, bytes.count) }
    while index < wanted, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > wanted, offset > 0 {
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
