/// What a scalar is, by the core schema of YAML 1.2, of which JSON's values are a part. `yes`, `no`,
/// `on` and `off` are texts.
package enum ScalarMeaning: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number that is no whole number, or one too large to count with.
  case number
  case text
}

/// The meaning of a scalar as written; a quoted one is always text.
package func scalarMeaning(of text: String, isPlain: Bool) -> ScalarMeaning {
  guard isPlain else { return .text }
  switch text {
  case "", "~", "null", "Null", "NULL": return .null
  case "true", "True", "TRUE": return .boolean(true)
  case "false", "False", "FALSE": return .boolean(false)
  case ".nan", ".NaN", ".NAN": return .number
  default: return numericMeaning(of: text) ?? .text
  }
}

private func numericMeaning(of text: String) -> ScalarMeaning? {
  let characters = text.utf8
  if text.hasPrefix("0o"), characters.count > 2, !characters.dropFirst(2).contains(where: isSign) {
    if let value = Int(text.dropFirst(2), radix: 8) { return .integer(value) }
    return characters.dropFirst(2).allSatisfy { (0x30...0x37).contains($0) } ? .number : nil
  }
  if text.hasPrefix("0x"), characters.count > 2, !characters.dropFirst(2).contains(where: isSign) {
    if let value = Int(text.dropFirst(2), radix: 16) { return .integer(value) }
    return text.dropFirst(2).allSatisfy(\.isHexDigit) ? .number : nil
  }
  if let value = Int(text) { return .integer(value) }
  return isDecimalNumber(characters) ? .number : nil
}

private func isSign(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
}

/// Sign, digits with at most one point among or before them, and an exponent.
private func isDecimalNumber(_ text: String.UTF8View) -> Bool {
  var rest = text[...]
  if let first = rest.first, isSign(first) { rest = rest.dropFirst() }
  if [".inf", ".Inf", ".INF"].contains(where: { rest.elementsEqual($0.utf8) }) { return true }
  let whole = rest.prefix { isDigit($0) }
  rest = rest.dropFirst(whole.count)
  if rest.first == UInt8(ascii: ".") {
    rest = rest.dropFirst()
    let fraction = rest.prefix { isDigit($0) }
    rest = rest.dropFirst(fraction.count)
    if whole.isEmpty, fraction.isEmpty { return false }
  } else if whole.isEmpty {
    return false
  }
  guard let mark = rest.first else { return true }
  guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
  rest = rest.dropFirst()
  if let sign = rest.first, isSign(sign) { rest = rest.dropFirst() }
  return !rest.isEmpty && rest.allSatisfy { isDigit($0) }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
