/// The text with everything shown that would steer a terminal or turn the direction of writing.
/// Names of files and components are written by strangers.
func visibleText(_ text: String, keepingLines: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A where keepingLines, 0x09 where keepingLines:
      result.unicodeScalars.append(scalar)
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
