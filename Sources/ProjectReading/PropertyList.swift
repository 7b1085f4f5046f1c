/// A value of a property list in the old text form, which Xcode writes its projects in.
indirect enum PropertyList: Hashable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])
}

extension PropertyList {
  subscript(key: String) -> PropertyList? {
    if case .table(let entries) = self { return entries[key] }
    return nil
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The texts of a list; none for everything else.
  var texts: [String] {
    if case .list(let elements) = self { return elements.compactMap(\.text) }
    return []
  }

  var table: [String: PropertyList] {
    if case .table(let entries) = self { return entries }
    return [:]
  }
}

/// Reads a property list; `nil` when the text is none, or nests deeper than any project does.
func readPropertyList(_ text: String) -> PropertyList? {
  var reader = PropertyListReader(bytes: Array(text.utf8))
  return reader.readWhole()
}

private struct PropertyListReader {
  private static let maximumDepth = 64

  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readWhole() -> PropertyList? {
    guard let value = read(depth: 0) else { return nil }
    skipBlanks()
    return position == bytes.count ? value : nil
  }

  private mutating func read(depth: Int) -> PropertyList? {
    guard depth < Self.maximumDepth else { return nil }
    skipBlanks()
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      return readTable(depth: depth)
    case UInt8(ascii: "("):
      position += 1
      return readList(depth: depth)
    default:
      return readText().map { .text($0) }
    }
  }

  private mutating func readTable(depth: Int) -> PropertyList? {
    var entries: [String: PropertyList] = [:]
    while !take(UInt8(ascii: "}")) {
      guard let key = readText(), take(UInt8(ascii: "=")), let value = read(depth: depth + 1),
        take(UInt8(ascii: ";"))
      else { return nil }
      entries[key] = value
    }
    return .table(entries)
  }

  private mutating func readList(depth: Int) -> PropertyList? {
    var elements: [PropertyList] = []
    while !take(UInt8(ascii: ")")) {
      guard let value = read(depth: depth + 1) else { return nil }
      elements.append(value)
      if take(UInt8(ascii: ",")) { continue }
      return take(UInt8(ascii: ")")) ? .list(elements) : nil
    }
    return .list(elements)
  }

  /// Goes over the byte when it is the next one that means something.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func readText() -> String? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "\"") { return readQuotedText() }
    let start = position
    while position < bytes.count, isPlain(bytes[position]) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readQuotedText() -> String? {
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      // Of the escapes only those for line ends and tabs stand for something else than themselves.
      switch bytes[position] {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case let escaped: text.append(escaped)
      }
      position += 1
    }
    return nil
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "*"), 0x80...0xFF:
      true
    default:
      false
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
        skipComment()
      default:
        return
      }
    }
  }

  private func follows(_ byte: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == byte
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
        position += 2
        return
      }
      position += 1
    }
  }
}
