/// How much of a file the parser can take: where the rest starts, and what it has too much of.
struct ReadableEnd {
  let offset: Int
  let excess: NestingMeter.Excess
}

/// Where a file has to end for the parser, which calls itself for each level of nesting; `nil` when
/// it can take all of it. Goes over the bytes once, without recursion, past comments and strings.
func readableEnd(of bytes: UnsafeBufferPointer<UInt8>) -> ReadableEnd? {
  var skimmer = Skimmer(bytes: bytes)
  while skimmer.position < bytes.count {
    let start = skimmer.position
    skimmer.skimToken()
    if let excess = skimmer.meter.excess { return ReadableEnd(offset: start, excess: excess) }
  }
  return nil
}

private struct Skimmer {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var meter = NestingMeter()
  /// The strings whose interpolations are open.
  private var strings: [OpenString] = []
  /// True behind a bracket or a literal, where a word on a new line begins a statement.
  private var isBehindOperand = false
  private var isBehindLineEnd = false
  private var isBehindDot = false
  /// `[` since anything but an opening bracket.
  private var squareCount = 0

  private struct OpenString {
    let delimiter: Delimiter
    /// Parentheses that are open in its interpolation.
    var depth = 0
  }

  private struct Delimiter {
    let quotes: Int
    let numberSigns: Int
  }

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func skimToken() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isBehindLineEnd = true
      position += 1
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      position += 1
      return
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
      return
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      skipBlockComment()
      return
    case UInt8(ascii: "\""):
      openString(numberSigns: 0)
    case UInt8(ascii: "#"):
      skimNumberSigns()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      openBracket(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      closeBracket(byte)
    default:
      if isWordByte(byte) { skimWord() } else { skimSign(byte) }
    }
    isBehindLineEnd = false
  }

  private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  // MARK: Words and signs

  private mutating func skimWord() {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
    let startsStatement = isBehindOperand && isBehindLineEnd
    let isMember = isBehindDot
    (isBehindOperand, isBehindDot, squareCount) = (false, false, 0)
    // Chains of members, however long, are read in a loop.
    if isMember { return }
    let meaning = meaning(of: word)
    if startsStatement, meaning != .otherwise { meter.endStatement() }
    switch meaning {
    case .statement: meter.endStatement()
    case .case: meter.endExpression()
    case .branch, .otherwise: meter.branch()
    case .other: meter.step()
    }
  }

  private mutating func skimSign(_ byte: UInt8) {
    isBehindOperand = false
    isBehindDot = byte == UInt8(ascii: ".")
    squareCount = 0
    position += 1
    switch byte {
    case UInt8(ascii: "."):
      break
    case UInt8(ascii: ";"):
      meter.endStatement()
    case UInt8(ascii: ","):
      meter.endExpression()
    case UInt8(ascii: "="):
      meter.endExpression()
      meter.endAngles()
    case UInt8(ascii: "?"):
      meter.branch()
    case UInt8(ascii: "<"):
      meter.step()
      meter.openAngle()
    case UInt8(ascii: ">"):
      meter.step()
      if position < 2 || bytes[position - 2] != UInt8(ascii: "-") { meter.closeAngle() }
    default:
      meter.step()
    }
  }

  // MARK: Brackets

  private mutating func openBracket(_ byte: UInt8) {
    (isBehindOperand, isBehindDot) = (false, false)
    if byte == UInt8(ascii: "{") { meter.endAngles() }
    if byte == UInt8(ascii: "("), !strings.isEmpty { strings[strings.count - 1].depth += 1 }
    if byte == UInt8(ascii: "[") {
      meter.openSquare(after: squareCount)
      squareCount += 1
    } else {
      meter.open()
    }
    position += 1
  }

  private mutating func closeBracket(_ byte: UInt8) {
    (isBehindOperand, isBehindDot, squareCount) = (true, false, 0)
    meter.close()
    position += 1
    guard byte == UInt8(ascii: ")"), let string = strings.last else { return }
    strings[strings.count - 1].depth -= 1
    guard string.depth == 1 else { return }
    strings.removeLast()
    skipString(string.delimiter)
  }

  // MARK: Strings

  private mutating func skimNumberSigns() {
    let start = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
    let count = position - start
    meter.numberSigns(count)
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      openString(numberSigns: count)
    } else if count == 1 {
      skimDirective()
    }
  }

  private mutating func skimDirective() {
    if isAt(ifWord) { meter.openCondition() }
    if isAt(endifWord) { meter.closeCondition() }
    meter.step()
  }

  private mutating func openString(numberSigns: Int) {
    meter.step()
    (isBehindOperand, isBehindDot, squareCount) = (true, false, 0)
    let quotes = isAt(threeQuotes) ? 3 : 1
    position += quotes
    skipString(Delimiter(quotes: quotes, numberSigns: numberSigns))
  }

  /// Goes behind the end of a string, or into its next interpolation.
  private mutating func skipString(_ delimiter: Delimiter) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where numberSigns(from: position + 1) >= delimiter.numberSigns:
        position += 1 + delimiter.numberSigns
        guard position < bytes.count else { return }
        if bytes[position] == UInt8(ascii: "(") {
          strings.append(OpenString(delimiter: delimiter))
          openBracket(UInt8(ascii: "("))
          return
        }
        position += 1
      case UInt8(ascii: "\"") where isEnd(of: delimiter):
        position += delimiter.quotes + delimiter.numberSigns
        isBehindOperand = true
        return
      case UInt8(ascii: "\n") where delimiter.quotes == 1,
        UInt8(ascii: "\r") where delimiter.quotes == 1:
        return
      default:
        position += 1
      }
    }
  }

  private func isEnd(of delimiter: Delimiter) -> Bool {
    (delimiter.quotes == 1 || isAt(threeQuotes))
      && numberSigns(from: position + delimiter.quotes) >= delimiter.numberSigns
  }

  /// Never counts further than a delimiter may reach, or a line of `#` would be counted at each.
  private func numberSigns(from start: Int) -> Int {
    var end = start
    while end < bytes.count, end - start <= numberSignLimit, bytes[end] == UInt8(ascii: "#") {
      end += 1
    }
    return end - start
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// True for what names and numbers are made of, beyond ASCII for all.
private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
    UInt8(ascii: "`"), 0x80...:
    true
  default: false
  }
}

private let ifWord: StaticString = "if"
private let endifWord: StaticString = "endif"
private let threeQuotes: StaticString = "\"\"\""
