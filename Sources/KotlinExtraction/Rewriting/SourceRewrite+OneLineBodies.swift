extension SourceRewrite {
  /// `class A { fun f() {} }`: the grammar wants an end of line behind the last member, so the blank
  /// before the brace becomes a semicolon.
  static let oneLineBodies = SourceRewrite { list, text in
    for brace in list.typeBodies().map(\.brace) {
      let closer = Int(list.tokens[brace].partner)
      guard closer > brace + 1, !list.tokens[closer].isFirstOnLine else { continue }
      let gap = list.gap(before: closer)
      guard let last = gap.last, text[last] == blank, !list.isMark(";", at: closer - 1) else {
        continue
      }
      text[last] = UInt8(ascii: ";")
    }
  }
}
