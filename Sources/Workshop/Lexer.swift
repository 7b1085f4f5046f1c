/// Words and marks of a Kotlin file, without comments; strings are one word, whatever is in them.
enum Lexer {
  struct Word {
    let text: String
    let line: Int
    /// True when nothing stands before it.
    let isGlued: Bool
  }

  static func words(of source: String) -> [Word] {
    let characters = Array(source.unicodeScalars)
    var words: [Word] = []
    var index = 0
    var line = 1
    var end = -1
    while index < characters.count {
      let start = index
      let startLine = line
      if characters[start].properties.isWhitespace {
        if isLineEnd(characters, at: start) { line += 1 }
        index += 1
        continue
      }
      index = skip(characters, from: start)
      for position in start..<index where isLineEnd(characters, at: position) { line += 1 }
      if isComment(characters, at: start) { continue }
      let text =
        characters[start] == "\""
        ? "\"\"" : String(String.UnicodeScalarView(characters[start..<index]))
      words.append(Word(text: text, line: startLine, isGlued: start == end))
      end = index
    }
    return words
  }

  private static func isLineEnd(_ characters: [Unicode.Scalar], at index: Int) -> Bool {
    switch characters[index] {
    case "\n": true
    case "\r": index + 1 >= characters.count || characters[index + 1] != "\n"
    default: false
    }
  }

  private static func isComment(_ characters: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 1 < characters.count, characters[index] == "/" else { return false }
    return characters[index + 1] == "/" || characters[index + 1] == "*"
  }

  /// The end of the comment, string, word or mark that begins at an index.
  private static func skip(_ characters: [Unicode.Scalar], from start: Int) -> Int {
    func holds(_ text: String, at index: Int) -> Bool {
      characters[min(index, characters.count)...].starts(with: text.unicodeScalars)
    }
    if holds("//", at: start) {
      return characters[start...].firstIndex { $0 == "\n" || $0 == "\r" } ?? characters.count
    }
    if holds("/*", at: start) { return endOfComment(characters, from: start) }
    if holds("\"", at: start) { return endOfString(characters, from: start) }
    if holds("'", at: start) {
      var index = start + 1
      while index < characters.count, characters[index] != "'", characters[index] != "\n" {
        index += characters[index] == "\\" ? 2 : 1
      }
      return min(index + 1, characters.count)
    }
    if holds("`", at: start) {
      let end = characters[(start + 1)...].firstIndex { $0 == "`" || $0 == "\n" }
      return end.map { $0 + 1 } ?? characters.count
    }
    return characters[start...].firstIndex { !isWordPart($0) }.map { max($0, start + 1) }
      ?? characters.count
  }

  private static func isWordPart(_ character: Unicode.Scalar) -> Bool {
    character == "_" || character.properties.isAlphabetic
      || character.properties.numericType != nil
  }

  private static func endOfComment(_ characters: [Unicode.Scalar], from start: Int) -> Int {
    var depth = 0
    var index = start
    while index + 1 < characters.count {
      switch (characters[index], characters[index + 1]) {
      case ("/", "*"):
        depth += 1
        index += 2
      case ("*", "/"):
        depth -= 1
        index += 2
      default: index += 1
      }
      if depth == 0 { return index }
    }
    return characters.count
  }

  /// Behind the closing quotes. Code in a template may hold strings of its own.
  private static func endOfString(_ characters: [Unicode.Scalar], from start: Int) -> Int {
    let isRaw = characters[start...].starts(with: "\"\"\"".unicodeScalars)
    var index = start + (isRaw ? 3 : 1)
    while index < characters.count {
      let rest = characters[index...]
      if isRaw ? rest.starts(with: "\"\"\"".unicodeScalars) : characters[index] == "\"" {
        guard isRaw else { return index + 1 }
        while index < characters.count, characters[index] == "\"" { index += 1 }
        return index
      }
      if !isRaw, characters[index] == "\n" { return index }
      if rest.starts(with: "${".unicodeScalars) {
        index = endOfTemplate(characters, from: index + 2)
      } else {
        index += !isRaw && characters[index] == "\\" ? 2 : 1
      }
    }
    return characters.count
  }

  private static func endOfTemplate(_ characters: [Unicode.Scalar], from start: Int) -> Int {
    var depth = 1
    var index = start
    while index < characters.count {
      if characters[index] == "{" { depth += 1 }
      if characters[index] == "}" { depth -= 1 }
      if depth == 0 { return index + 1 }
      index = characters[index] == "\"" ? endOfString(characters, from: index) : index + 1
    }
    return characters.count
  }
}
