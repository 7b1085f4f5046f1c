/// One piece of an XML text.
enum LaidOutToken: Equatable {
  /// Attributes in the order of the text, with references resolved.
  case open(name: String, attributes: [SVGAttribute], isEmpty: Bool)
  case close(name: String)
  /// With references resolved; never empty.
  case text(String)
}

struct SVGAttribute: Equatable {
  let name: String
  let value: String
}

/// Why a text is no well-formed XML.
struct SVGFlaw: Error, Equatable {
  let message: String
}

/// The tokens of a well-formed XML text with one root: prologue, document type and comments are
/// read over. Checks that tags nest, attributes are quoted, references are known and characters
/// are legal.
func scanSVG(_ text: String) throws(SVGFlaw) -> [LaidOutToken] {
  var scanner = SVGScanner(bytes: Array(text.utf8))
  return try scanner.scan()
}

private struct SVGScanner {
  let bytes: [UInt8]
  private var place = 0
  private var tokens: [LaidOutToken] = []
  private var open: [String] = []
  private var hasRoot = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() throws(SVGFlaw) -> [LaidOutToken] {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        try scanMarkup()
      } else {
        try scanText()
      }
    }
    if let unclosed = open.last { throw flaw("<\(unclosed)> is not closed") }
    if !hasRoot { throw flaw("there is no root element") }
    return tokens
  }

  private mutating func scanMarkup() throws(SVGFlaw) {
    if starts(with: "<!--") {
      try skip(past: "-->", from: place + 4)
    } else if starts(with: "<?") {
      try skip(past: "?>", from: place + 2)
    } else if starts(with: "<!DOCTYPE") {
      guard !hasRoot else { throw flaw("the document type stands inside") }
      try skip(past: ">", from: place)
    } else if starts(with: "</") {
      try scanClosingTag()
    } else {
      try scanOpeningTag()
    }
  }

  private mutating func scanText() throws(SVGFlaw) {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    let text = try resolved(bytes[start..<place])
    if open.isEmpty {
      guard text.allSatisfy(\.isWhitespace) else { throw flaw("there is text outside the root") }
    } else if !text.isEmpty {
      tokens.append(.text(text))
    }
  }

  private mutating func scanClosingTag() throws(SVGFlaw) {
    place += 2
    let name = try scanName()
    skipBlanks()
    guard take(UInt8(ascii: ">")) else { throw flaw("</\(name) has no end") }
    guard open.popLast() == name else { throw flaw("</\(name)> closes another element") }
    tokens.append(.close(name: name))
  }

  private mutating func scanOpeningTag() throws(SVGFlaw) {
    place += 1
    let name = try scanName()
    if open.isEmpty {
      guard !hasRoot else { throw flaw("there are two root elements") }
      hasRoot = true
    }
    var attributes: [SVGAttribute] = []
    while true {
      let before = place
      skipBlanks()
      guard place < bytes.count else { throw flaw("<\(name) has no end") }
      if take(UInt8(ascii: ">")) {
        open.append(name)
        tokens.append(.open(name: name, attributes: attributes, isEmpty: false))
        return
      }
      if starts(with: "/>") {
        place += 2
        tokens.append(.open(name: name, attributes: attributes, isEmpty: true))
        return
      }
      guard place > before else { throw flaw("<\(name) has attributes without a blank between") }
      let attribute = try scanAttribute(of: name)
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw flaw("<\(name)> has \(attribute.name) twice")
      }
      attributes.append(attribute)
    }
  }

  private mutating func scanAttribute(of element: String) throws(SVGFlaw) -> SVGAttribute {
    let name = try scanName()
    skipBlanks()
    guard take(UInt8(ascii: "=")) else { throw flaw("\(name) of <\(element)> has no value") }
    skipBlanks()
    guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
      throw flaw("\(name) of <\(element)> is not quoted")
    }
    let quote = bytes[place]
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != quote {
      if bytes[place] == UInt8(ascii: "<") { throw flaw("\(name) of <\(element)> holds a <") }
      place += 1
    }
    let value = try resolved(bytes[start..<place])
    guard take(quote) else { throw flaw("\(name) of <\(element)> has no end") }
    return SVGAttribute(name: name, value: value)
  }

  private mutating func scanName() throws(SVGFlaw) -> String {
    let start = place
    while place < bytes.count, isNameByte(bytes[place]) { place += 1 }
    guard place > start else { throw flaw("a name is missing") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func skip(past end: StaticString, from start: Int) throws(SVGFlaw) {
    place = min(start, bytes.count)
    while place < bytes.count {
      if starts(with: end) {
        place += end.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw flaw("a comment or prologue has no end")
  }

  private func resolved(_ slice: ArraySlice<UInt8>) throws(SVGFlaw) -> String {
    // Most of a picture is numbers: nothing in them needs a closer look.
    if slice.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "&") }) {
      return String(decoding: slice, as: UTF8.self)
    }
    var text = String.UnicodeScalarView()
    var rest = String(decoding: slice, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "&" else {
        try require(legal: scalar)
        text.append(scalar)
        continue
      }
      guard let end = rest.prefix(12).firstIndex(of: ";") else { throw flaw("& stands alone") }
      let name = String(rest[..<end])
      guard let meant = meaning(of: name) else { throw flaw("&\(name); is not known") }
      try require(legal: meant)
      text.append(meant)
      rest = rest[rest.index(after: end)...]
    }
    return String(text)
  }

  private func require(legal scalar: Unicode.Scalar) throws(SVGFlaw) {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...: return
    default: throw flaw("U+\(String(scalar.value, radix: 16)) is not allowed")
    }
  }

  private func flaw(_ message: String) -> SVGFlaw {
    let line = bytes.prefix(place).count { $0 == 0x0A } + 1
    return SVGFlaw(message: "line \(line): \(message)")
  }
}

private func meaning(of reference: String) -> Unicode.Scalar? {
  switch reference {
  case "amp": return "&"
  case "lt": return "<"
  case "gt": return ">"
  case "quot": return "\""
  case "apos": return "'"
  default:
    guard reference.hasPrefix("#") else { return nil }
    let digits = reference.dropFirst()
    let value =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init)
  }
}
