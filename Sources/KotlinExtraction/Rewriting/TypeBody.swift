/// Where the body of a class, interface or object begins, by the numbers of tokens.
struct TypeBody {
  let brace: Int
  /// The type and the object that it is delegated to, when they stand directly before the body.
  let delegation: Range<Int>?
}

extension TokenList {
  /// The bodies of all types, in the order of the words that declare them.
  func typeBodies() -> [TypeBody] {
    tokens.indices.compactMap { number in
      switch word(at: number) {
      case .class?, .interface?, .object?: body(ofTypeAt: number)
      default: nil
      }
    }
  }

  private func body(ofTypeAt number: Int) -> TypeBody? {
    // `A::class` declares nothing.
    if isMark(":", ":", at: number - 2) { return nil }
    var position = number + 1
    var supertype = number + 1
    var isDelegated = false
    while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .word:
        if token.word.beginsDeclaration { return nil }
        if token.word == .by, position > supertype { isDelegated = true }
        if token.word == .where { isDelegated = false }
      case .mark:
        switch Unicode.Scalar(token.byte) {
        case "{":
          guard token.partner > 0 else { return nil }
          return TypeBody(brace: position, delegation: isDelegated ? supertype..<position : nil)
        case "}", ")", "]", ";", "=": return nil
        // An annotation on a line of its own belongs to what is declared next.
        case "@" where token.isFirstOnLine && word(at: position + 2) == .class: return nil
        case ",", ":":
          if !isMark(":", at: position - 1), !isMark(":", at: position + 1) {
            (supertype, isDelegated) = (position + 1, false)
          }
        case "<":
          if let end = endOfTypeArguments(position) {
            position = end
            continue
          }
        default: break
        }
      case .string, .template: return nil
      case .other: break
      }
      position = behind(position)
    }
    return nil
  }
}
