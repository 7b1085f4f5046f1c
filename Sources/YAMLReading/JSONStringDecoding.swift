/// Collects the text of one JSON string.
struct JSONStringDecoder {
  /// What is wrong with one step; the string goes on after it.
  struct Mistake {
    let message: String
    let advice: String
  }

  private var utf8: [UInt8] = []

  /// Takes the character or escape at the offset, which is no quote, and says how long it is.
  mutating func step(_ bytes: [UInt8], at offset: Int) -> (length: Int, mistake: Mistake?) {
    let byte = bytes[offset]
    guard byte == UInt8(ascii: "\\") else {
      utf8.append(byte)
      return (1, byte < 0x20 ? rawControl(byte) : nil)
    }
    guard offset + 1 < bytes.count else { return (1, nil) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      utf8.append(bytes[offset + 1])
    case UInt8(ascii: "b"): utf8.append(0x08)
    case UInt8(ascii: "f"): utf8.append(0x0C)
    case UInt8(ascii: "n"): utf8.append(0x0A)
    case UInt8(ascii: "r"): utf8.append(0x0D)
    case UInt8(ascii: "t"): utf8.append(0x09)
    case UInt8(ascii: "u"): return escapedUnit(bytes, at: offset)
    default:
      return (
        2,
        Mistake(
          message: "a `\\` stands before a character that it cannot escape",
          advice: "write `\\\\`")
      )
    }
    return (2, nil)
  }

  func finished() -> String { String(decoding: utf8, as: UTF8.self) }

  private func rawControl(_ byte: UInt8) -> Mistake {
    let hex = String(byte, radix: 16, uppercase: true)
    return Mistake(
      message: "a control character stands in the text",
      advice: "write `\\u\(String(repeating: "0", count: 4 - hex.count))\(hex)`")
  }

  /// `\uXXXX`, or two of them that together are one character.
  private mutating func escapedUnit(_ bytes: [UInt8], at offset: Int) -> (
    length: Int, mistake: Mistake?
  ) {
    guard let first = unit(bytes, at: offset) else {
      return (
        2, Mistake(message: "`\\u` is not followed by four digits", advice: "write `\\u00E9`")
      )
    }
    if let scalar = Unicode.Scalar(first) {
      append(scalar)
      return (6, nil)
    }
    guard first < 0xDC00, let second = unit(bytes, at: offset + 6),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else {
      append("\u{FFFD}")
      return (
        6,
        Mistake(
          message: "the escape names half of a character",
          advice: "write both halves, or the character itself")
      )
    }
    append(scalar)
    return (12, nil)
  }

  private func unit(_ bytes: [UInt8], at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    utf8.append(contentsOf: String(scalar).utf8)
  }
}
