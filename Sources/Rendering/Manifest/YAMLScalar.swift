/// A text as a YAML scalar that every reader takes for that text: plain where it is a word, else in
/// quotes with everything escaped that could end it or deceive a reader.
func yamlScalar(_ text: String) -> String {
  isPlain(text) ? text : "\"\(escaped(text))\""
}

/// A text that may stand in a comment: on one line, without what drives terminals.
func yamlComment(_ text: String) -> String {
  String(
    String.UnicodeScalarView(text.unicodeScalars.map { DeceptiveScalar($0) == nil ? $0 : " " }))
}

/// Letters, digits and marks that mean nothing to YAML, in a word that is no other value.
private func isPlain(_ text: String) -> Bool {
  guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "_") else {
    return false
  }
  return text.utf8.allSatisfy { isLetter($0) || plainMarks.contains($0) }
    && !reservedWords.contains(text.lowercased())
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private let plainMarks = Set("0123456789_./()+-".utf8)
/// Words that YAML 1.1 or 1.2 takes for something else than text.
private let reservedWords: Set<String> = [
  "true", "false", "null", "yes", "no", "on", "off", "y", "n",
]

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\"": result += "\\\""
    default:
      if DeceptiveScalar(scalar) == nil {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let width = scalar.value > 0xFFFF ? 8 : 4
        result += width == 8 ? "\\U" : "\\u"
        result += String(repeating: "0", count: width - digits.count) + digits
      }
    }
  }
  return result
}
