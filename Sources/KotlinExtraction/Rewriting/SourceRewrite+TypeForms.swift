extension SourceRewrite {
  /// Ways to write types that the grammar does not know: brackets around the type behind `suspend` or
  /// an annotation, commas behind the last argument, lines that end behind `<`, types of the parts
  /// that a lambda takes its parameter apart into.
  static let typeForms = SourceRewrite { list, text in
    for (number, token) in list.tokens.enumerated() where token.kind == .mark {
      switch Unicode.Scalar(token.byte) {
      case "(":
        if list.enclosesFunctionType(number) {
          text[Int(token.start)] = blank
          text[Int(list.tokens[Int(token.partner)].start)] = blank
        } else if list.takesApart(number) {
          list.eraseTypes(in: number, &text)
        } else if list.isMark("{", at: number - 1), token.partner == number + 2 {
          // `{ (it).name }` looks like the names of such parts to it.
          text[Int(token.start)] = blank
          text[Int(list.tokens[number + 2].start)] = blank
        }
      case "<":
        if list.tokens.indices.contains(number + 1), list.tokens[number + 1].isFirstOnLine,
          list.endOfTypeArguments(number) != nil
        {
          makeWhite(list.gap(before: number + 1), in: &text)
        }
      case ">":
        if list.isMark(",", at: number - 1) { text[Int(list.tokens[number - 1].start)] = blank }
      default: break
      }
    }
  }
}

extension TokenList {
  /// True for `suspend (A.() -> B)` and `@Composable (() -> B)`.
  fileprivate func enclosesFunctionType(_ number: Int) -> Bool {
    let end = Int(tokens[number].partner)
    guard end > number, number > 0, !isGlued(number), !isMark("?", at: end + 1),
      !isMark("-", ">", at: end + 1), !isMark(".", at: end + 1)
    else { return false }
    let isAnnotated =
      isMark("@", at: number - 2) && isGlued(number - 1) && tokens[number - 1].kind == .word
    guard word(at: number - 1) == .suspend || isAnnotated else { return false }
    var position = number + 1
    while position < end {
      if isMark("-", ">", at: position) { return true }
      position = behind(position)
    }
    return false
  }

  /// True for `(a: A, b: B)` at the start of a lambda.
  fileprivate func takesApart(_ number: Int) -> Bool {
    let end = Int(tokens[number].partner)
    guard end > number, isMark("{", at: number - 1) || isMark(",", at: number - 1) else {
      return false
    }
    return isMark("-", ">", at: end + 1) || isMark(",", at: end + 1)
  }

  fileprivate func eraseTypes(in opener: Int, _ text: inout [UInt8]) {
    let end = Int(tokens[opener].partner)
    var position = opener + 1
    while position < end {
      guard isMark(":", at: position) else {
        position = behind(position)
        continue
      }
      let start = position
      while position < end, !isMark(",", at: position) {
        position =
          isMark("<", at: position)
          ? endOfTypeArguments(position) ?? position + 1 : behind(position)
      }
      makeWhite(Int(tokens[start].start)..<Int(tokens[min(position, end) - 1].end), in: &text)
    }
  }
}
