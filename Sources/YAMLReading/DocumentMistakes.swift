import Model

// What is said about trees that are too large or too strange, in YAML and JSON alike.

func tooDeep(_ location: Location) -> Problem {
  Problem(
    .error, "lists and mappings lie more than \(ReadingLimits.depth) deep in each other",
    advice: "nest less; what follows was not read", at: location)
}

func tooManyValues(_ location: Location) -> Problem {
  Problem(
    .error, "the file has more than \(ReadingLimits.nodes) values once its aliases are expanded",
    advice: "split it into several manifests; what follows was not read", at: location)
}

func severalDocuments(_ location: Location) -> Problem {
  Problem(
    .error, "a second document begins here", advice: "keep one document in a file",
    at: location)
}

/// What is said about an alias whose anchor stands nowhere before it.
func unknownAlias(_ name: String, among known: [String], at location: Location) -> Problem {
  if let nearest = nearestWord(to: name, among: known) {
    return Problem(
      .error, "no anchor `&\(name)` stands before the alias \(quoted("*" + name))",
      advice: "did you mean `*\(nearest)`?", at: location)
  }
  return Problem(
    .error, "no anchor `&\(name)` stands before the alias \(quoted("*" + name))",
    advice: "put the text in quotes if it begins with `*`", at: location)
}

/// What is said about a plain scalar that is a key and no text; `nil` when it is text.
func mistake(inKey text: String, isPlain: Bool, at location: Location) -> Problem? {
  let found: String
  switch scalarMeaning(of: text, isPlain: isPlain) {
  case .text: return nil
  case .null: found = text.isEmpty ? "nothing" : "\(quoted(text)), which means nothing,"
  case .boolean: found = "the boolean \(quoted(text))"
  case .integer, .number: found = "the number \(quoted(text))"
  }
  return Problem(
    .error, "\(found) stands where a key belongs",
    advice: text.isEmpty ? "write a name before the `:`" : "put it in quotes if it is a name",
    at: location)
}
