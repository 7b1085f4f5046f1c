import Model

/// A syntax mistake in plain words, with the range of bytes that it is about.
struct SyntaxMistake {
  let message: String
  let advice: String
  let start: Int
  let end: Int
}

/// libyaml's words for what stopped it, as people who write manifests understand them.
func syntaxMistake(
  _ failure: YAMLFailure, in bytes: [UInt8], offset: (Int) -> Int
) -> SyntaxMistake {
  let at = min(offset(failure.mark), bytes.count)
  let opening = min(offset(failure.contextMark), bytes.count)
  let found = at < bytes.count ? character(in: bytes, at: at) : nil
  func mistake(_ message: String, _ advice: String, at start: Int? = nil) -> SyntaxMistake {
    let first = start ?? at
    let length = first < bytes.count ? decodeScalar(in: bytes, at: first)?.length ?? 1 : 0
    return SyntaxMistake(message: message, advice: advice, start: first, end: first + length)
  }
  switch (failure.problem, failure.context) {
  case (_, "while scanning an alias"), (_, "while scanning an anchor"):
    return mistake(
      "an alias or anchor has no name that YAML allows",
      "put the text in quotes if it begins with `*` or `&`", at: opening)
  case ("found character that cannot start any token", _):
    return found == "\t"
      ? mistake("a tab stands where only spaces may indent", "indent with spaces")
      : mistake(
        "\(found == "`" ? "a backtick" : quoted(found ?? "")) cannot begin a value",
        "put the text in quotes")
  case ("found a tab character that violates indentation", _),
    ("found a tab character where an indentation space is expected", _):
    return mistake("a tab stands where only spaces may indent", "indent with spaces")
  case ("mapping values are not allowed in this context", _):
    return mistake(
      "a `:` stands where no key can be",
      "check the indentation, or put a text that contains `: ` in quotes")
  case ("block sequence entries are not allowed in this context", _):
    return mistake(
      "a `-` stands where no list can begin", "begin the list on a line of its own")
  case ("could not find expected ':'", _):
    return mistake(
      "a `:` is missing after this key", "write `name: value` or `name:`", at: opening)
  case ("did not find expected key", _) where found == ":":
    return mistake("no key stands before this `:`", "write a name before it")
  case ("did not find expected key", "while parsing a block mapping"),
    ("did not find expected '-' indicator", _), ("did not find expected <document start>", _):
    return mistake(
      "this line does not fit the ones above it",
      "give it the same indentation as its siblings, and close quotes and brackets before it")
  case ("did not find expected ',' or ']'", _):
    return mistake(
      "the list that begins with `[` in line \(line(of: opening, in: bytes)) is not closed",
      "put `,` between its entries and `]` at its end")
  case ("did not find expected ',' or '}'", _):
    return mistake(
      "the mapping that begins with `{` in line \(line(of: opening, in: bytes)) is not closed",
      "put `,` between its entries and `}` at its end")
  case ("found unexpected end of stream", "while scanning a quoted scalar"):
    return mistake("this quote is never closed", "close it", at: opening)
  case ("found unexpected document indicator", _):
    return mistake("a document ends inside a quoted text", "close the quote before it")
  case ("found unexpected ':'", _):
    return mistake(
      "a `:` stands inside a text between brackets", "put a blank after it, or the text in quotes")
  case ("found unknown escape character", _):
    return mistake(
      "a `\\` stands before a character that it cannot escape",
      "write `\\\\`, or use single quotes")
  case ("found invalid Unicode character escape code", _):
    return mistake(
      "the escape names half of a character",
      "write the character itself, or give the file the ending .json", at: opening)
  default:
    return mistake(
      "this is no valid YAML: \(failure.problem)",
      failure.context.isEmpty
        ? "correct the text here" : "correct the text here: it was found \(failure.context)")
  }
}

private func character(in bytes: [UInt8], at offset: Int) -> String? {
  decodeScalar(in: bytes, at: offset).flatMap { Unicode.Scalar($0.value) }.map(String.init)
}

private func line(of offset: Int, in bytes: [UInt8]) -> Int {
  Places(file: "", bytes: Array(bytes[..<offset])).lineStarts.count
}
