/// What a word says about the nesting around it.
enum WordMeaning {
  /// Begins a declaration or statement that no expression goes on behind.
  case statement
  /// Ends an expression, but not the `if` that it may belong to.
  case `case`
  /// Whole expressions follow: `if`, `switch`.
  case branch
  /// `else`, the only one that goes on with a statement behind its brackets.
  case otherwise
  case other
}

/// The meaning of a word of the source.
func meaning(of word: UnsafeBufferPointer<UInt8>) -> WordMeaning {
  guard let first = word.first, word.count > 1, word.count <= 14 else { return .other }
  for (text, meaning) in meanings where text.utf8CodeUnitCount == word.count {
    if text.utf8Start.pointee == first,
      word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: word.count))
    {
      return meaning
    }
  }
  return .other
}

private let meanings: [(StaticString, WordMeaning)] = [
  ("if", .branch), ("else", .otherwise), ("switch", .branch), ("while", .branch),
  ("guard", .branch), ("for", .branch), ("case", .case), ("func", .statement),
  ("return", .statement), ("class", .statement), ("struct", .statement), ("enum", .statement),
  ("protocol", .statement), ("extension", .statement), ("import", .statement),
  ("typealias", .statement), ("break", .statement), ("continue", .statement),
  ("throw", .statement), ("init", .statement), ("deinit", .statement), ("default", .statement),
]
