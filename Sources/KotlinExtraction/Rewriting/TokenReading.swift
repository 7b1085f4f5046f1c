/// What a Kotlin file is made of, told apart without its grammar.
struct TokenList {
  fileprivate(set) var tokens: [Token] = []
  /// Comments in the order of the source, by their offsets.
  fileprivate(set) var comments: [Range<Int>] = []
  /// Offsets of the `$` that mean nothing in strings that begin with several of them.
  fileprivate(set) var idleDollars: [Int] = []
}

/// Reads the tokens of a file; linear, and safe for anything.
func readTokens(_ bytes: [UInt8]) -> TokenList {
  bytes.withUnsafeBufferPointer { buffer in
    var reader = TokenReader(bytes: buffer)
    reader.readAll()
    return reader.list
  }
}

private struct TokenReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var list = TokenList()
  var position = 0
  var isFirstOnLine = true
  /// What is open, from the outside in.
  var open: [Opening] = []
  /// How many `$` stand directly before the position.
  var dollars = 0

  struct Opening {
    let token: Int
    let closer: UInt8
    /// The string that goes on behind a template.
    var string: StringForm?
  }

  /// How a string ends, and how many `$` begin a template in it.
  struct StringForm {
    let isRaw: Bool
    let dollars: Int
  }

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    list.tokens.reserveCapacity(bytes.count / 4)
  }

  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func readAll() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.dropFirst(position).starts(with: "#!".utf8) { readLineComment() }
    while position < bytes.count { readOne() }
  }

  mutating func readOne() {
    let first = bytes[position]
    switch first {
    case lineFeed, carriageReturn:
      isFirstOnLine = true
      position += 1
    case 0...32:
      position += 1
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
      readLineComment()
    case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
      readBlockComment()
    case quote:
      let isRaw = byte(position + 1) == quote && byte(position + 2) == quote
      let start = position
      position += isRaw ? 3 : 1
      // The grammar knows no `$` before a string, and no reader needs the marks.
      list.idleDollars += start - dollars..<start
      list.tokens.removeLast(dollars)
      readString(StringForm(isRaw: isRaw, dollars: max(1, dollars)), from: start)
    case UInt8(ascii: "'"):
      readCharacter()
    case UInt8(ascii: "`"):
      let start = position
      repeat {
        position += 1
      } while position < bytes.count && !isEndOfLine && bytes[position] != first
      if byte(position) == first { position += 1 }
      add(.other, from: start)
    default:
      if isWordByte(first) { readWord() } else { readMark(first) }
    }
    dollars = first == dollar ? dollars + 1 : 0
  }

  var isEndOfLine: Bool {
    byte(position) == lineFeed || byte(position) == carriageReturn
  }

  mutating func add(_ kind: Token.Kind, word: Word = .name, from start: Int) {
    list.tokens.append(
      Token(
        kind: kind, word: word, byte: bytes[start], isFirstOnLine: isFirstOnLine,
        start: Int32(start), end: Int32(position)))
    isFirstOnLine = false
  }

  mutating func readWord() {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    if isNumber {
      add(.other, from: start)
    } else {
      add(.word, word: Word(UnsafeBufferPointer(rebasing: bytes[start..<position])), from: start)
    }
  }

  mutating func readLineComment() {
    let start = position
    while position < bytes.count, !isEndOfLine { position += 1 }
    list.comments.append(start..<position)
  }

  mutating func readBlockComment() {
    let start = position
    var depth = 0
    repeat {
      let next = byte(position + 1)
      if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    list.comments.append(start..<position)
  }

  mutating func readCharacter() {
    let start = position
    position += 1
    while position < bytes.count, !isEndOfLine {
      let isEscape = bytes[position] == backslash
      let isEnd = bytes[position] == UInt8(ascii: "'")
      position = min(bytes.count, position + (isEscape ? 2 : 1))
      if isEnd { break }
    }
    add(.other, from: start)
  }

  mutating func readMark(_ mark: UInt8) {
    let start = position
    position += 1
    switch mark {
    case UInt8(ascii: "("): begin(closedBy: UInt8(ascii: ")"))
    case UInt8(ascii: "["): begin(closedBy: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): begin(closedBy: UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if let opening = takeOpening(closedBy: mark) {
        let number = list.tokens.count
        list.tokens[opening.token].partner = Int32(number)
        add(opening.string == nil ? .mark : .template, from: start)
        list.tokens[number].partner = Int32(opening.token)
        if let string = opening.string { readString(string, from: position) }
        return
      }
    default: break
    }
    add(.mark, from: start)
  }

  mutating func begin(closedBy closer: UInt8) {
    open.append(Opening(token: list.tokens.count, closer: closer))
  }

  /// What a mark closes: the innermost opening, or one that encloses brackets left open, but a
  /// round or square one never ends what braces hold.
  mutating func takeOpening(closedBy closer: UInt8) -> Opening? {
    let brace = UInt8(ascii: "}")
    var number = open.count - 1
    while number >= 0, open[number].closer != closer {
      if closer != brace, open[number].closer == brace || open.count - number > 3 { return nil }
      number -= 1
    }
    guard number >= 0 else {
      // Nothing of the kind is open, so nobody need look again.
      if closer == brace { open.removeAll() }
      return nil
    }
    let opening = open[number]
    open.removeSubrange(number...)
    return opening
  }

  /// Reads from behind the opening quotes, or from behind a template, to a template or to the end.
  mutating func readString(_ form: StringForm, from start: Int) {
    while position < bytes.count {
      let next = bytes[position]
      if next == quote {
        if !form.isRaw {
          position += 1
          break
        }
        var quotes = 0
        while byte(position + quotes) == quote { quotes += 1 }
        position += quotes
        if quotes >= 3 { break }
      } else if next == dollar {
        if readDollars(form, from: start) { return }
      } else if !form.isRaw, isEndOfLine {
        break
      } else {
        position = min(bytes.count, position + (!form.isRaw && next == backslash ? 2 : 1))
      }
    }
    if position > start { add(.string, from: start) }
  }

  /// True when they begin a template in braces: the string goes on behind it.
  mutating func readDollars(_ form: StringForm, from start: Int) -> Bool {
    let first = position
    while byte(position) == dollar { position += 1 }
    let follower = byte(position)
    let beginsTemplate =
      position - first >= form.dollars
      && (follower == UInt8(ascii: "{") || isWordByte(follower) || follower == UInt8(ascii: "`"))
    if form.dollars > 1 {
      list.idleDollars += first..<(beginsTemplate ? position - 1 : position)
    }
    guard beginsTemplate, follower == UInt8(ascii: "{") else { return false }
    if position > start { add(.string, from: start) }
    begin(closedBy: UInt8(ascii: "}"))
    open[open.count - 1].string = form
    position += 1
    add(.template, from: position - 1)
    return true
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let quote = UInt8(ascii: "\"")
private let dollar = UInt8(ascii: "$")
private let backslash = UInt8(ascii: "\\")

/// Letters, digits, `_`, and every byte of characters outside of ASCII.
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
