import Model

/// Builds the tree of one JSON text, strictly by RFC 8259. What libyaml would refuse or misread,
/// such as characters written as two escapes, is why JSON has its own reader.
func readJSONTree(_ input: Input) -> (node: YAMLNode?, problems: [Problem]) {
  var reader = JSONReader(input)
  return reader.readText()
}

private struct JSONReader {
  private let bytes: [UInt8]
  private let places: Places
  private var offset = 0
  private var depth = 0
  private var nodeCount = 0
  private var problems: [Problem] = []
  /// After a mistake in the grammar nothing more is read.
  private var hasGivenUp = false

  init(_ input: Input) {
    bytes = input.bytes
    places = Places(file: input.file, bytes: input.bytes)
  }

  mutating func readText() -> (node: YAMLNode?, problems: [Problem]) {
    skipBlanks()
    guard offset < bytes.count else {
      return (.scalar("", isPlain: true, places.location(from: 0, to: 0)), [])
    }
    let node = value()
    skipBlanks()
    if !hasGivenUp, offset < bytes.count {
      giveUp("\(shown(at: offset)) stands after the end of the value", "remove it")
    }
    return (node, problems)
  }

  /// The value that begins at the offset, whole or up to the mistake.
  private mutating func value() -> YAMLNode {
    let start = offset
    nodeCount += 1
    if nodeCount > ReadingLimits.nodes { return abandon(tooManyValues(here)) }
    guard offset < bytes.count else {
      giveUp("the text ends where a value belongs", "write the value")
      return .unreadable(here)
    }
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      defer { depth -= 1 }
      if depth > ReadingLimits.depth { return abandon(tooDeep(here)) }
      return bytes[offset] == UInt8(ascii: "{") ? object(from: start) : array(from: start)
    case UInt8(ascii: "\""):
      let text = string()
      let location = places.location(from: start, to: offset)
      return text.map { .scalar($0, isPlain: false, location) } ?? .unreadable(location)
    default:
      return word(from: start)
    }
  }

  private mutating func array(from start: Int) -> YAMLNode {
    var items: [YAMLNode] = []
    offset += 1
    skipBlanks()
    if take("]") { return .sequence([], places.location(from: start, to: offset)) }
    while !hasGivenUp {
      items.append(value())
      skipBlanks()
      if hasGivenUp || take("]") { break }
      guard expectComma(before: "]", opened: start) else {
        items.append(.unreadable(here))
        break
      }
    }
    return .sequence(items, places.location(from: start, to: offset))
  }

  private mutating func object(from start: Int) -> YAMLNode {
    var draft = MappingDraft()
    offset += 1
    skipBlanks()
    if take("}") { return .mapping([], places.location(from: start, to: offset)) }
    while true {
      readKey(into: &draft)
      if hasGivenUp { break }
      if let problem = draft.end(value: value()) { problems.append(problem) }
      skipBlanks()
      if hasGivenUp || take("}") { break }
      if !expectComma(before: "}", opened: start) { break }
    }
    if hasGivenUp { draft.cut(at: here) }
    return .mapping(draft.finished(), places.location(from: start, to: offset))
  }

  private mutating func readKey(into draft: inout MappingDraft) {
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      return giveUp(
        offset < bytes.count
          ? "\(shown(at: offset)) stands where a key in quotes belongs"
          : "the text ends where a key belongs",
        isComment(at: offset) ? noComments : "write the key in double quotes")
    }
    guard let key = string() else { return }
    if let problem = draft.begin(key: key, at: places.location(from: start, to: offset)) {
      problems.append(problem)
    }
    skipBlanks()
    if !take(":") { giveUp("a `:` is missing after the key \(quoted(key))", "write it") }
    skipBlanks()
  }

  /// True after a comma that another entry follows.
  private mutating func expectComma(before close: Character, opened start: Int) -> Bool {
    let comma = offset
    guard take(",") else {
      let line = places.location(from: start, to: start).line
      giveUp(
        offset < bytes.count
          ? "a `,` or `\(close)` is missing before \(shown(at: offset))"
          : "what begins in line \(line) is not closed", "write `,` or `\(close)`")
      return false
    }
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == close.asciiValue else { return true }
    offset = comma
    giveUp("a `,` stands before `\(close)`", "remove it")
    return false
  }

  /// `true`, `false`, `null` or a number.
  private mutating func word(from start: Int) -> YAMLNode {
    while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let location = places.location(from: start, to: offset)
    if ["true", "false", "null"].contains(text) || isJSONNumber(bytes[start..<offset]) {
      return .scalar(text, isPlain: true, location)
    }
    offset = start
    giveUp(
      text.isEmpty
        ? "\(shown(at: start)) cannot begin a value" : "\(quoted(text)) is no value of JSON",
      isComment(at: start) ? noComments : "put a text in double quotes")
    return .unreadable(location)
  }

  /// The text between quotes; `nil` when it has no end.
  private mutating func string() -> String? {
    let start = offset
    var decoder = JSONStringDecoder()
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return decoder.finished()
      }
      if byte == 0x0A || byte == 0x0D { break }
      let step = decoder.step(bytes, at: offset)
      if let mistake = step.mistake {
        problems.append(
          Problem(
            .error, mistake.message, advice: mistake.advice,
            at: places.location(from: offset, to: offset + step.length)))
      }
      offset = min(offset + step.length, bytes.count)
    }
    let end = offset
    offset = start
    giveUp("this quote is never closed", "close it on the same line")
    offset = end
    return nil
  }

  private var here: Location { places.location(from: offset, to: offset) }

  private mutating func abandon(_ problem: Problem) -> YAMLNode {
    problems.append(problem)
    hasGivenUp = true
    return .unreadable(here)
  }

  private mutating func giveUp(_ message: String, _ advice: String) {
    let length = offset < bytes.count ? decodeScalar(in: bytes, at: offset)?.length ?? 1 : 0
    problems.append(
      Problem(
        .error, message, advice: advice, at: places.location(from: offset, to: offset + length)))
    hasGivenUp = true
  }

  private func shown(at offset: Int) -> String {
    guard let (value, _) = decodeScalar(in: bytes, at: offset), let scalar = Unicode.Scalar(value)
    else { return "the end" }
    return quoted(String(scalar))
  }

  private func isComment(at offset: Int) -> Bool {
    offset < bytes.count
      && (bytes[offset] == UInt8(ascii: "/") || bytes[offset] == UInt8(ascii: "#"))
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard offset < bytes.count, bytes[offset] == character.asciiValue else { return false }
    offset += 1
    return true
  }
}

private let noComments = "remove the comment: JSON has none"

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
    UInt8(ascii: "."), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// The grammar of JSON is narrower than YAML's: no plus sign, no leading zero, digits around a point.
private func isJSONNumber(_ text: ArraySlice<UInt8>) -> Bool {
  guard case .integer = scalarMeaning(of: String(decoding: text, as: UTF8.self), isPlain: true)
  else {
    return scalarMeaning(of: String(decoding: text, as: UTF8.self), isPlain: true) == .number
      && hasJSONDigits(text)
  }
  return hasJSONDigits(text)
}

private func hasJSONDigits(_ text: ArraySlice<UInt8>) -> Bool {
  let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
  let whole = digits.prefix { (0x30...0x39).contains($0) }
  if whole.isEmpty || (whole.count > 1 && whole.first == 0x30) { return false }
  let rest = digits.dropFirst(whole.count)
  guard rest.first == UInt8(ascii: ".") else {
    return rest.isEmpty || rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E")
  }
  return rest.dropFirst().first.map { (0x30...0x39).contains($0) } ?? false
}
