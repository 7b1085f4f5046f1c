extension SourceRewrite {
  /// `set(a.b(), c)` on a line behind a `val`, which the grammar takes for an accessor of it: the end
  /// of the line before becomes a semicolon.
  static let misreadAccessors = SourceRewrite { list, text in
    for (number, token) in list.tokens.enumerated()
    where token.isFirstOnLine && (token.word == .get || token.word == .set) {
      guard list.isMark("(", at: number + 1), !list.isAccessor(number) else { continue }
      let gap = list.gap(before: number)
      if let end = gap.last(where: { text[$0] == UInt8(ascii: "\n") }) {
        text[end] = UInt8(ascii: ";")
      }
    }
  }
}

extension TokenList {
  /// True for `get()` and `set(value)` with a body behind them.
  fileprivate func isAccessor(_ number: Int) -> Bool {
    let end = behind(number + 1)
    guard isMark("=", at: end) || isMark("{", at: end) || isMark(":", at: end) else { return false }
    let isEmpty = end == number + 3
    return tokens[number].word == .get ? isEmpty : !isEmpty
  }
}
