/// A JSON value that is written out: the only code here that quotes for JSON.
indirect enum JSONText {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONText])
  /// In this order.
  case object([(key: String, value: JSONText)])

  /// Indented by two spaces, without a line feed at the end.
  func rendered(indentedBy depth: Int = 0) -> String {
    let inner = String(repeating: "  ", count: depth + 1)
    let outer = String(repeating: "  ", count: depth)
    switch self {
    case .string(let text): return quotedForJSON(text)
    case .integer(let number): return String(number)
    case .boolean(let value): return value ? "true" : "false"
    case .array(let items):
      if items.isEmpty { return "[]" }
      let lines = items.map { inner + $0.rendered(indentedBy: depth + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let entries):
      if entries.isEmpty { return "{}" }
      let lines = entries.map {
        "\(inner)\(quotedForJSON($0.key)): \($0.value.rendered(indentedBy: depth + 1))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }
}

private func quotedForJSON(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case _ where scalar.value < 0x20:
      let hex = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
