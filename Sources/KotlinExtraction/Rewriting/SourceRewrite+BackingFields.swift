extension SourceRewrite {
  /// `val a: A` with `field: B = c` on the next line: as `val a: A = c`, so that what is stored
  /// becomes the value of the property.
  static let backingFields = SourceRewrite { list, text in
    for brace in list.typeBodies().map(\.brace) {
      var number = brace + 1
      while number < Int(list.tokens[brace].partner) {
        if let value = list.backingField(at: number) {
          makeWhite(Int(list.tokens[number - 1].end)..<Int(list.tokens[value].start), in: &text)
        }
        number = list.behind(number)
      }
    }
  }
}

extension TokenList {
  /// The `=` behind the word `field` that begins a line, and behind its type.
  fileprivate func backingField(at number: Int) -> Int? {
    let token = tokens[number]
    guard token.isFirstOnLine, token.word == .field else { return nil }
    if isMark("=", at: number + 1) { return number + 1 }
    guard isMark(":", at: number + 1) else { return nil }
    var position = number + 2
    while tokens.indices.contains(position), !tokens[position].isFirstOnLine {
      if isMark("=", at: position) { return position }
      position = behind(position)
    }
    return nil
  }
}
