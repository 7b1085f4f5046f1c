/// The annotations before what is declared.
struct DeclarationHead {
  let annotations: [Range<Int>]
  /// Offset of the word that says what is declared.
  let keyword: Int
}

/// Finds the annotations before declarations, takes context parameters out, and brings modifiers into
/// one line with what they belong to.
func takeHeads(from text: inout [UInt8], by list: TokenList) -> [DeclarationHead] {
  var heads: [DeclarationHead] = []
  var number = 0
  while number < list.tokens.count {
    guard let run = HeadRun(at: number, in: list) else {
      number += 1
      continue
    }
    number = run.end
    guard list.isDeclared(run.end) else { continue }
    for part in run.parts.dropFirst() { makeWhite(list.gap(before: part), in: &text) }
    makeWhite(list.gap(before: run.end), in: &text)
    if list.continuesDeclaration(run) { makeWhite(list.gap(before: run.parts[0]), in: &text) }
    var annotations: [Range<Int>] = []
    for (part, end) in zip(run.parts, run.parts.dropFirst() + [run.end]) {
      let isAnnotation = list.isMark("@", at: part)
      guard isAnnotation || list.isContext(part) else { continue }
      let range = Int(list.tokens[part].start)..<Int(list.tokens[end - 1].end)
      if isAnnotation { annotations.append(range) } else { makeWhite(range, in: &text) }
    }
    if !annotations.isEmpty {
      heads.append(
        DeclarationHead(annotations: annotations, keyword: Int(list.tokens[run.end].start)))
    }
  }
  return heads
}

/// A run of annotations, modifiers and context parameters.
private struct HeadRun {
  /// The first tokens of its parts, at least one, and the one behind the last of them.
  let parts: [Int]
  let end: Int

  /// The run that begins at a token; `nil` when none does.
  init?(at number: Int, in list: TokenList) {
    guard list.beginsHead(number) else { return nil }
    var parts: [Int] = []
    var position = number
    while let next = list.endOfHeadPart(position) {
      parts.append(position)
      position = next
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
    end = position
  }
}

extension TokenList {
  /// True where an annotation stands, or a modifier at the start of a statement.
  fileprivate func beginsHead(_ number: Int) -> Bool {
    let token = tokens[number]
    if token.isMark("@") { return isAnnotation(number) }
    guard token.kind == .word, isModifier(number) || isContext(number) else { return false }
    guard number > 0 else { return true }
    let last = tokens[number - 1]
    guard last.kind == .mark else { return token.isFirstOnLine }
    switch Unicode.Scalar(last.byte) {
    case "{", "}", ";", "(", ",": return true
    case ")", "]", ">", "?", "!": return token.isFirstOnLine
    default: return false
    }
  }

  /// The token behind an annotation, a modifier or a list of context parameters.
  fileprivate func endOfHeadPart(_ number: Int) -> Int? {
    guard tokens.indices.contains(number) else { return nil }
    if tokens[number].isMark("@") { return isAnnotation(number) ? endOfAnnotation(number) : nil }
    guard tokens[number].kind == .word else { return nil }
    if isContext(number) { return behind(number + 1) }
    return isModifier(number) ? number + 1 : nil
  }

  private func isModifier(_ number: Int) -> Bool {
    tokens[number].word == .modifier || tokens[number].word == .suspend
  }

  fileprivate func isContext(_ number: Int) -> Bool {
    tokens[number].word == .context && isMark("(", at: number + 1)
      && tokens[number + 1].partner > 0
  }

  /// True for the `@` of an annotation; labels, `return@label` and `@file:` have it as well.
  private func isAnnotation(_ number: Int) -> Bool {
    if isGlued(number), tokens[number - 1].kind != .mark { return false }
    guard tokens.indices.contains(number + 1), isGlued(number + 1) else { return false }
    let next = tokens[number + 1]
    if next.isMark("[") { return true }
    guard next.kind != .mark, next.kind != .string else { return false }
    // `@file:` belongs to the file.
    return !(isMark(":", at: number + 2) && next.end - next.start == 4 && next.byte == letterF)
  }

  private func endOfAnnotation(_ number: Int) -> Int {
    var position = number + 1
    if isMark(":", at: position + 1), isGlued(position + 1), isGlued(position + 2) { position += 2 }
    guard tokens.indices.contains(position) else { return position }
    if isMark("[", at: position) { return behind(position) }
    position += 1
    while isMark(".", at: position), isGlued(position), isGlued(position + 1) { position += 2 }
    if isMark("<", at: position), isGlued(position), let end = endOfTypeArguments(position) {
      position = end
    }
    // With a blank before it, a bracket begins a type: `@Composable (Int) -> Unit`.
    if isMark("(", at: position), isGlued(position) { position = behind(position) }
    return min(position, tokens.count)
  }

  /// Behind the `>` of a `<`; `nil` when it is none of types.
  func endOfTypeArguments(_ number: Int) -> Int? {
    var depth = 0
    var position = number
    // Nobody writes longer ones, and a scan to the end from each of many would take forever.
    let limit = min(tokens.count, number + 300)
    while position < limit {
      let token = tokens[position]
      switch token.kind {
      case .word, .other: break
      case .string, .template: return nil
      case .mark:
        switch Unicode.Scalar(token.byte) {
        case "<": depth += 1
        case ">":
          // The arrow of a function type is no bracket.
          if !(isGlued(position) && isMark("-", at: position - 1)) { depth -= 1 }
          if depth == 0 { return position + 1 }
        case "(":
          position = behind(position)
          continue
        case ",", ".", "?", ":", "*", "@", "-", "&": break
        default: return nil
        }
      }
      position += 1
    }
    return nil
  }

  /// True for the word that says what is declared.
  fileprivate func isDeclared(_ number: Int) -> Bool {
    switch word(at: number) {
    case .constructor?, .get?, .set?: isMark("(", at: number + 1)
    case let word?: word.beginsDeclaration
    case nil: false
    }
  }

  /// True when the head belongs to the declaration before it: to an accessor, or to a primary
  /// constructor.
  fileprivate func continuesDeclaration(_ run: HeadRun) -> Bool {
    switch word(at: run.end) {
    case .get?, .set?: return true
    case .constructor?:
      var position = run.parts[0] - 1
      if isMark(">", at: position) {
        let limit = max(0, position - 300)
        while position > limit, !isMark("<", at: position) { position -= 1 }
        position -= 1
      }
      return word(at: position - 1) == .class
    default: return false
    }
  }
}

private let letterF = UInt8(ascii: "f")
