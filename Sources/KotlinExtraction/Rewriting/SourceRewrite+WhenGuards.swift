extension SourceRewrite {
  /// `is Foo if isReady ->` as `is Foo ,  isReady ->`: the guard becomes one more condition of the
  /// branch, so that what it reads stays to be seen.
  static let whenGuards = SourceRewrite { list, text in
    for (number, token) in list.tokens.enumerated() where token.word == .when {
      guard let brace = list.body(ofWhenAt: number) else { continue }
      list.eachArrow(in: brace) { arrow in
        guard let guardWord = list.guardWord(before: arrow, in: brace) else { return }
        let start = Int(list.tokens[guardWord].start)
        makeWhite(start..<start + 2, in: &text)
        if list.word(at: guardWord - 1) == .else {
          let other = list.tokens[guardWord - 1]
          makeWhite(Int(other.start)..<Int(other.end), in: &text)
        } else {
          text[start] = UInt8(ascii: ",")
        }
      }
    }
  }
}

extension TokenList {
  fileprivate func body(ofWhenAt number: Int) -> Int? {
    var position = number + 1
    if isMark("(", at: position) { position = behind(position) }
    guard isMark("{", at: position), tokens[position].partner > 0 else { return nil }
    return position
  }

  /// Calls back with each `->` directly in a pair of braces.
  fileprivate func eachArrow(in brace: Int, _ body: (Int) -> Void) {
    var position = brace + 1
    while position < Int(tokens[brace].partner) {
      if isMark("-", ">", at: position) { body(position) }
      position = behind(position)
    }
  }

  /// The `if` between a branch's condition and its arrow.
  fileprivate func guardWord(before arrow: Int, in brace: Int) -> Int? {
    var position = arrow - 1
    // Longer conditions are not looked through: many arrows in one line would take forever.
    while position > max(brace, arrow - 200) {
      let token = tokens[position]
      if token.kind == .word, token.word == .if { return position }
      // A branch begins on a line of its own; its conditions may go on over several.
      if token.isFirstOnLine, word(at: position) != .is || !isMark(",", at: position - 1) {
        let goesOn =
          isMark("&", at: position) || isMark("|", at: position)
          || isMark("&", at: position - 1) || isMark("|", at: position - 1)
        if !goesOn { return word(at: position - 1) == .if ? position - 1 : nil }
      }
      position =
        token.partner >= 0 && Int(token.partner) < position ? Int(token.partner) - 1 : position - 1
    }
    return nil
  }
}
