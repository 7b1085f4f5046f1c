/// A word or mark of a Kotlin file, or a piece of a string.
struct Token {
  enum Kind: UInt8 {
    case word, mark, string
    /// A number, a character or a name in backquotes.
    case other
    /// The `${` and `}` around an expression in a string.
    case template
  }

  let kind: Kind
  /// What the word means to the language; of other tokens, `name`.
  let word: Word
  /// The first byte: all of a mark.
  let byte: UInt8
  let isFirstOnLine: Bool
  let start: Int32
  let end: Int32
  /// The number of the token that closes or opens what this one does; -1 for all others.
  var partner: Int32 = -1

  /// True for a mark of this character.
  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark && byte == UInt8(ascii: mark) }
}

/// Words by what they can do in a declaration or a statement.
enum Word: UInt8 {
  case name
  case modifier, suspend
  case `class`, interface, object, fun, val, `var`, `typealias`, constructor
  case get, set, context
  case `if`, `else`, `when`, `is`, `as`, `in`
  case by, `where`, dynamic, field
  case other

  /// By the bytes of a word.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self = bytes.count < 2 || bytes.count > 11 ? .name : wordsByKey[key(of: bytes)] ?? .name
  }

  /// True for words that begin what is declared, behind its modifiers.
  var beginsDeclaration: Bool {
    switch self {
    case .class, .interface, .object, .fun, .val, .var, .typealias: true
    default: false
    }
  }

  /// The language's words, from its grammar's lists of hard keywords, soft keywords and modifiers.
  fileprivate static let all: [(Word, String)] = [
    (
      .modifier,
      """
      public private protected internal open abstract final sealed inner enum data annotation \
      companion inline value infix operator tailrec external override lateinit const vararg \
      noinline crossinline reified expect actual
      """
    ),
    (.suspend, "suspend"), (.class, "class"), (.interface, "interface"), (.object, "object"),
    (.fun, "fun"), (.val, "val"), (.var, "var"), (.typealias, "typealias"),
    (.constructor, "constructor"), (.get, "get"), (.set, "set"), (.context, "context"),
    (.if, "if"), (.else, "else"), (.when, "when"), (.is, "is"), (.as, "as"), (.in, "in"),
    (.by, "by"), (.where, "where"), (.dynamic, "dynamic"),
    (.field, "field"),
    (
      .other,
      "return throw break continue while do for try catch finally import package init this super"
    ),
  ]
}

private let wordsByKey: [UInt64: Word] = {
  var words: [UInt64: Word] = [:]
  for (word, list) in Word.all {
    for text in list.split(separator: " ") {
      words[Array(text.utf8).withUnsafeBufferPointer(key)] = word
    }
  }
  return words
}()

/// Length, first and last bytes: different for all words that are asked for, and for most others.
private func key(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  var key = UInt64(bytes.count)
  for byte in bytes.prefix(4) { key = key << 8 | UInt64(byte) }
  for byte in bytes.suffix(3) { key = key << 8 | UInt64(byte) }
  return key
}
