extension SourceRewrite {
  /// `open()`, `suspend { }`, `dynamic = 1`: words of the language that are names here, but not to
  /// the grammar, which gets a letter that makes them names.
  static let wordsAsNames = SourceRewrite { list, text in
    for (number, token) in list.tokens.enumerated()
    where token.kind == .word && list.isNameOnly(number) {
      text[Int(token.start)] = UInt8(ascii: "_")
    }
  }
}

extension TokenList {
  fileprivate func isNameOnly(_ number: Int) -> Bool {
    switch tokens[number].word {
    case .modifier, .suspend, .constructor, .by, .where, .get, .set: isUsed(number)
    case .dynamic: true
    default: false
    }
  }

  /// True where a modifier or the like cannot stand.
  private func isUsed(_ number: Int) -> Bool {
    let word = tokens[number].word
    if isMark(".", at: number - 1) || isMark(":", ":", at: number - 2) { return word == .suspend }
    guard tokens.indices.contains(number + 1) else { return true }
    let next = tokens[number + 1]
    switch next.kind {
    case .word:
      return next.word == .as || next.word == .is || next.word == .in
        || (isMark("=", at: number - 1) && word == .suspend)
    case .mark:
      if next.isMark("@") { return false }
      switch word {
      // `suspend () -> Unit` is a type, `get()` an accessor, `constructor(` a declaration.
      case .suspend: return !next.isMark("(") && !next.isMark(":")
      case .get, .set, .constructor, .by, .where:
        return next.isMark(".") || next.isMark("?") || next.isMark("=") || next.isMark("[")
      default: return true
      }
    case .string, .template, .other: return false
    }
  }
}
