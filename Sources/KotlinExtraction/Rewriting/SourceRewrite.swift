/// A change of the source before the grammar sees it, which keeps the meaning and every offset.
/// Readers look up text in the source as it is, so names may change as well.
struct SourceRewrite: Sendable {
  let apply: @Sendable (_ tokens: TokenList, _ text: inout [UInt8]) -> Void

  /// For forms that the grammar does not know: done where it met an error.
  static let uponErrors: [SourceRewrite] = [
    oneLineBodies, whenGuards, wordsAsNames, misreadAccessors, typeForms, backingFields,
  ]
}

let blank = UInt8(ascii: " ")

/// Makes a piece of the text white.
func makeWhite(_ range: Range<Int>, in text: inout [UInt8]) {
  for offset in range { text[offset] = blank }
}

extension TokenList {
  /// What stands between a token and the one before it.
  func gap(before number: Int) -> Range<Int> {
    let start = number > 0 ? Int(tokens[number - 1].end) : 0
    return start..<max(start, Int(tokens[number].start))
  }

  /// The token behind a bracket's partner, or behind the token itself.
  func behind(_ number: Int) -> Int { max(number, Int(tokens[number].partner)) + 1 }

  func isMark(_ mark: Unicode.Scalar, at number: Int) -> Bool {
    tokens.indices.contains(number) && tokens[number].isMark(mark)
  }

  func word(at number: Int) -> Word? {
    tokens.indices.contains(number) && tokens[number].kind == .word ? tokens[number].word : nil
  }

  /// True when nothing stands between a token and the one before it.
  func isGlued(_ number: Int) -> Bool {
    number > 0 && tokens[number - 1].end == tokens[number].start
  }

  /// True for `->` and other marks of two characters.
  func isMark(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at number: Int) -> Bool {
    isMark(first, at: number) && isMark(second, at: number + 1) && isGlued(number + 1)
  }
}
