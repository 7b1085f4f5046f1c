import Model

/// What stands at a place, in words.
func found(_ node: YAMLNode) -> String {
  switch node {
  case .sequence: return "a list"
  case .mapping: return "a mapping"
  case .unreadable: return "something unreadable"
  case .scalar(let text, let isPlain, _):
    switch scalarMeaning(of: text, isPlain: isPlain) {
    case .null: return "nothing"
    case .boolean: return "the boolean \(quoted(text))"
    case .integer, .number: return "the number \(quoted(text))"
    case .text: return "the text \(quoted(text))"
    }
  }
}

/// What to write instead of a value of the wrong kind; `nil` when the expectation says it all.
func advice(for node: YAMLNode, _ shape: Shape) -> String? {
  switch (node, shape) {
  case (_, .anyOf(let alternatives)):
    return alternatives.lazy.compactMap { advice(for: node, $0) }.first
  case (.scalar(let text, false, _), .boolean) where ["true", "false"].contains(text),
    (.scalar(let text, false, _), .exactly) where Int(text) != nil,
    (.scalar(let text, false, _), .integer) where Int(text) != nil:
    return "remove the quotes around \(quoted(text))"
  case (.scalar(let text, _, _), .boolean):
    return booleanMeant(by: text).map { "write `\($0)`" }
  case (.scalar(let text, let isPlain, _), .list):
    if scalarMeaning(of: text, isPlain: isPlain) == .null { return "remove the key, or write `[]`" }
    return isSimple(text) ? "write `[\(text)]`" : "write a list: `[…]`"
  case (.mapping, .list): return "put `- ` before each entry"
  case (.scalar(let text, let isPlain, _), .text), (.scalar(let text, let isPlain, _), .word):
    if scalarMeaning(of: text, isPlain: isPlain) == .null {
      return "write \(shape.expectation), or remove it"
    }
    if case .word(let words) = shape {
      let isOff = text == "false" && words.contains { $0.name == "off" }
      return isOff ? "write `off`" : "write \(shape.expectation)"
    }
    return "put it in quotes if it is meant as text"
  case (.sequence, .text), (.mapping, .text):
    return "put it in quotes if it is meant as one text"
  case (.sequence, .names), (.sequence, .record):
    return "write `name: …` lines without `-`"
  case (.scalar, .exactly(let number)): return "write `\(number)`"
  case (.scalar(let text, _, _), .record(let keys)):
    let taking = keys.filter { key in
      if case .text = key.shape { true } else { false }
    }
    if taking.count == 1, isSimple(text) { return "write `{ \(taking[0].name): \(text) }`" }
    return "write its keys below it, one in a line"
  default: return nil
  }
}

/// True for a text that can be shown inside a line of YAML as it is.
private func isSimple(_ text: String) -> Bool {
  (1...40).contains(text.unicodeScalars.count)
    && !text.unicodeScalars.contains {
      isInvisible($0) || ",[]{}:#*&!@%|>\"'`".unicodeScalars.contains($0)
    }
}

private func booleanMeant(by text: String) -> Bool? {
  switch text.lowercased() {
  case "yes", "y", "on", "true", "1": true
  case "no", "n", "off", "false", "0": false
  default: nil
  }
}
