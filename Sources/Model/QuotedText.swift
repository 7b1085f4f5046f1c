/// A piece of someone's text inside a message: in backticks, on one line, at most 60 characters,
/// with everything that a terminal could obey or hide written as an escape.
package func quoted(_ text: String) -> String {
  let limit = 60
  var shown = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == limit {
      shown += "…"
      break
    }
    count += 1
    if isInvisible(scalar) {
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return "`\(shown)`"
}

/// True for control characters, line separators and marks that turn the direction of writing.
package func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
  default: false
  }
}
