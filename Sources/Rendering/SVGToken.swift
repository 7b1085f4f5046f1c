/// A piece of an SVG text.
enum SVGToken {
  case start(name: String, attributes: [(String, String)], isClosed: Bool)
  case end(name: String)
  /// Still escaped.
  case text(String)
}

/// The pieces of `svg`; `nil` for anything but plain elements with quoted attributes and text:
/// comments, declarations and sections are not passed on. Costs linear time.
func svgTokens(of svg: String) -> [SVGToken]? {
  let bytes = Array(svg.utf8)
  var tokens: [SVGToken] = []
  var position = 0
  while position < bytes.count {
    if bytes[position] != UInt8(ascii: "<") {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      tokens.append(.text(text(bytes[position..<end])))
      position = end
    } else if let (token, end) = tag(in: bytes, at: position + 1) {
      tokens.append(token)
      position = end
    } else {
      return nil
    }
  }
  return tokens
}

/// The tag whose name starts at `start`, and where it ends.
private func tag(in bytes: [UInt8], at start: Int) -> (SVGToken, Int)? {
  var position = start
  let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
  if isEnd { position += 1 }
  guard let name = name(in: bytes, at: &position) else { return nil }
  var attributes: [(String, String)] = []
  while true {
    skipBlanks(in: bytes, at: &position)
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: ">") {
      let token: SVGToken =
        isEnd ? .end(name: name) : .start(name: name, attributes: attributes, isClosed: false)
      return isEnd && !attributes.isEmpty ? nil : (token, position + 1)
    }
    if bytes[position] == UInt8(ascii: "/") {
      guard !isEnd, position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ">") else {
        return nil
      }
      return (.start(name: name, attributes: attributes, isClosed: true), position + 2)
    }
    guard let attribute = attribute(in: bytes, at: &position) else { return nil }
    // Parsers refuse the second of two equal attributes, or one of them; there is none of ours.
    guard !attributes.contains(where: { $0.0 == attribute.0 }) else { return nil }
    attributes.append(attribute)
  }
}

private func attribute(in bytes: [UInt8], at position: inout Int) -> (String, String)? {
  guard let name = name(in: bytes, at: &position) else { return nil }
  skipBlanks(in: bytes, at: &position)
  guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
  position += 1
  skipBlanks(in: bytes, at: &position)
  guard position < bytes.count else { return nil }
  let quote = bytes[position]
  guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
  position += 1
  guard let end = bytes[position...].firstIndex(of: quote) else { return nil }
  let value = text(bytes[position..<end])
  position = end + 1
  guard !value.contains("<") else { return nil }
  return (name, value.replacing("\"", with: "&quot;"))
}

private func name(in bytes: [UInt8], at position: inout Int) -> String? {
  let start = position
  while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
  return position > start ? text(bytes[start..<position]) : nil
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
    UInt8(ascii: ":"):
    true
  default: false
  }
}

private func skipBlanks(in bytes: [UInt8], at position: inout Int) {
  while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
}

private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
