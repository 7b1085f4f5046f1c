import KotlinExtraction

/// Annotations that stand before declarations and parameters in the text of a Kotlin file, found
/// without a grammar and without the rooms that read sources: the measure for what they find.
func countAnnotations(in source: String) -> [AnnotationPlace] {
  let words = Lexer.words(of: source)
  var places: [AnnotationPlace] = []
  var index = 0
  while index < words.count {
    let start = index
    var run: [AnnotationPlace] = []
    while index < words.count {
      if let annotation = Annotation(at: index, in: words) {
        run += annotation.places
        index = annotation.end
      } else if modifiers.contains(words[index].text), !run.isEmpty, words.text(index + 1) != ":" {
        index += 1
      } else if words[index].text == "context", !run.isEmpty, words.text(index + 1) == "(" {
        index = words.behindBracket(index + 1)
      } else {
        break
      }
    }
    if isDeclared(index, in: words) { places += run }
    index = max(index, start + 1)
  }
  return places
}

private let modifiers = Set(
  """
  public private protected internal open abstract final sealed inner enum data annotation companion \
  inline value infix operator tailrec suspend external override lateinit const vararg noinline \
  crossinline reified expect actual
  """.split(separator: " ").map(String.init))

private let declaring: Set = [
  "class", "interface", "object", "fun", "val", "var", "typealias",
]

/// True for what a declaration, an accessor, a constructor or a parameter begins with.
private func isDeclared(_ index: Int, in words: [Lexer.Word]) -> Bool {
  let text = words.text(index)
  if declaring.contains(text) { return true }
  if text == "constructor" || text == "get" || text == "set" { return words.text(index + 1) == "(" }
  guard let first = text.unicodeScalars.first,
    first.properties.isAlphabetic || first == "_" || first == "`"
  else { return false }
  // A parameter: `a: A`. `A::b` is none.
  return words.text(index + 1) == ":" && words.text(index + 2) != ":"
}

private struct Annotation {
  let places: [AnnotationPlace]
  /// The word behind it.
  let end: Int

  /// `nil` where no annotation stands: labels and `return@label` are glued to what is before.
  init?(at start: Int, in words: [Lexer.Word]) {
    guard words.text(start) == "@", start + 1 < words.count, words[start + 1].isGlued else {
      return nil
    }
    if words[start].isGlued, let last = words.text(start - 1).last,
      last.isLetter || last.isNumber || last == "_" || last == "`"
    {
      return nil
    }
    var index = start + 1
    if words.text(index + 1) == ":", words[index + 1].isGlued, words.text(index + 2) != ":" {
      if words[index].text == "file" { return nil }
      index += 2
    }
    if words.text(index) == "[" {
      let close = words.behindBracket(index)
      var places: [AnnotationPlace] = []
      index += 1
      while index < close - 1 {
        let (name, next) = words.annotationType(at: index)
        places.append(AnnotationPlace(name: name, line: words[index].line))
        index = max(next, index + 1)
      }
      (self.places, end) = (places, close)
    } else {
      let (name, next) = words.annotationType(at: index)
      places = [AnnotationPlace(name: name, line: words[index].line)]
      end = next
    }
  }
}

extension [Lexer.Word] {
  fileprivate func text(_ index: Int) -> String { indices.contains(index) ? self[index].text : "" }

  /// Behind the bracket that closes the one at an index.
  fileprivate func behindBracket(_ index: Int) -> Int {
    var depth = 0
    for position in index..<count {
      switch self[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return position + 1 }
    }
    return count
  }

  /// A dotted name with type arguments and arguments behind it.
  fileprivate func annotationType(at start: Int) -> (name: String, end: Int) {
    var name = text(start)
    var index = start + 1
    while text(index) == ".", self[index].isGlued {
      name += "." + text(index + 1)
      index += 2
    }
    if text(index) == "<", self[index].isGlued {
      var depth = 0
      repeat {
        if text(index) == "<" { depth += 1 }
        if text(index) == ">" { depth -= 1 }
        index += 1
      } while depth > 0 && index < count
    }
    if text(index) == "(", self[index].isGlued { index = behindBracket(index) }
    return (name, index)
  }
}
